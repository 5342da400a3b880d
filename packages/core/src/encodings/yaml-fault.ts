// The reasons of the YAML parser, reworded for the author of the message: what to look for, and when quotes help.

const quotes = "put the string in quotes";

/** Parts of the parser's reasons with our wording; the first that is found counts. */
const faults: readonly (readonly [reason: string, words: string])[] = [
  ["bad indentation of a mapping entry", "wrong indentation, or a string that needs quotes"],
  ["bad indentation of a sequence entry", "wrong indentation of an item"],
  ["end of the stream or a document separator", "wrong indentation, or a string that needs quotes"],
  ["multiline key may not be an implicit key", 'missing ":" after a key on this line or before it'],
  ["expected ':' after a mapping key", 'missing ":" after a key'],
  ["whitespace character is expected after", 'missing space after ":"'],
  ["missed comma between flow collection", `missing comma in "{ }" or "[ ]"; if a string begins with a bracket, ${quotes}`],
  ["within a flow collection", `unclosed "{" or "["; if a string begins with it, ${quotes}`],
  ["expected the node content, but found ','", "missing value before a comma"],
  ["within a single quoted scalar", "unterminated string in single quotes; write a single quote inside it twice"],
  ["within a double quoted scalar", 'unterminated string in double quotes; write a double quote inside it as \\"'],
  ["deficient indentation", "unclosed bracket or quote, or lines with too little indentation"],
  ["escape sequence", "unknown escape sequence in double quotes; write a backslash twice"],
  ["hexadecimal character", "invalid hexadecimal escape sequence in double quotes; write a backslash twice"],
  ["alias node", `unexpected "*"; if a string begins with it, ${quotes}`],
  ["anchor node", `unexpected "&"; if a string begins with it, ${quotes}`],
  ["tab character", "a line is indented with a tab; use spaces"],
  ["chomping mode", `unexpected "|" or ">"; if a string begins with it, ${quotes}`],
  ["indentation width", `unexpected "|" or ">"; if a string begins with it, ${quotes}`],
  ["a line break is expected", `unexpected "|" or ">"; if a string begins with it, ${quotes}`],
  ["JSON character", "unprintable character; write it as an escape sequence in double quotes"],
  ["non-printable", "unprintable character; write it as an escape sequence in double quotes"],
  ["tag", `unexpected "!"; if a string begins with it, ${quotes}`],
  ["directive", `unexpected "%" at the start of a line; if a string begins with it, ${quotes}`],
];

/** Our wording of the parser's reason. */
export function describeYamlFault(reason: string): string {
  const known = faults.find(([part]) => reason.includes(part));
  return known === undefined ? `unexpected content; if it is part of a string, ${quotes}` : known[1];
}
