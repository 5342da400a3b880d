// Kinds and equality of JSON values. Looks at the kind only, unless it says so.

export type JsonKind = "null" | "boolean" | "number" | "string" | "list" | "object";

/** An object that is neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of an object; what its prototype has is none of it. */
export function ownMember(value: Readonly<Record<string, unknown>>, name: string): unknown {
  const member = value[name];
  return member === undefined || Object.hasOwn(value, name) ? member : undefined;
}

/** The kind of a value, or undefined for what JSON cannot carry: undefined, NaN, functions and the like. */
export function jsonKindOf(value: unknown): JsonKind | undefined {
  if (value === null) return "null";
  const kind = typeof value;
  if (kind === "object") return Array.isArray(value) ? "list" : "object";
  if (kind === "number") return Number.isFinite(value) ? "number" : undefined;
  return kind === "string" || kind === "boolean" ? kind : undefined;
}

/** A value of a kind that JSON has; what lies inside it is not looked at. */
export function isJson(value: unknown): boolean {
  return typeof value === "string" || typeof value === "object" || typeof value === "boolean" || Number.isFinite(value);
}

/** A text that is the same for equal JSON values, whatever the order of their members. */
function fingerprint(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(byKey)) : inner)) ?? ""
  );
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Whether two JSON values are equal throughout; members that are undefined count as absent. */
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

/** A list in which no item equals another. */
export function isUnique(list: readonly unknown[]): boolean {
  return findDuplicate(list) === undefined;
}
