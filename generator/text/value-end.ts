// Where a value ends in the text of a message: issues name a start, editors and code frames underline a range.

/** The end of the value or word that starts at an offset. */
export function valueEnd(text: string, start: number): number {
  const rest = text.slice(start, start + 10_000);
  const [token] = /^(?:"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[[{]|[^\s,\]}]+)/.exec(rest) ?? [];
  if (token === undefined) return Math.min(text.length, start + 1);
  return start + token.length;
}
