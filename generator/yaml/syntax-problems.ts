// Messages for the errors of the YAML parser. The parser's own message is used for errors that are not listed.

const messages: Readonly<Record<string, string>> = {
  "end of the stream or a document separator is expected": "unexpected content; check the indentation",
  "bad indentation of a mapping entry": "wrong indentation of a key",
  "bad indentation of a sequence entry": "wrong indentation of an array item",
  "missed comma between flow collection entries": "missing comma between two entries",
  "can not read a block mapping entry; a multiline key may not be an implicit key": 'missing ":" after the previous key',
  "expected the node content, but found ','": "missing value before the comma",
  "expected ':' after a mapping key": 'missing ":" after the key',
  "unknown escape sequence": "unknown escape sequence in double quotes; single quotes do not interpret backslashes",
  "a whitespace character is expected after the key-value separator within a block mapping": 'missing space after ":"',
  "the stream contains non-printable characters": "unexpected control character; use an escape sequence in double quotes",
  "name of an alias node must contain at least one character": "quote strings that start with *",
  "name of an anchor node must contain at least one character": "quote strings that start with &",
};

/** Errors that are raised at the end of an unterminated bracket or quote, instead of at its start. */
const unclosed: ReadonlySet<string> = new Set([
  "deficient indentation",
  "unexpected end of the stream within a flow collection",
  "unexpected end of the stream within a single quoted scalar",
  "unexpected end of the stream within a double quoted scalar",
  "unexpected end of the document within a single quoted scalar",
  "unexpected end of the document within a double quoted scalar",
]);

/** The message for an error of the parser. */
export function describeSyntaxProblem(reason: string): string {
  return messages[reason] ?? reason;
}

/** Whether the error is about an unterminated bracket or quote. */
export function isUnclosed(reason: string): boolean {
  return unclosed.has(reason);
}
