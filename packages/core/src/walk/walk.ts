// The state of one walk over a message: the current place, the issues found, and how issues are worded without showing sensitive values.

import type { Features } from "../features.js";
import { maxDepth, maxKeys } from "../base/limits.js";
import { issueOf, mustBe, tooDeep, tooManyKeys, type Wording } from "../issues.js";
import { isDeepJson, isJson, isLeaf, isObject } from "../base/json-kind.js";
import { pathOf, type Place, placeIn, textOf } from "./place.js";
import type { ProtocolShapes } from "../protocol.js";
import { quote, shorten } from "../base/quote.js";
import type { Issue } from "../result.js";
import type { Computed, Shape, ShapeLeniency } from "../shape/shape.js";

/** A field whose value follows from another one, met on the way. */
export interface ComputedField {
  readonly place: Place;
  readonly computed: Computed;
  readonly hidden: number;
}

export interface Walk {
  readonly protocol: ProtocolShapes;
  /** How what arrived is normalised before it is checked; undefined where nothing is. */
  readonly normalization: Features["normalization"];
  /** Name of the message's type once it is known. */
  type: string;
  /** Whether what does not fit may be repaired. */
  lenient: boolean;
  /** The depth of the sensitive field that the walk is in: its value, and the keys inside it, must not be shown; 0 outside of one. */
  hidden: number;
  /** Where the walk is. Whoever moves it moves it back. */
  place: Place;
  readonly issues: Issue[];
  readonly warnings: Issue[];
  /** An array once there is one. */
  computed: ComputedField[] | undefined;
}

/** Checks a value that is present. Returns it, repaired if necessary, or undefined if lenient decoding leaves it unset. */
export type Check = (walk: Walk, value: unknown, leniency?: ShapeLeniency) => unknown;

/** The checks of one message type in the making, and what was learnt of its shapes on the way. */
export interface Preparation {
  readonly protocol: ProtocolShapes;
  /** By shape, so that a type which contains itself is prepared once. */
  readonly checks: Map<Shape, { check?: Check }>;
  /** Whether checking could remark on a valid message. */
  remarks: boolean;
  /** Whether reading could change a valid message. */
  changes: boolean;
}

/** Enough for any message that was meant well; an array with a billion holes ends here. */
export const maxIssues = 1000;

/** Makes the check of a shape. */
export type Prepare = (preparation: Preparation, shape: Shape) => Check;

/** Makes the check of one kind of shapes; `words` say what a value must be. */
export type PrepareKind<Kind extends Shape> = (preparation: Preparation, shape: Kind, words: string) => Check;

/** Adds an issue about the value at hand, or at another place; a hidden value is not among its facts. */
export function report(walk: Walk, wording: Wording, value?: unknown, expected?: unknown, place: Place = walk.place): void {
  walk.issues.push(findingOf(walk, wording, value, expected, place));
}

/** Adds a warning. */
export function warn(walk: Walk, wording: Wording, value?: unknown, expected?: unknown, place: Place = walk.place): void {
  walk.warnings.push(findingOf(walk, wording, value, expected, place));
}

const findingOf = (walk: Walk, wording: Wording, value: unknown, expected: unknown, place: Place): Issue =>
  issueOf(wording, pathOf(place), textOf(place, walk.hidden), expected, walk.hidden ? undefined : plain(value));

/** Checks an item, or the value of a key that the protocol does not define. */
export function checkIn(walk: Walk, key: string | number, check: Check, value: unknown): unknown {
  const { place } = walk;
  walk.place = placeIn(place, key);
  const checked = check(walk, value);
  walk.place = place;
  return checked;
}

/** A value as a fact of an issue: strings cut short, arrays and objects left out. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return shorten(value);
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** A value as the sentence of an issue may show it; that it is null reveals nothing. */
export function show(walk: Walk, value: unknown): string {
  return walk.hidden && value !== null ? "a withheld value (sensitive field)" : quote(value);
}

/** Adds the issue of a value that is not what it must be, and returns the value. */
export function refuse(walk: Walk, words: string, value: unknown, code: Parameters<typeof mustBe>[0] = "wrong-type"): unknown {
  report(walk, mustBe(code, words, show(walk, value)), value, words);
  return value;
}

/** Adds an issue if JSON cannot carry a value or a part of it, or if it exceeds the limits of an encoder; returns the value. */
export function checkJson(walk: Walk, value: unknown): unknown {
  if (value !== undefined && !isJson(value) && isSound(walk, value, new Map())) {
    report(walk, isDeepJson(value) ? tooDeep(maxDepth) : tooManyKeys(maxKeys));
  }
  return value;
}

/** Whether JSON can carry a value; adds an issue about the first part that it cannot. Parts that are shared are visited once. */
function isSound(walk: Walk, value: unknown, seen: Map<unknown, boolean>): boolean {
  if (isLeaf(value) || seen.get(value)) return true;
  const isArray = Array.isArray(value);
  const hasParts = isArray || isObject(value);
  // A part that has been seen but is not done contains itself.
  const keys = hasParts && !seen.has(value) ? Object.keys(value) : undefined;
  // A gap would be written as null.
  if (keys === undefined || (isArray && keys.length < value.length)) {
    const flaw = hasParts ? " that is circular or has gaps" : "";
    report(walk, mustBe("wrong-type", "a JSON value", show(walk, value) + flaw), value);
    return false;
  }
  seen.set(value, false);
  const areSound = keys.every((key) => {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member === undefined && !isArray) return true;
    return checkIn(walk, isArray ? Number(key) : key, (_, part) => isSound(walk, part, seen), member);
  });
  seen.set(value, true);
  return areSound;
}

/** Whether the array or object at hand is nested too deeply to go into, which is an issue. */
export function isTooDeep(walk: Walk): boolean {
  if (walk.place.depth < maxDepth) return false;
  report(walk, tooDeep(maxDepth));
  return true;
}

/** What the first check makes of a value that finds no issue in it; undefined if all find some. The findings of the others do not count. */
export function attempt(walk: Walk, checks: readonly Check[], value: unknown): { readonly value: unknown } | undefined {
  const { issues, warnings } = walk;
  const found = issues.length;
  const warned = warnings.length;
  const compared = walk.computed?.length ?? 0;
  for (const check of checks) {
    const checked = check(walk, value);
    if (issues.length === found) return { value: checked };
    issues.length = found;
    warnings.length = warned;
    walk.computed?.splice(compared);
  }
  return undefined;
}
