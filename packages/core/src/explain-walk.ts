// The state of one walk over a message: the current path, the issues found, and how issues are worded without showing sensitive values.

import type { Normalization } from "./explain-normalization.js";
import { maxDepth, maxKeys } from "./encodings/limits.js";
import { issueOf, mustBe, tooDeep, tooManyKeys, type Wording } from "./issues.js";
import { findNonJson, isDeepJson, isJson, isObject } from "./json-kind.js";
import { readPath } from "./path.js";
import type { JudgedProtocol } from "./protocol.js";
import { quote, shorten } from "./quote.js";
import type { Issue } from "./result.js";
import type { Computed, Path, Shape, ShapeLeniency } from "./shape.js";

/** A field whose value follows from another one, met on the way. */
export interface ComputedField {
  readonly path: Path;
  readonly computed: Computed;
  readonly hidden: boolean;
}

export interface Walk {
  readonly protocol: JudgedProtocol;
  /** How what arrived is normalised before it is judged; undefined where nothing is. */
  readonly normalization: Normalization | undefined;
  /** Name of the message's type once it is known. */
  type: string;
  /** Whether what does not fit may be repaired. */
  lenient: boolean;
  /** Whether the current value, and every name inside it that the protocol does not define, must not be shown. */
  hidden: boolean;
  readonly path: (string | number)[];
  readonly issues: Issue[];
  readonly warnings: Issue[];
  /** Steps of the path that must not be shown: keys inside a sensitive field. Like the next, an array once there is one. */
  withheld: number[] | undefined;
  computed: ComputedField[] | undefined;
}

/** Checks a value that is present. Returns it, repaired if necessary, or undefined if lenient decoding leaves it unset. */
export type Judge = (walk: Walk, value: unknown, leniency?: ShapeLeniency) => unknown;

/** The judges of one message type in the making, and what was learnt of its shapes on the way. */
export interface Preparation {
  readonly protocol: JudgedProtocol;
  /** By shape, so that a type which contains itself is prepared once. */
  readonly judges: Map<Shape, { judge?: Judge }>;
  /** Whether judging could remark on a valid message. */
  remarks: boolean;
  /** Whether reading could change a valid message. */
  changes: boolean;
  /** Whether there are fields that are decoded but not encoded. */
  hasDecodeOnly: boolean;
}

/** Enough for any message that was meant well; an array with a billion holes ends here. */
export const maxIssues = 1000;

/** Makes the judge of a shape. */
export type Prepare = (preparation: Preparation, shape: Shape) => Judge;

/** Makes the judge of one kind of shapes; `words` say what a value must be. */
export type PrepareKind<Kind extends Shape> = (preparation: Preparation, shape: Kind, words: string) => Judge;

/** Adds an issue about the value at hand; a hidden value is not among its facts. */
export function report(walk: Walk, wording: Wording, value?: unknown, expected?: unknown): void {
  walk.issues.push(findingOf(walk, wording, value, expected));
}

/** Adds a warning about the value at hand. */
export function warn(walk: Walk, wording: Wording, value?: unknown, expected?: unknown): void {
  walk.warnings.push(findingOf(walk, wording, value, expected));
}

function findingOf(walk: Walk, wording: Wording, value: unknown, expected: unknown): Issue {
  return issueOf(wording, walk.path.slice(), expected, walk.hidden ? undefined : plain(value), shownPath(walk));
}

/** Steps to a key that the protocol does not define; inside a sensitive field it is as secret as the value. */
export function enterKey(walk: Walk, key: string): void {
  if (walk.hidden) (walk.withheld ??= []).push(walk.path.length);
  walk.path.push(key);
}

export function leaveKey(walk: Walk): void {
  walk.path.pop();
  if (walk.hidden) walk.withheld!.pop();
}

/** The path as a text may show it. */
export function shownPath({ path, withheld }: Walk): Path {
  return withheld === undefined ? path : path.map((step, index) => (withheld.includes(index) ? "…" : step));
}

/** A value as a fact of an issue: strings cut short, arrays and objects left out. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return shorten(value);
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** A value as the sentence of an issue may show it. */
export function show(walk: Walk, value: unknown): string {
  return walk.hidden ? "a withheld value (sensitive field)" : quote(value);
}

/** Adds the issue of a value that is not what it must be, and returns the value. */
export function refuse(walk: Walk, words: string, value: unknown, code: Parameters<typeof mustBe>[0] = "wrong-type"): unknown {
  report(walk, mustBe(code, words, show(walk, value)), value, words);
  return value;
}

/** Adds an issue if JSON cannot carry a value or a part of it, or if it exceeds the limits of an encoder. */
export function judgeJson(walk: Walk, value: unknown): void {
  if (value === undefined || isJson(value)) return;
  const inner = findNonJson(value)?.toReversed();
  if (inner === undefined) return report(walk, isDeepJson(value) ? tooDeep(maxDepth) : tooManyKeys(maxKeys));
  walk.path.push(...inner);
  const part = readPath(value, inner);
  const flaw = isObject(part) || Array.isArray(part) ? " that is circular or has gaps" : "";
  report(walk, mustBe("wrong-type", "a JSON value", show(walk, part) + flaw), part);
  walk.path.length -= inner.length;
}

/** Whether the array or object at hand is nested too deeply to go into, which is an issue. */
export function isTooDeep(walk: Walk): boolean {
  if (walk.path.length < maxDepth) return false;
  report(walk, tooDeep(maxDepth));
  return true;
}

/** Runs a judgement whose findings count only if it raises no issue; undefined when it does. */
export function attempt(walk: Walk, judge: Judge, value: unknown): { readonly value: unknown } | undefined {
  const { issues, warnings } = walk;
  const found = issues.length;
  const warned = warnings.length;
  const compared = walk.computed?.length;
  const judged = judge(walk, value);
  if (issues.length === found) return { value: judged };
  issues.length = found;
  warnings.length = warned;
  walk.computed?.splice(compared ?? 0);
  return undefined;
}

/** What the first judge makes of a value that finds no issue in it; undefined if all find some. */
export function attemptAll(walk: Walk, judges: readonly Judge[], value: unknown): { readonly value: unknown } | undefined {
  for (const judge of judges) {
    const fits = attempt(walk, judge, value);
    if (fits) return fits;
  }
  return undefined;
}
