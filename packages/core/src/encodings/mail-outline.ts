// The outline of a mail message: where its sections start and which lines are fenced. It searches only for headings and fences, so that
// the text between them costs almost nothing.

import { trimmedPart } from "./mail-lines.js";

export interface MailSection {
  /** As written. */
  readonly name: string;
  /** Offset of the heading. */
  readonly start: number;
  /** Offset of the line after it. */
  readonly from: number;
}

/** The second-level headings and the code fences of a body. */
export interface MailOutline {
  readonly sections: readonly MailSection[];
  /** Two offsets per code fence: the start of its first line, and the start of the line after its last one. */
  readonly fences: readonly number[];
  /** Start of an unclosed fence. */
  readonly unclosed: number | undefined;
}

/** Finds the sections and fences of a body. */
export function outlineOf(body: string): MailOutline {
  const sections: MailSection[] = [];
  const fences: number[] = [];
  let heading = offsetOf(body, "##", 0);
  let ticks = offsetOf(body, "```", 0);
  let tildes = offsetOf(body, "~~~", 0);
  for (let at = Math.min(heading, ticks, tildes); at < body.length; at = Math.min(heading, ticks, tildes)) {
    let next = lineEnd(body, at) + 1;
    if (at === heading) {
      const blank = body.charCodeAt(at + 2);
      const isHeading = (blank === 32 || blank === 9) && beginsLine(body, at);
      const name = isHeading ? trimmedPart(body, at + 3, next - 1) : "";
      if (name !== "") sections.push({ name, start: at, from: next });
    } else {
      const start = fenceStart(body, at);
      const mark = start < 0 ? "" : fenceMark(body, at, next);
      if (mark !== "") {
        const end = fenceEnd(body, next, mark);
        next = end ?? body.length + 1;
        fences.push(start, next);
        if (end === undefined) return { sections, fences, unclosed: start };
      }
    }
    // Later matches are remembered, so that no part of the body is searched twice.
    if (heading < next) heading = offsetOf(body, "##", next);
    if (ticks < next) ticks = offsetOf(body, "```", next);
    if (tildes < next) tildes = offsetOf(body, "~~~", next);
  }
  return { sections, fences, unclosed: undefined };
}

/** Offset of the next occurrence, or of the end of the string. */
export function offsetOf(text: string, part: string, from: number): number {
  const found = text.indexOf(part, from);
  return found < 0 ? text.length : found;
}

/** Offset of the end of the line at an offset; a carriage return before it belongs to the line. */
export function lineEnd(text: string, at: number): number {
  return offsetOf(text, "\n", at);
}

/** Start of the line of a mark, or -1 if the mark is indented by more than three spaces. */
function fenceStart(body: string, at: number): number {
  let start = at;
  while (start > at - 3 && body.charCodeAt(start - 1) === 32) start--;
  return beginsLine(body, start) ? start : -1;
}

const beginsLine = (text: string, at: number): boolean => at === 0 || text.charCodeAt(at - 1) === 10;

const infoString = /*@__PURE__*/ /^.*\r?\n?$/;

/** The mark at an offset in a line that ends before `next`, if it opens a fence. */
function fenceMark(body: string, at: number, next: number): string {
  let end = at + 3;
  while (body.charCodeAt(end) === body.charCodeAt(at)) end++;
  const mark = body.slice(at, end);
  const rest = body.slice(end, next);
  // If more backticks follow on the line, it is a code span.
  return (mark.startsWith("`") && rest.includes("`")) || !infoString.test(rest) ? "" : mark;
}

/** Start of the line after a fence, given the offset of the second line of the fence; undefined if it is unclosed. */
function fenceEnd(body: string, second: number, mark: string): number | undefined {
  const least = mark.slice(0, 3);
  let from = second;
  for (let at = body.indexOf(least, from); at >= 0; at = body.indexOf(least, from)) {
    let start = at;
    while (start > from && body.charCodeAt(start - 1) !== 10) start--;
    from = lineEnd(body, at) + 1;
    if (closesFence(body.slice(start, from), mark)) return from;
  }
  return undefined;
}

function closesFence(line: string, mark: string): boolean {
  const trimmed = line.trim();
  return (trimmed === mark || (trimmed.startsWith(mark) && trimmed === mark.charAt(0).repeat(trimmed.length))) && !line.startsWith("    ");
}

/** The text between two line starts, without blank lines around it; undefined if there is none. */
export function textBetween(body: string, from: number, until: number): string | undefined {
  const whole = body.slice(from, until).trimEnd();
  if (whole === "") return undefined;
  const blanks = whole.length - whole.trimStart().length;
  const start = blanks === 0 ? 0 : whole.lastIndexOf("\n", blanks) + 1;
  const text = body.slice(from + start, lineEnd(body, from + whole.length));
  return text.includes("\r") ? text.replaceAll("\r\n", "\n").replace(/\r$/, "") : text;
}
