// Renders source lines with carets under a range. Long lines are truncated around the range.

import type { Colors } from "picocolors/types.js";
import { lineText, positionAt, type LineIndex } from "../text/line-index.js";
import { printCharacters, type PrintedCharacter } from "../text/printable.js";

/** The range to show, and how. */
export interface FrameRequest {
  readonly text: string;
  readonly index: LineIndex;
  readonly start: number;
  readonly end: number;
  readonly colours: Colors;
  /** Maximum width of a source line, in columns. */
  readonly width: number;
  /** Number of the first line of the text in its file. */
  readonly firstLine?: number;
}

/** Two lines of context, the line itself, and the carets. */
export function codeFrame(request: FrameRequest): string {
  const { text, index, start, end, colours, firstLine = 1 } = request;
  const { line, column } = positionAt(index, start);
  const numberOf = (shownLine: number): string => String(shownLine + firstLine - 1);
  const numberWidth = numberOf(line).length;
  const shown = lineText(text, index, line);
  const last = Math.min(end - start + column - 1, shown.length);
  const window = cutLine(shown, column - 1, request.width);
  const gutter = (label: string, mark: string): string => colours.dim(`${mark} ${label.padStart(numberWidth)} | `);
  const lines: string[] = [];
  for (let before = Math.max(1, line - 2); before < line; before += 1) {
    lines.push(gutter(numberOf(before), " ") + print(printCut(lineText(text, index, before), window, request.width)));
  }
  lines.push(colours.red(">") + gutter(numberOf(line), "") + print(window.characters));
  lines.push(gutter("", " ") + colours.red(carets(window.characters, column - 1, last)));
  return lines.map((each) => each.trimEnd()).join("\n");
}

interface Window {
  readonly characters: readonly PrintedCharacter[];
  /** Printed columns that were cut off on the left. */
  readonly from: number;
}

const ellipsis = (offset: number): PrintedCharacter => ({ text: "…", width: 1, offset });

/** The part of a line around an offset that fits the width. */
function cutLine(line: string, offset: number, width: number): Window {
  // Segmenting a line of megabytes would be slow, so only the part near the offset is segmented.
  const near = Math.max(0, offset - 4 * width);
  const characters = printCharacters(line.slice(near, offset + 4 * width), near);
  const total = sum(characters);
  if (near === 0 && total <= width && line.length <= offset + 4 * width) return { characters, from: 0 };
  const before = sum(characters.filter((character) => character.offset < offset));
  const from = Math.max(0, Math.min(before - Math.floor(width / 3), total - width + 2));
  return { characters: within(characters, from, width), from: near + from };
}

/** A context line, truncated at the same columns. */
function printCut(line: string, window: Window, width: number): readonly PrintedCharacter[] {
  return within(printCharacters(line.slice(0, window.from * 2 + 4 * width)), window.from, width);
}

function within(characters: readonly PrintedCharacter[], from: number, width: number): readonly PrintedCharacter[] {
  let column = 0;
  const kept: PrintedCharacter[] = [];
  for (const character of characters) {
    if (column >= from && column + character.width <= from + width) kept.push(character);
    column += character.width;
  }
  const cutLeft = from > 0 && kept.length > 0;
  const cutRight = column > from + width && kept.length > 0;
  return [
    ...(cutLeft ? [ellipsis(-1), ...kept.slice(1)] : kept.slice(0, cutRight ? -1 : kept.length)),
    ...(cutRight ? [ellipsis(Number.POSITIVE_INFINITY)] : []),
  ];
}

function carets(characters: readonly PrintedCharacter[], start: number, end: number): string {
  let spaces = 0;
  let marks = 0;
  for (const { offset, width } of characters) {
    if (offset < start) spaces += width;
    else if (offset < end) marks += width;
  }
  return " ".repeat(spaces) + "^".repeat(Math.max(1, marks));
}

const print = (characters: readonly PrintedCharacter[]): string => characters.map(({ text }) => text).join("");
const sum = (characters: readonly PrintedCharacter[]): number => characters.reduce((total, { width }) => total + width, 0);
