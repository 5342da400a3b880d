// The catalogue of issue codes: the one home of every code and its wording. Makes issues; decides nothing about when one is due.
// Each wording is a function of its own, so that a bundle holds only those that can come up in it. Texts are ready to print: quoted and cut
// short by the caller where they come from a message.

import { quoteText } from "./quote.js";
import type { Issue } from "./result.js";
import type { Path } from "./shape.js";

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
  "decode-only",
  "illegal-transition",
  "unusual-transition",
  "unexpected-reply",
  "wrong-round",
  "too-many-rounds",
  "wrong-party",
  "late",
] as const;

export type IssueCode = (typeof issueCodes)[number];

/** What is wrong: its code, and the words that follow the name of the place. */
export type Wording = readonly [code: IssueCode | `rule/${string}`, words: string];

/** Words with commas between, cut after a dozen. */
export const listWords = (words: readonly string[]): string =>
  words.length > 12 ? `${words.slice(0, 12).join(", ")}, …` : words.join(", ");

/** The question behind a name that nobody knows. */
export const didYouMean = (nearest: string | undefined): string => (nearest === undefined ? "" : `; did you mean ${nearest}?`);
const characters = (count: number): string => `${count} character${count === 1 ? "" : "s"}`;

export const invalidUtf8 = (): Wording => ["invalid-utf8", "is not UTF-8 text"];
export const badSyntax = (format: string, problem: string): Wording => ["syntax", `is not ${format}: ${problem}`];
export const duplicateKey = (key: string): Wording => ["duplicate-key", `has the key ${key} twice`];
export const aliasUsed = (): Wording => ["yaml-alias", "uses a YAML alias; write the value out"];
export const tooLarge = (limit: number, size: number): Wording => [
  "too-large",
  `is too large: ${size} bytes, at most ${limit} are allowed`,
];
export const tooDeep = (limit: number): Wording => ["too-deep", `is nested too deeply: at most ${limit} levels are allowed`];
export const tooManyKeys = (limit: number): Wording => ["too-many-keys", `has too many keys: at most ${limit} are allowed`];

/** The wording of all values that are something else than they should be. */
export const mustBe = (code: "wrong-type" | "format" | "out-of-range" | "no-match", expected: string, received: string): Wording => [
  code,
  `must be ${expected}, not ${received}`,
];
export const missingField = (expected: string, meantBy?: string): Wording => [
  "missing-field",
  `is missing: expected ${expected}${meantBy === undefined ? "" : `; ${formatPath([meantBy])} may be a misspelling of it`}`,
];
export const unknownField = (nearest: string | undefined): Wording => ["unknown-field", `is not a known field${didYouMean(nearest)}`];
export const bodyAsWhole = (): Wording => ["unknown-field", "is not given as a whole: its fields go beside the others"];
export const unknownType = (received: string, nearest: string | undefined, known: readonly string[]): Wording => [
  "unknown-type",
  `names an unknown message type ${received}${didYouMean(nearest)} (known: ${listWords(known)})`,
];
export const unknownWord = (received: string, nearest: string | undefined, known: readonly string[]): Wording => [
  "unknown-value",
  `must be one of ${listWords(known)}, not ${received}${didYouMean(nearest)}`,
];
export const notTheConstant = (expected: string, received: string): Wording => [
  "wrong-constant",
  `must be exactly ${expected}, not ${received}`,
];
export const tooShort = (min: number, length: number): Wording => [
  "too-short",
  min === 1 ? "must not be empty" : `is too short: ${characters(length)}, at least ${min}`,
];
export const tooLong = (max: number, length: number): Wording => ["too-long", `is too long: ${characters(length)}, at most ${max}`];
export const tooFew = (min: number, count: number): Wording => [
  "too-few",
  min === 1 ? "must not be empty" : `has too few entries: ${count}, at least ${min}`,
];
export const tooMany = (max: number, count: number): Wording => ["too-many", `has too many entries: ${count}, at most ${max}`];
export const duplicateItem = (first: number): Wording => ["duplicate-item", `repeats item ${first}; items must differ`];
export const mustMatch = (pattern: string, received: string): Wording => ["pattern", `must match /${pattern}/, which ${received} does not`];
export const badKey = (pattern: string): Wording => ["invalid-key", `is not a valid key: keys must match /${pattern}/`];
export const lineBreak = (): Wording => ["line-break", "must be a single line"];
export const mismatch = (by: string, expected: string, received: string): Wording => [
  "mismatch",
  `must agree with ${by}: expected ${expected}, not ${received}`,
];
export const brokenRule = (name: string, doc: string): Wording => [`rule/${name}`, `breaks a rule: ${doc}`];
export const wrongVersion = (expected: string, received: string): Wording => [
  "wrong-version",
  `is not spoken here: expected ${expected} or another of the same major, not ${received}`,
];
/** Two parties without a common version; a sentence of its own, since no message is at fault. */
export const noSharedVersion = (ours: string, theirs: string): Wording => [
  "wrong-version",
  `there is no version that both sides speak: we offer ${ours}, they offer ${theirs}`,
];
export const notRepresentable = (encoding: string, problem: string): Wording => [
  "not-representable",
  `cannot be written as ${encoding}: ${problem}`,
];
export const wrongRole = (role: string, message: string, allowed: readonly string[]): Wording => [
  "wrong-role",
  `is not for ${role} to send: ${message} comes from ${allowed.join(" or ")}`,
];
export const unauthorized = (sender: string): Wording => ["unauthorized", `comes from a sender that is not authorized: ${sender}`];
export const secretFound = (kind: string): Wording => ["secret-found", `looks like a secret (${kind}); secrets do not belong in messages`];
export const pathLeavesRoot = (received: string): Wording => ["path-leaves-root", `leaves the folder it should stay in: ${received}`];
export const shellDanger = (): Wording => ["shell-unsafe", "holds characters that a shell would act on"];
export const nullDropped = (): Wording => ["null-dropped", "was null and is taken as absent"];
export const wrapped = (into: string): Wording => ["wrapped", `was a single value and is taken as ${into}`];
export const converted = (from: string, to: string): Wording => ["converted", `was ${from} and is taken as ${to}`];
export const tolerated = (expected: string, received: string): Wording => [
  "tolerated",
  `should be ${expected}; ${received} is kept as it came`,
];
export const aliasRead = (received: string, means: string): Wording => ["alias", `is ${received}, which is read as ${means}`];
export const untypedBody = (type: string): Wording => ["untyped-body", `should have the fields of ${type}, but is plain text`];
export const unclosedFence = (): Wording => ["unclosed-fence", "opens a code fence that is never closed"];
/** A field of a mail that stands in another section than its own; undefined for the part before the first section. */
export const wrongSection = (found: string | undefined, expected: string | undefined): Wording => {
  const where = (section: string | undefined): string => (section === undefined ? "before the first section" : `in section ${section}`);
  return ["wrong-section", `is ${where(found)}, expected ${where(expected)}`];
};
export const unreadable = (expected: string, received: string): Wording => [
  "unreadable",
  `should be ${expected}; ${received} cannot be read and stays unset`,
];
export const notWritten = (): Wording => ["decode-only", "was left out: it is read, but not written here"];
export const illegalTransition = (received: string, expected: string): Wording => [
  "illegal-transition",
  `is not due here: ${received} came, expected ${expected}`,
];
export const unusualTransition = (received: string, expected: string): Wording => [
  "unusual-transition",
  `is unusual here: ${received} came, expected ${expected}`,
];
export const unexpectedReply = (received: string, request: string, expected: readonly string[]): Wording => [
  "unexpected-reply",
  `does not answer a ${request}: ${received} came, expected ${expected.length === 0 ? "no reply" : expected.join(" or ")}`,
];
export const wrongRound = (expected: number, received: number): Wording => ["wrong-round", `must be round ${expected}, not ${received}`];
export const tooManyRounds = (limit: number, received: number): Wording => [
  "too-many-rounds",
  `is round ${received}, but ${limit} were agreed`,
];
export const wrongParty = (role: string, expected: string, received: string): Wording => [
  "wrong-party",
  `must come from ${expected}, who is the ${role} here, not from ${received}`,
];
export const late = (after: string, seconds: number): Wording => ["late", `is late: due ${seconds} seconds after ${after}`];

const word = /^[A-Za-z_$][\w$-]*$/;

/** A path as people write it: `payload.errors[3]`. */
export function formatPath(path: Path): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else if (step.length <= 60 && word.test(step)) text += text === "" ? step : `.${step}`;
    else text += `[${quoteText(step)}]`;
  }
  return text === "" ? "message" : text;
}

/** The result of refusing a message as a whole. */
export const refusal = (wording: Wording): { readonly ok: false; readonly issues: readonly [Issue] } => ({
  ok: false,
  issues: [createIssue(wording)],
});

/** Makes an issue; what was expected and received are facts for programs. */
export function createIssue(wording: Wording, path: Path = [], expected?: unknown, received?: unknown): Issue {
  const code = wording[0];
  const message = `${formatPath(path)} ${wording[1]}`;
  // Spelled out, because spreading the facts costs more than everything else here.
  if (expected === undefined) return received === undefined ? { code, path, message } : { code, path, message, received };
  return received === undefined ? { code, path, message, expected } : { code, path, message, expected, received };
}
