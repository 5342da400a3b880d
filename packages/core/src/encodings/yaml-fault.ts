// What the YAML parser found wrong, in words for whoever wrote the message: what to look for, and when quotes help.

const quotes = "put the text in quotes";

/** Parts of the parser's reasons, with our words for them; the first that is found counts. */
const faults: readonly (readonly [reason: string, words: string])[] = [
  ["bad indentation of a mapping entry", "this fits no key: its indentation is wrong, or it belongs to a text that must stand in quotes"],
  ["bad indentation of a sequence entry", "this fits no item of the list: its indentation is wrong"],
  [
    "end of the stream or a document separator",
    "this does not continue what stands before it: its indentation is wrong, or it belongs to a text that must stand in quotes",
  ],
  ["multiline key may not be an implicit key", 'a key without ":" stands here or before this'],
  ["expected ':' after a mapping key", 'a key has no ":"'],
  ["whitespace character is expected after", 'a blank is missing after ":"'],
  ["missed comma between flow collection", `a comma is missing in a { } or [ ]; if it is a text that begins with a bracket, ${quotes}`],
  ["within a flow collection", `a { or [ is never closed; if it begins a text, ${quotes}`],
  ["expected the node content, but found ','", "a value is missing before the comma"],
  ["within a single quoted scalar", "a text in single quotes is never closed; a single quote inside is written twice"],
  ["within a double quoted scalar", 'a text in double quotes is never closed; a double quote inside is written \\"'],
  ["deficient indentation", "something opened here is never closed, or its lines are indented too little"],
  ["escape sequence", "a text in double quotes has an escape that YAML does not have; write a backslash twice"],
  ["hexadecimal character", "a text in double quotes has an escape with a bad hexadecimal number; write a backslash twice"],
  ["alias node", `a text begins with *; ${quotes}`],
  ["anchor node", `a text begins with &; ${quotes}`],
  ["tab character", "a line is indented with a tab; use blanks"],
  ["chomping mode", `a text begins with | or >; ${quotes}`],
  ["indentation width", `a text begins with | or >; ${quotes}`],
  ["a line break is expected", `a text begins with | or >; ${quotes}`],
  ["JSON character", "a character cannot be printed; write it as an escape in double quotes"],
  ["non-printable", "a character cannot be printed; write it as an escape in double quotes"],
  ["tag", `a text begins with !; ${quotes}`],
  ["directive", `a line begins with %; ${quotes}`],
];

/** The parser's reason in our words. */
export function describeYamlFault(reason: string): string {
  const known = faults.find(([part]) => reason.includes(part));
  return known === undefined ? `this cannot be parsed; if it belongs to a text, ${quotes}` : known[1];
}
