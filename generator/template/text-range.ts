// Ranges of a text, and offsets of lines and columns as Handlebars counts them.

import { indexLines } from "../text/line-index.js";

/** A range of a text, in UTF-16 offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Lines from 1, columns from 0. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** The offset of a line and column. */
export function offsetAt(text: string, { line, column }: LineAndColumn): number {
  return Math.min((indexLines(text)[line - 1] ?? text.length) + column, text.length);
}
