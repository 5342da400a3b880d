// Finds the bracket or quote that is still open where the YAML parser failed. It scans the current block only, which is good enough for an error location.

import { endOfLine } from "./skip-space.js";

/** A bracket or quote with its offset. */
export interface OpenToken {
  readonly what: "bracket" | "quote";
  readonly offset: number;
}

/** The innermost one on an earlier line, or on any line if the offset is the end of the file. */
export function findOpenToken(text: string, offset: number): OpenToken | undefined {
  const line = text.lastIndexOf("\n", offset - 1) + 1;
  const open: number[] = [];
  for (let at = blockStart(text, line); at < offset; at += 1) {
    const character = text[at]!;
    const startsToken = at === 0 || /[\s,:[{]/.test(text[at - 1]!);
    if (character === "#" && startsToken) at = endOfLine(text, at);
    else if ((character === "'" || character === '"') && startsToken) {
      const end = text.indexOf(character, at + 1);
      if (end === -1 || end >= offset) return at < line || offset === text.length ? { what: "quote", offset: at } : undefined;
      at = end;
    } else if ((character === "[" || character === "{") && startsToken) open.push(at);
    else if (character === "]" || character === "}") open.pop();
  }
  const bracket = open.findLast((candidate) => candidate < line || offset === text.length);
  return bracket === undefined ? undefined : { what: "bracket", offset: bracket };
}

/** The beginning of the nearest line, at or before this one, that starts with a top-level key. */
function blockStart(text: string, line: number): number {
  for (let start = Math.max(0, text.lastIndexOf("\n", line - 2) + 1); start > 0; start = text.lastIndexOf("\n", start - 2) + 1) {
    if (/[^\s#]/.test(text[start] ?? "")) return start;
  }
  return 0;
}
