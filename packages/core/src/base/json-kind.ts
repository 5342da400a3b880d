// What counts as data, for guards, the walker and encoders: strings, booleans, finite numbers, null, arrays without gaps and plain objects. The
// prototype of a plain object is `Object.prototype`, of any realm, or null, so that every property read from it is its own. A property that is
// undefined or not enumerable counts as absent, as it does for `JSON.stringify`. For speed, a guard does not look at properties that the protocol
// does not name, nor at whether a property is enumerable; `validate`, builders and `encode` do.

import { maxDepth, maxValues } from "./limits.js";

export type JsonKind = "null" | "boolean" | "number" | "string" | "list" | "object";

/** Whether a value is a plain object: not an array, a date, a map or an instance of a class. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return isObjectLike(value) && isPlain(value);
}

/** Anything with properties; a guard asks `isPlain` as well once it has read them. */
export function isObjectLike(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether an object is plain. Guards call this after reading its properties, because the JIT compiler can then optimize the check. */
export function isPlain(value: object): boolean {
  return prototypeOf(value) === plainPrototype || isForeignPlain(value);
}

const prototypeOf = Object.getPrototypeOf;
const plainPrototype = /*@__PURE__*/ prototypeOf({});

/** Plain, with no prototype or with that of another realm. */
function isForeignPlain(value: object): boolean {
  const prototype: unknown = prototypeOf(value);
  return prototype === null || (prototypeOf(prototype) === null && Object.hasOwn(prototype as object, "isPrototypeOf"));
}

/** Whether a plain object has a property that is not enumerable, which does not count. */
export const hasHiddenProperty = (value: object): boolean => Object.keys(value).length < Object.getOwnPropertyNames(value).length;

/** A property of a plain object, its own and enumerable; undefined where there is none. */
export function ownMember(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.prototype.propertyIsEnumerable.call(value, name) ? value[name] : undefined;
}

/** The kind of a value, or undefined for what JSON cannot carry: undefined, NaN, functions and the like. */
export function jsonKindOf(value: unknown): JsonKind | undefined {
  if (value === null) return "null";
  const kind = typeof value;
  if (kind === "object") return Array.isArray(value) ? "list" : "object";
  if (kind === "number") return Number.isFinite(value) ? "number" : undefined;
  return kind === "string" || kind === "boolean" ? kind : undefined;
}

/** A value that JSON can carry, at every depth. Guards ask this of every `any`, so it is written for speed. */
export function isJson(value: unknown): boolean {
  return isLeaf(value) || countInner(value, maxValues, maxDepth) >= 0;
}

/** An object or array that JSON can carry, without properties that are not enumerable. */
export function isOpenJson(value: unknown): boolean {
  return countInner(value, maxValues, maxDepth, hasHiddenProperty) >= 0;
}

/** Whether a value that JSON can carry has more levels than an encoder writes, and not just too many values. */
export function isDeepJson(value: unknown): boolean {
  return countInner(value, maxValues, Infinity) >= 0;
}

/** A string, boolean, finite number or null. */
export function isLeaf(value: unknown): boolean {
  return typeof value === "string" || typeof value === "boolean" || value === null || (typeof value === "number" && Number.isFinite(value));
}

/**
 * The number of values that are left after all inner values of an array or object; negative if JSON cannot carry one of them. Counting levels
 * stops at circular values, and counting values stops at shared parts that would be reached too often.
 */
function countInner(value: unknown, left: number, levels: number, isUnfit?: (part: object) => boolean): number {
  if (typeof value !== "object" || levels === 0) return -1;
  let rest = left;
  if (Array.isArray(value)) {
    rest -= value.length;
    for (let index = 0; index < value.length && rest >= 0; index++) {
      // A gap reads as undefined, which is refused.
      const item: unknown = value[index];
      if (!isLeaf(item)) rest = countInner(item, rest, levels - 1, isUnfit);
    }
    return rest;
  }
  if (!isPlain(value!) || isUnfit?.(value!)) return -1;
  for (const key in value) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    rest -= 1;
    if (member !== undefined && !isLeaf(member)) rest = countInner(member, rest, levels - 1, isUnfit);
    if (rest < 0) break;
  }
  return rest;
}

/** A string that is the same for equal JSON values, whatever the order of their properties. */
function fingerprint(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(byKey)) : inner)) ?? ""
  );
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Whether two JSON values are equal throughout; properties that are undefined count as absent. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const names = Object.keys(one).filter((name) => one[name] !== undefined);
  const others = Object.keys(other).filter((name) => other[name] !== undefined);
  return names.length === others.length && names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]));
}

/** Index of the first item that repeats an earlier one, with the index of that one. */
export function findDuplicate(list: readonly unknown[]): readonly [first: number, again: number] | undefined {
  const seen = new Map<unknown, number>();
  for (const [index, item] of list.entries()) {
    const key = typeof item === "object" && item !== null ? `\0${fingerprint(item)}` : item;
    const first = seen.get(key);
    if (first !== undefined) return [first, index];
    seen.set(key, index);
  }
  return undefined;
}

/** An array in which no item equals another. */
export function isUnique(list: readonly unknown[]): boolean {
  return findDuplicate(list) === undefined;
}
