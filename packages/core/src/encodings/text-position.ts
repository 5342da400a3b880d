// Offsets of a text as lines and columns. A line ends with LF, CRLF or a lone CR.

import type { TextPosition } from "../result.js";

/** Line and column of an offset, both counted from 1. For many offsets of one text see `createPositions`. */
export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, Math.max(offset, 0)).split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1, offset: Math.min(Math.max(offset, 0), text.length) };
}

/** Prepares a text for positions, so that each costs next to nothing however long the text is. */
export function createPositions(text: string): (offset: number) => TextPosition {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStartsOf(text);
    const end = Math.min(Math.max(offset, 0), text.length);
    let line = 0;
    // The last line that begins at or before the offset.
    for (let after = starts.length; after - line > 1;) {
      const middle = (line + after) >> 1;
      if (starts[middle]! <= end) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: end - starts[line]! + 1, offset: end };
  };
}

/** The offsets at which the lines of a text begin. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Of CR and LF together the second ends the line.
    if (unit === 10 || (unit === 13 && text.charCodeAt(index + 1) !== 10)) starts.push(index + 1);
  }
  return starts;
}
