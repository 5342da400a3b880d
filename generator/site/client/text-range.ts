// Where an issue ends in the text: issues name a start, an editor underlines a range.

/** The end of the value or word that starts at an offset. */
export function rangeEnd(text: string, start: number): number {
  const rest = text.slice(start, start + 10_000);
  const [token] = /^(?:"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[[{]|[^\s,\]}]+)/.exec(rest) ?? [];
  if (token === undefined) return Math.min(text.length, start + 1);
  return start + token.length;
}
