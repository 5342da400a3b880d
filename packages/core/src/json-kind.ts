// What counts as data, for guards, the walker and encoders alike: strings, booleans, finite numbers, null, arrays and plain objects. A plain
// object has the prototype `Object.prototype`, of any realm, or none, so that whatever is read from it is its own; its properties are
// enumerable, and one that is undefined is absent. `JSON.stringify` writes all of it. For speed a guard looks only at the prototype of an
// object and at the properties that the protocol names; `validate`, builders and `encode` look at everything.

export type JsonKind = "null" | "boolean" | "number" | "string" | "list" | "object";

/** A plain object; instances of classes, dates, maps and arrays are none. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return isObjectLike(value) && isPlain(value);
}

/** Anything with properties; a guard asks `isPlain` as well once it has read them. */
export function isObjectLike(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether an object is plain. A guard asks after reading its properties, because by then the compiler knows the answer. */
export function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype || isForeignPlain(value);
}

/** Plain, with no prototype or with that of another realm. */
function isForeignPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, "isPrototypeOf"));
}

/** Whether a plain object has a property that is not enumerable, which does not count. */
export const hasHiddenProperty = (value: object): boolean => Object.keys(value).length < Object.getOwnPropertyNames(value).length;

/** A property of a plain object, its own and enumerable; undefined where there is none. */
export function ownMember(value: Readonly<Record<string, unknown>>, name: string): unknown {
  const member = value[name];
  return member === undefined || Object.prototype.propertyIsEnumerable.call(value, name) ? member : undefined;
}

/** The kind of a value, or undefined for what JSON cannot carry: undefined, NaN, functions and the like. */
export function jsonKindOf(value: unknown): JsonKind | undefined {
  if (value === null) return "null";
  const kind = typeof value;
  if (kind === "object") return Array.isArray(value) ? "list" : "object";
  if (kind === "number") return Number.isFinite(value) ? "number" : undefined;
  return kind === "string" || kind === "boolean" ? kind : undefined;
}

/** A value that JSON can carry, at every depth. */
export function isJson(value: unknown): boolean {
  return findNonJson(value) === undefined;
}

/** Where the first part of a value is that JSON cannot carry, from the inside outwards; undefined when there is none. */
export function findNonJson(value: unknown, seen?: Map<unknown, boolean>): (string | number)[] | undefined {
  if (typeof value === "string" || typeof value === "boolean" || value === null || Number.isFinite(value)) return undefined;
  const isList = Array.isArray(value);
  // Shared parts are looked at once; a part that is still being looked at contains itself.
  const isDone = seen?.get(value);
  if (isDone) return undefined;
  if (isDone === false || !(isList || isObject(value))) return [];
  const known = seen ?? new Map<unknown, boolean>();
  known.set(value, false);
  const keys = Object.keys(value);
  // A hidden property would not be written, and a gap in an array would be written as null.
  if (isList ? keys.length < value.length : hasHiddenProperty(value)) return [];
  for (const key of keys) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    const found = member === undefined && !isList ? undefined : findNonJson(member, known);
    if (found?.push(isList ? Number(key) : key)) return found;
  }
  known.set(value, true);
  return undefined;
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
