// The lines of a Markdown mail: what a label line says, and what a bullet stands before. A scanner, not a Markdown parser.

import type { Region } from "./mail-plan.js";

/** A line that begins with a name and a colon. */
export interface MailLabel {
  /** As written, without emphasis. */
  readonly name: string;
  readonly value: string;
  /** Offset of the line. */
  readonly start: number;
  readonly indent: number;
  readonly isBullet: boolean;
  /** The section it stands in; undefined before the first one. */
  readonly region: Region | undefined;
  /** When nothing stands behind it, the list items below it. */
  items: readonly string[];
}

const none: readonly string[] = [];

const blank = 32;
const tab = 9;
const star = 42;
const plus = 43;
const minus = 45;
const lowLine = 95;
const bullet = 0x2022;

/** Whether a code unit is for certain no white space, of which there are many kinds beyond ASCII. */
const isPlain = (unit: number): boolean => unit > blank && unit < 127;

/** Offset of the first character of a line that is not white space. */
function skipBlanks(text: string, start: number, end: number): number {
  let at = start;
  let unit = text.charCodeAt(at);
  while (unit === blank) unit = text.charCodeAt(++at);
  return isPlain(unit) ? at : end - text.slice(at, end).trimStart().length;
}

/** Offset behind the bullet and the blanks after it, or `start` when there is no bullet. */
function skipBullet(text: string, start: number): number {
  const mark = text.charCodeAt(start);
  if (mark !== minus && mark !== star && mark !== plus && mark !== bullet) return start;
  let end = start + 1;
  for (let unit = text.charCodeAt(end); unit === blank || unit === tab; unit = text.charCodeAt(end)) end++;
  return end > start + 1 ? end : start;
}

/** Up to three stars or low lines at an offset. */
function emphasisAt(text: string, start: number): string {
  const mark = text.charCodeAt(start);
  if (mark !== star && mark !== lowLine) return "";
  let end = start + 1;
  while (end < start + 3 && text.charCodeAt(end) === mark) end++;
  return text.slice(start, end);
}

/** Reads a line of a text whose first colon is at an offset as a label, after an optional bullet and with optional emphasis. */
export function labelAt(text: string, start: number, colon: number, end: number, region?: Region): MailLabel | undefined {
  const filled = skipBlanks(text, start, end);
  const from = skipBullet(text, filled);
  const opened = emphasisAt(text, from);
  let name = text.slice(from + opened.length, colon).trim();
  let value = text.slice(colon + 1, end).trim();
  if (opened !== "") {
    // The emphasis ends before the colon, behind it, or at the end of the line.
    if (name.endsWith(opened)) name = name.slice(0, -opened.length).trimEnd();
    else if (value.startsWith(opened)) value = value.slice(opened.length).trimStart();
    else if (value.endsWith(opened)) value = value.slice(0, -opened.length).trimEnd();
  }
  return name === "" ? undefined : { name, value, start, indent: filled - start, isBullet: from > filled, region, items: none };
}

/** Reads a line as a label. */
export function labelOf(line: string): MailLabel | undefined {
  const colon = line.indexOf(":");
  return colon < 0 ? undefined : labelAt(line, 0, colon, line.length);
}

/** A line without the bullet before it. */
export function withoutBullet(line: string): string {
  return line.slice(skipBullet(line, indentOf(line))).trim();
}

/** Whether a line begins with a bullet. */
export function hasBullet(line: string): boolean {
  const indent = indentOf(line);
  return skipBullet(line, indent) > indent;
}

/** How far a line is indented. */
export function indentOf(line: string): number {
  return skipBlanks(line, 0, line.length);
}
