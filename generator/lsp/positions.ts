// Converts between offsets and the positions of the language server protocol, which start at 0.

import type { Position, Range } from "vscode-languageserver/node";
import { positionAt, type LineIndex } from "../text/line-index.js";

/** The position of an offset. */
export function toPosition(lines: LineIndex, offset: number): Position {
  const { line, column } = positionAt(lines, offset);
  return { line: line - 1, character: column - 1 };
}

/** The range between two offsets. */
export const toRange = (lines: LineIndex, { start, end }: { readonly start: number; readonly end: number }): Range => ({
  start: toPosition(lines, start),
  end: toPosition(lines, Math.max(start, end)),
});

/** The offset of a position; a position behind the end of its line is the end of the line. */
export function toOffset(text: string, lines: LineIndex, { line, character }: Position): number {
  const start = lines[line];
  if (start === undefined) return text.length;
  const end = (lines[line + 1] ?? text.length + 1) - 1;
  return Math.min(start + character, end);
}
