// Skips what separates YAML tokens: white space, commas and comments.

/** The next offset at or after `from` that holds neither white space nor a comment. */
export function skipSpace(text: string, from: number): number {
  let offset = from;
  while (offset < text.length) {
    const character = text[offset]!;
    if (character === "#" && (offset === 0 || /\s/.test(text[offset - 1]!))) offset = endOfLine(text, offset);
    else if (/\s/.test(character)) offset += 1;
    else break;
  }
  return offset;
}

/** The offset behind the bracket that closes a flow collection whose last token ends at `from`. */
export function afterClosingBracket(text: string, from: number): number {
  let offset = skipSpace(text, from);
  while (text[offset] === ",") offset = skipSpace(text, offset + 1);
  return /[\]}]/.test(text[offset] ?? "") ? offset + 1 : from;
}

/** The offset of the line break that ends the line of `from`, or the end of the text. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  if (end === -1) return text.length;
  return text[end - 1] === "\r" ? end - 1 : end;
}
