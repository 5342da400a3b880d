// Offsets of a text as lines and columns. A line ends with LF, CRLF or a lone CR.

import type { TextPosition } from "../result.js";

/** Line and column of an offset, both counted from 1. */
export function positionAt(text: string, offset: number): TextPosition {
  const end = Math.min(Math.max(offset, 0), text.length);
  let line = 1;
  let lineStart = 0;
  for (let index = 0; index < end; index++) {
    const unit = text.charCodeAt(index);
    // Of CR and LF together the second ends the line.
    if (unit !== 10 && (unit !== 13 || text.charCodeAt(index + 1) === 10)) continue;
    line++;
    lineStart = index + 1;
  }
  return { line, column: end - lineStart + 1, offset: end };
}
