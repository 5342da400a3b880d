// All issue codes and their messages. Other modules decide when an issue is reported.
// Each wording is a separate function, so that a bundle holds only those that can come up in it. What comes from a message is quoted by the
// caller; whatever it is, the text of an issue is short and holds no characters that act on a terminal.

import { joinWords } from "./base/join-words.js";
import { escapeInvisible, quote, quoteText } from "./base/quote.js";
import type { Issue } from "./result.js";
import type { Path } from "./base/path.js";

/** Every code of the catalogue, `rule` standing for all `rule/<name>`. */
export const issueCodes = [
  "invalid-utf8",
  "syntax",
  "duplicate-key",
  "yaml-alias",
  "too-large",
  "too-deep",
  "too-many-keys",
  "wrong-type",
  "missing-field",
  "unknown-field",
  "unknown-type",
  "unknown-value",
  "wrong-constant",
  "too-short",
  "too-long",
  "too-few",
  "too-many",
  "duplicate-item",
  "out-of-range",
  "pattern",
  "format",
  "invalid-key",
  "line-break",
  "no-match",
  "mismatch",
  "rule",
  "wrong-version",
  "not-representable",
  "wrong-role",
  "unauthorized",
  "secret-found",
  "path-leaves-root",
  "shell-unsafe",
  "null-dropped",
  "wrapped",
  "converted",
  "tolerated",
  "alias",
  "untyped-body",
  "unclosed-fence",
  "wrong-section",
  "unreadable",
  "item-dropped",
  "dropped",
  "merged",
  "filled",
  "not-in-version",
  "decode-only",
  "illegal-transition",
  "unusual-transition",
  "unexpected-reply",
  "wrong-round",
  "too-many-rounds",
  "wrong-party",
  "late",
  "duplicate-id",
  "duplicate-request",
  "unknown-request",
  "ambiguous-sender",
  "undeclared-capability",
  "outside-flow",
  "ambiguous-flow",
  "unfinished-flow",
  "unexpected-field",
] as const;

export type IssueCode = (typeof issueCodes)[number];

/** The wording of an issue: its code and the text that follows the path, or a whole sentence without a path. */
export type Wording = readonly [code: IssueCode | `rule/${string}`, words: string, isSentence?: true | undefined];

/** Names with commas between, cut after a dozen. */
export const listNames = (names: readonly string[]): string =>
  names.length > 12 ? `${names.slice(0, 12).join(", ")}, …` : names.join(", ");

/** Values in quotes with commas between, cut after a dozen. */
export const listValues = (values: readonly (string | number)[]): string => listNames(values.map(quote));

/** An example of a valid string, in brackets. */
export const forExample = (example: string | undefined): string => (example ? ` (for example ${quoteText(example)})` : "");

/** The question behind a name that is unknown. */
export const didYouMean = (nearest: string | undefined): string => (nearest === undefined ? "" : `; did you mean "${nearest}"?`);

export const invalidUtf8 = (): Wording => ["invalid-utf8", "is not valid UTF-8"];
export const badSyntax = (format: string, problem: string): Wording => ["syntax", `is not valid ${format}: ${problem}`];
export const duplicateKey = (key: string): Wording => ["duplicate-key", `duplicate key ${key}`, true];
export const yamlAlias = (): Wording => ["yaml-alias", "must not use YAML aliases; write the value out"];
export const tooLarge = (limit: number, size: number): Wording => ["too-large", `must have at most ${limit} bytes, got ${size}`];
export const tooDeep = (limit: number): Wording => ["too-deep", `must have at most ${limit} levels of nesting`];
export const tooManyKeys = (limit: number): Wording => ["too-many-keys", `must have at most ${limit} keys`];

/** The wording of all values that are something else than they should be. */
export const mustBe = (
  code: "wrong-type" | "format" | "out-of-range" | "no-match" | "wrong-constant" | "unknown-value",
  expected: string,
  received: string,
): Wording => [code, `must be ${expected}, got ${received}`];
/** A description for brackets: without articles, examples and schemes, which are in brackets themselves. */
const forBrackets = (words: string): string => words.replaceAll(/ \((for|scheme) .*?\)|(^|, | or )an? /g, "$2");
export const missingField = (expected: string, misspelling?: string): Wording => [
  "missing-field",
  `is required (${forBrackets(expected)})${misspelling === undefined ? "" : `; the unknown field ${quoteText(misspelling)} may be a misspelling`}`,
];
export const unknownField = (place: string, nearest: string | undefined): Wording => [
  "unknown-field",
  `unknown field ${place}${didYouMean(nearest)}`,
  true,
];
export const bodyAsWhole = (): Wording => ["unknown-field", "must not be passed as an object; pass its fields directly"];
export const unknownType = (received: string, nearest: string | undefined, known: readonly string[], kind = "message type"): Wording => [
  "unknown-type",
  `unknown ${kind} ${received}${didYouMean(nearest) || `, expected one of ${listNames(known)}`}`,
  true,
];
export const tooShort = (min: number, length: number, unit = "character"): Wording => ["too-short", atLeast(min, unit, length)];
export const tooLong = (max: number, length: number, unit = "character"): Wording => ["too-long", atMost(max, unit, length)];
export const tooFew = (min: number, unit: string, count: number): Wording => ["too-few", atLeast(min, unit, count)];
export const tooMany = (max: number, unit: string, count: number): Wording => ["too-many", atMost(max, unit, count)];
/** A number and its unit: `1 item`, `2 items`. */
const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
const atLeast = (min: number, unit: string, count: number): string =>
  min === 1 ? "must not be empty" : `must have at least ${min} ${unit}s, got ${count}`;
const atMost = (max: number, unit: string, count: number): string => `must have at most ${several(max, unit)}, got ${count}`;
/** The value is not shown, because the field may be sensitive. */
export const inexactNumber = (): Wording => [
  "out-of-range",
  "must be between -(2^53 - 1) and 2^53 - 1; JavaScript cannot represent it exactly",
];
export const duplicateItem = (first: number): Wording => ["duplicate-item", `repeats item [${first}]; items must be unique`];
export const mustMatch = (pattern: string, example: string | undefined, received: string): Wording => [
  "pattern",
  `must match ${escapeInvisible(pattern)}${forExample(example)}, got ${received}`,
];
export const invalidKey = (pattern: string, what: string): Wording => [
  "invalid-key",
  `is not a valid ${what}; it must match ${escapeInvisible(pattern)}`,
];
export const lineBreak = (): Wording => ["line-break", "must not contain line breaks"];
export const mismatch = (by: string, expected: string, received: string, verb = "must"): Wording => [
  "mismatch",
  `${verb} be ${expected} to match ${by}, got ${received}`,
];
export const brokenRule = (name: string, doc: string): Wording => [`rule/${name}`, `violates rule "${name}": ${doc}`];
export const wrongVersion = (expected: string, received: string): Wording => [
  "wrong-version",
  `unsupported version ${received}, expected ${expected.replaceAll(/\b(\d+)\.\d+\.[^, ]+/g, "$1.x")}`,
  true,
];
export const noSharedVersion = (ours: string, theirs: string): Wording => [
  "wrong-version",
  `no common version: this side supports ${ours}, the other side supports ${theirs}`,
  true,
];
export const notRepresentable = (encoding: string, problem: string): Wording => [
  "not-representable",
  `cannot be encoded as ${encoding}: ${problem}`,
];
export const wrongRole = (role: string, message: string, allowed: readonly string[], does = "send"): Wording => [
  "wrong-role",
  `${role} must not ${does} ${message}; only ${joinWords(allowed)} may`,
  true,
];
export const unauthorized = (sender: string | undefined): Wording => [
  "unauthorized",
  sender === undefined ? "the message has no sender, so it cannot be authorized" : `sender ${sender} is not authorized`,
  true,
];
export const secretFound = (kind: string): Wording => ["secret-found", `looks like a secret (${kind}); do not send secrets in messages`];
export const pathLeavesRoot = (received: string, verb: string): Wording => [
  "path-leaves-root",
  `${verb} be a path inside its root folder, got ${received}`,
];
export const shellUnsafe = (): Wording => ["shell-unsafe", "contains characters with a special meaning in a shell"];
export const nullDropped = (): Wording => ["null-dropped", "is null, treated as missing"];
export const wrapped = (into: string): Wording => ["wrapped", `is a single value, read as ${into}`];
export const converted = (from: string, to: string): Wording => ["converted", `is ${from}, read as ${to}`];
export const tolerated = (expected: string, received: string): Wording => [
  "tolerated",
  `should be ${expected}, got ${received}; it is kept as is`,
];
export const aliasRead = (received: string, means: string): Wording => ["alias", `is ${received}, read as ${quoteText(means)} (alias)`];
export const untypedBody = (type: string): Wording => ["untyped-body", `should be an object with the fields of ${type}, got a string`];
export const unclosedFence = (): Wording => ["unclosed-fence", "has an unclosed code fence"];
/** A field of a mail message in the wrong section; undefined means the part before the first section. */
export const wrongSection = (found: string | undefined, expected: string | undefined): Wording => {
  const where = (section: string | undefined): string => (section === undefined ? "before the first section" : `in section ${section}`);
  return ["wrong-section", `is ${where(found)}, expected ${where(expected)}`];
};
export const unreadable = (expected: string, received: string): Wording => [
  "unreadable",
  `should be ${expected}, got ${received}; it is left unset`,
];
export const leftUnset = (reason: string): Wording => ["unreadable", `is not valid and is left unset: ${reason}`];
export const itemDropped = (reason: string): Wording => ["item-dropped", `was omitted from the array: ${reason}`];
export const decodeOnly = (): Wording => ["decode-only", "was omitted: the field is decode-only"];
const flowExpects = (expected: string): string => (expected === "" ? "the flow has ended" : `the flow expects ${expected}`);
export const illegalTransition = (received: string, expected: string): Wording => [
  "illegal-transition",
  `unexpected "${received}": ${flowExpects(expected)}`,
  true,
];
export const unusualTransition = (received: string, expected: string): Wording => [
  "unusual-transition",
  `unusual "${received}": ${flowExpects(expected)}`,
  true,
];
export const unexpectedReply = (received: string, request: string, expected: readonly string[]): Wording => [
  "unexpected-reply",
  `unexpected "${received}" in reply to "${request}", which expects ${joinWords(expected) || "no reply"}`,
  true,
];
export const wrongRound = (expected: number, received: number): Wording => [
  "wrong-round",
  `must be ${expected} (the current round), got ${received}`,
];
export const tooManyRounds = (limit: number, received: number): Wording => [
  "too-many-rounds",
  `must be at most ${limit} (the agreed number of rounds), got ${received}`,
];
export const wrongParty = (role: string, expected: string, received: string): Wording => [
  "wrong-party",
  `must be ${quoteText(expected)} (the ${role} of this flow), got ${quoteText(received)}`,
];
export const unexpectedField = (): Wording => ["unexpected-field", "is not allowed in this kind of object"];
export const noPartPresent = (properties: readonly string[]): Wording => [
  "no-match",
  `must have one of the properties ${listNames(properties)}, got none of them`,
];
export const noPartFits = (nearest: string, lacking: readonly string[]): Wording => [
  "no-match",
  `must match a part of the union: ${nearest} needs other values of ${listNames(lacking)}`,
];
export const noFrame = (frames: readonly string[]): Wording => ["no-match", `must match a frame (${joinWords(frames)})`];
export const duplicateId = (id: string): Wording => ["duplicate-id", `repeats the ID ${id} of a different message`];
export const duplicateRequest = (id: string): Wording => ["duplicate-request", `repeats the ID ${id} of a request that is still open`];
export const unknownRequest = (id: string, open: readonly string[] = []): Wording => [
  "unknown-request",
  `answers ${id}, but no open request has this ID${open.length === 0 ? "" : `; answer ${joinWords(open)}`}`,
];
export const nothingToAnswer = (message: string): Wording => ["unknown-request", `"${message}" does not answer any open request`, true];
export const ambiguousSender = (message: string, roles: readonly string[]): Wording => [
  "ambiguous-sender",
  `${message} may be from ${joinWords(roles)}; pass the role that sent it as "from"`,
  true,
];
export const late = (after: string, seconds: number): Wording => [
  "late",
  `no message within ${several(seconds, "second")} after ${after}`,
  true,
];

const plainName = /^[A-Za-z_$][\w$-]*$/;

/** A path as people write it: `payload.errors[3]`. */
export function formatPath(path: Path): string {
  let text = "";
  for (let index = 0; index < path.length; index++) {
    const step = path[index]!;
    if (typeof step === "number") text += `[${step}]`;
    else if (step.length <= 60 && plainName.test(step)) text += index === 0 ? step : `.${step}`;
    else text += `[${quoteText(step)}]`;
  }
  return text || "message";
}

/** The result of refusing a message as a whole. */
export const refusal = (wording: Wording): { readonly ok: false; readonly issues: readonly [Issue] } => ({
  ok: false,
  issues: [createIssue(wording)],
});

/**
 * Makes an issue whose words may hold anything, such as the name of a sender: they are cut and escaped. What was expected and received are facts
 * for programs. `place` is the path as the text shows it.
 */
export function createIssue(
  wording: Wording,
  path: Path = [],
  expected?: unknown,
  received?: unknown,
  place: string = formatPath(path),
): Issue {
  const [code, words, isSentence] = wording;
  return issueOf([code, escapeInvisible(words.slice(0, 2000)), isSentence], path, place, expected, received);
}

/** Makes an issue whose words consist of quoted values and descriptions of shapes, so that they need not be escaped. */
export function issueOf(wording: Wording, path: Path, place: string, expected?: unknown, received?: unknown): Issue {
  // Indexed, because destructuring an array takes longer.
  const issue: { -readonly [fact in keyof Issue]: Issue[fact] } = {
    code: wording[0],
    path,
    message: wording[2] ? wording[1] : `${place} ${wording[1]}`,
  };
  if (expected !== undefined) issue.expected = expected;
  if (received !== undefined) issue.received = received;
  return issue;
}
