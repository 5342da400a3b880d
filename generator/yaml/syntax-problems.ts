// The YAML parser's reasons in words that say what to look for. Reasons that are not listed are clear enough.

const words: Readonly<Record<string, string>> = {
  "end of the stream or a document separator is expected": "this does not continue what stands before it; its indentation may be wrong",
  "bad indentation of a mapping entry": "this fits no key before it; its indentation may be wrong",
  "bad indentation of a sequence entry": "this fits no list item before it; its indentation may be wrong",
  "missed comma between flow collection entries": "a comma is missing between two entries",
  "can not read a block mapping entry; a multiline key may not be an implicit key": 'a key without ":" stands before this',
  "expected the node content, but found ','": "a value is missing before the comma",
  "expected ':' after a mapping key": 'a key without ":"',
  "unknown escape sequence": "unknown escape in double quotes; single quotes take every character as it is",
  "a whitespace character is expected after the key-value separator within a block mapping": 'a blank is missing after ":"',
  "the stream contains non-printable characters": "a character that cannot be printed; use an escape in double quotes",
  "name of an alias node must contain at least one character": "a text that begins with * needs quotes",
  "name of an anchor node must contain at least one character": "a text that begins with & needs quotes",
};

/** Reasons that only say where the end was noticed of something that is never closed. */
const unclosed: ReadonlySet<string> = new Set([
  "deficient indentation",
  "unexpected end of the stream within a flow collection",
  "unexpected end of the stream within a single quoted scalar",
  "unexpected end of the stream within a double quoted scalar",
  "unexpected end of the document within a single quoted scalar",
  "unexpected end of the document within a double quoted scalar",
]);

/** What is wrong, in our words. */
export function describeSyntaxProblem(reason: string): string {
  return words[reason] ?? reason;
}

/** Whether the reason speaks of a bracket or quote that is never closed. */
export function isUnclosed(reason: string): boolean {
  return unclosed.has(reason);
}
