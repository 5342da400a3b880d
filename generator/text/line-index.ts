// Converts offsets in a text to lines and columns.

/** A position as editors count it: both numbers start at 1, columns are UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The offsets at which the lines of a text start. */
export type LineIndex = readonly number[];

/** Finds the offsets at which the lines of a text start. */
export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}

/** The line and column of an offset. */
export function positionAt(index: LineIndex, offset: number): Position {
  let low = 0;
  let high = index.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (index[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - index[low]! + 1 };
}

/** The text of a line, without its line break. */
export function lineText(text: string, index: LineIndex, line: number): string {
  return text.slice(index[line - 1], index[line] ?? text.length).replace(/\r?\n$/, "");
}
