// The catalogue of issue codes: the one home of every code and its wording. Makes issues; decides nothing about when one is due.

import { quoteText } from "./quote.js";
import type { Issue } from "./result.js";
import type { Path } from "./shape.js";

/** The parameters each wording needs. Texts are ready to print: quoted and cut short by the caller where they come from a message. */
export interface IssueParameters {
  "invalid-utf8": {};
  syntax: { readonly format: string; readonly problem: string };
  "duplicate-key": { readonly key: string };
  "alias-used": {};
  "too-large": { readonly limit: number; readonly size: number };
  "too-deep": { readonly limit: number };
  "too-many-keys": { readonly limit: number };
  "wrong-type": { readonly expected: string; readonly received: string };
  "missing-field": { readonly field: string; readonly expected: string; readonly meantBy?: string | undefined };
  "unknown-field": { readonly field: string; readonly nearest: string | undefined; readonly isBody?: boolean };
  "unknown-type": { readonly received: string; readonly nearest: string | undefined; readonly known: readonly string[] };
  "unknown-word": { readonly received: string; readonly nearest: string | undefined; readonly known: readonly string[] };
  "not-the-constant": { readonly expected: string; readonly received: string };
  "too-short": { readonly min: number; readonly length: number };
  "too-long": { readonly max: number; readonly length: number };
  "too-few": { readonly min: number; readonly count: number };
  "too-many": { readonly max: number; readonly count: number };
  "duplicate-item": { readonly first: number };
  "out-of-range": { readonly range: string; readonly received: string };
  pattern: { readonly pattern: string; readonly received: string };
  format: { readonly expected: string; readonly received: string };
  "bad-key": { readonly pattern: string; readonly key: string };
  "line-break": {};
  "no-union-member": { readonly expected: string; readonly received: string };
  mismatch: { readonly by: string; readonly expected: string; readonly received: string };
  rule: { readonly doc: string };
  "wrong-version": { readonly expected: string; readonly received: string };
  "not-representable": { readonly encoding: string; readonly problem: string };
  "wrong-role": { readonly role: string; readonly message: string; readonly allowed: readonly string[] };
  unauthorized: { readonly sender: string };
  "secret-found": { readonly kind: string };
  "path-leaves-root": { readonly received: string };
  "shell-danger": {};
  "null-dropped": {};
  wrapped: { readonly into: string };
  converted: { readonly from: string; readonly to: string };
  tolerated: { readonly expected: string; readonly received: string };
  "alias-read": { readonly received: string; readonly means: string };
  "untyped-body": { readonly type: string };
  "unclosed-fence": {};
  unreadable: { readonly expected: string; readonly received: string };
  "not-written": { readonly field: string };
  "illegal-transition": { readonly received: string; readonly expected: string };
  "unusual-transition": { readonly received: string; readonly expected: string };
  "unexpected-reply": { readonly received: string; readonly request: string; readonly expected: readonly string[] };
  "wrong-round": { readonly expected: string; readonly received: string };
  "too-many-rounds": { readonly limit: number; readonly received: number };
  "wrong-party": { readonly role: string; readonly expected: string; readonly received: string };
  late: { readonly after: string; readonly seconds: number };
}

export type IssueCode = keyof IssueParameters;

type Wordings = { readonly [code in IssueCode]: (parameters: IssueParameters[code]) => string };

const known = (words: readonly string[]): string => (words.length > 12 ? `${words.slice(0, 12).join(", ")}, …` : words.join(", "));
const meant = (nearest: string | undefined): string => (nearest === undefined ? "" : `; did you mean ${nearest}?`);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const wordings: Wordings = {
  "invalid-utf8": () => "is not UTF-8 text",
  syntax: ({ format, problem }) => `is not ${format}: ${problem}`,
  "duplicate-key": ({ key }) => `has the key ${key} twice`,
  "alias-used": () => "uses a YAML alias; write the value out",
  "too-large": ({ limit, size }) => `is too large: ${size} bytes, at most ${limit} are allowed`,
  "too-deep": ({ limit }) => `is nested too deeply: at most ${limit} levels are allowed`,
  "too-many-keys": ({ limit }) => `has too many keys: at most ${limit} are allowed`,
  "wrong-type": ({ expected, received }) => `must be ${expected}, not ${received}`,
  "missing-field": ({ expected, meantBy }) =>
    `is missing: expected ${expected}${meantBy === undefined ? "" : `; did you mean it by ${formatPath([meantBy])}?`}`,
  "unknown-field": ({ nearest, isBody }) =>
    isBody === true ? "is not given as a whole: its fields go beside the others" : `is not a known field${meant(nearest)}`,
  "unknown-type": ({ received, nearest, known: types }) =>
    `names an unknown message type ${received}${meant(nearest)} (known: ${known(types)})`,
  "unknown-word": ({ received, nearest, known: words }) => `must be one of ${known(words)}, not ${received}${meant(nearest)}`,
  "not-the-constant": ({ expected, received }) => `must be exactly ${expected}, not ${received}`,
  "too-short": ({ min, length }) =>
    min === 1 ? "must not be empty" : `is too short: ${plural(length, "character", "characters")}, at least ${min}`,
  "too-long": ({ max, length }) => `is too long: ${plural(length, "character", "characters")}, at most ${max}`,
  "too-few": ({ min, count }) => (min === 1 ? "must not be empty" : `has too few entries: ${count}, at least ${min}`),
  "too-many": ({ max, count }) => `has too many entries: ${count}, at most ${max}`,
  "duplicate-item": ({ first }) => `repeats item ${first}; items must differ`,
  "out-of-range": ({ range, received }) => `must be ${range}, not ${received}`,
  pattern: ({ pattern, received }) => `must match ${pattern}, which ${received} does not`,
  format: ({ expected, received }) => `must be ${expected}, not ${received}`,
  "bad-key": ({ pattern, key }) => `has a key that does not match ${pattern}: ${key}`,
  "line-break": () => "must be a single line",
  "no-union-member": ({ expected, received }) => `must be ${expected}, not ${received}`,
  mismatch: ({ by, expected, received }) => `must agree with ${by}: expected ${expected}, not ${received}`,
  rule: ({ doc }) => `breaks a rule: ${doc}`,
  "wrong-version": ({ expected, received }) => `is a version that is not spoken here: expected ${expected}, not ${received}`,
  "not-representable": ({ encoding, problem }) => `cannot be written as ${encoding}: ${problem}`,
  "wrong-role": ({ role, message, allowed }) => `is not for ${role} to send: ${message} comes from ${allowed.join(" or ")}`,
  unauthorized: ({ sender }) => `comes from a sender that is not authorized: ${sender}`,
  "secret-found": ({ kind }) => `looks like a secret (${kind}); secrets do not belong in messages`,
  "path-leaves-root": ({ received }) => `leaves the folder it should stay in: ${received}`,
  "shell-danger": () => "holds characters that a shell would act on",
  "null-dropped": () => "was null and is taken as absent",
  wrapped: ({ into }) => `was a single value and is taken as ${into}`,
  converted: ({ from, to }) => `was ${from} and is taken as ${to}`,
  tolerated: ({ expected, received }) => `should be ${expected}; ${received} is kept as it came`,
  "alias-read": ({ received, means }) => `is ${received}, which is read as ${means}`,
  "untyped-body": ({ type }) => `should have the fields of ${type}, but is plain text`,
  "unclosed-fence": () => "opens a code fence that is never closed",
  unreadable: ({ expected, received }) => `should be ${expected}; ${received} cannot be read and stays unset`,
  "not-written": ({ field }) => `is read but never written: ${field} was left out`,
  "illegal-transition": ({ received, expected }) => `is not due here: ${received} came, expected ${expected}`,
  "unusual-transition": ({ received, expected }) => `is unusual here: ${received} came, expected ${expected}`,
  "unexpected-reply": ({ received, request, expected }) =>
    `does not answer a ${request}: ${received} came, expected ${expected.length === 0 ? "no reply" : expected.join(" or ")}`,
  "wrong-round": ({ expected, received }) => `must be round ${expected}, not ${received}`,
  "too-many-rounds": ({ limit, received }) => `is round ${received}, but ${limit} were agreed`,
  "wrong-party": ({ role, expected, received }) => `must come from ${expected}, who is the ${role} here, not from ${received}`,
  late: ({ after, seconds }) => `is late: due ${seconds} seconds after ${after}`,
};

/** Every code of the catalogue, `rule` standing for all `rule/<name>`. */
export const issueCodes: readonly IssueCode[] = /*@__PURE__*/ Object.keys(wordings) as IssueCode[];

/** What an issue carries besides its wording. */
export interface IssueFacts {
  readonly expected?: unknown;
  readonly received?: unknown;
}

const wordStep = /^[A-Za-z_$][\w$-]{0,59}$/;

/** A path as people write it: `payload.errors[3]`. */
export function formatPath(path: Path): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else if (wordStep.test(step)) text += text === "" ? step : `.${step}`;
    else text += `[${quoteText(step)}]`;
  }
  return text === "" ? "message" : text;
}

/** Makes an issue of the catalogue. */
export function createIssue<C extends IssueCode>(code: C, path: Path, parameters: IssueParameters[C], facts: IssueFacts = {}): Issue {
  const message = `${formatPath(path)} ${wordings[code](parameters)}`;
  const { expected, received } = facts;
  // Spelled out, because spreading the facts costs more than everything else here.
  if (expected === undefined) return received === undefined ? { code, path, message } : { code, path, message, received };
  return received === undefined ? { code, path, message, expected } : { code, path, message, expected, received };
}

/** Makes the issue of a broken rule of a protocol, under the code `rule/<name>`. */
export function createRuleIssue(name: string, path: Path, doc: string): Issue {
  return { code: `rule/${name}`, path, message: `${formatPath(path)} ${wordings.rule({ doc })}` };
}
