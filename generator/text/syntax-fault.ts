// Syntax errors in generated text.

/** The first syntax error of a generated file. */
export interface SyntaxFault {
  readonly offset: number;
  readonly line: number;
  /** The line, or the part of a long line that is near the error. */
  readonly quote: string;
  readonly problem: string;
}

/** The text of a generated file, with its first syntax error if there is one. */
export interface CheckedText {
  readonly text: string;
  readonly fault?: SyntaxFault;
}

/** How many characters of a line are quoted on each side of an error. */
const quotedCharacters = 60;

/** An error at an offset of a text. */
export function faultAt(text: string, offset: number, problem: string): SyntaxFault {
  const before = text.slice(0, offset).split("\n");
  const column = before.at(-1)?.length ?? 0;
  const line = text.split("\n")[before.length - 1] ?? "";
  const near = line.slice(Math.max(0, column - quotedCharacters), column + quotedCharacters).trim();
  const quote = `${column > quotedCharacters ? "…" : ""}${near}${column + quotedCharacters < line.length ? "…" : ""}`;
  return { offset, line: before.length, quote, problem };
}
