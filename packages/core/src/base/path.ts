// Reading and replacing the value at a path of a message. Only own properties count, so that nothing is taken from a prototype.

import { isObjectLike } from "./json-kind.js";

/** The location of a value inside a message, from the outside inwards. */
export type Path = readonly (string | number)[];

/** The value at a path, or undefined where any step is missing or cannot be read, or the path itself is missing. */
export function readPath(value: unknown, path: Path | undefined): unknown {
  if (path === undefined) return undefined;
  let current = value;
  try {
    for (const step of path) {
      if (!isObjectLike(current) || !Object.hasOwn(current, step)) return undefined;
      current = current[step];
    }
  } catch {
    // A getter that throws, or a proxy.
    return undefined;
  }
  return current;
}

/** Whether a path leads to a place, or to something inside it. */
export const isWithin = (path: Path, place: Path): boolean => place.every((step, index) => path[index] === step);

/** The text at a path; undefined where there is none, or an empty one. */
export function readText(value: unknown, path: Path | undefined): string | undefined {
  const text = readPath(value, path);
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** A UUID, at the end of a string that may have a prefix. */
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A value as it is compared with others: a UUID is the same in any case, because it is read in both and written in lower case. */
export const comparable = <Value>(value: Value): Value =>
  typeof value === "string" ? (value.replace(uuid, (id) => id.toLowerCase()) as typeof value) : value;

/** The strings of an array, or a single one. */
export function stringsIn(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.filter((item) => typeof item === "string");
}

/** Sets an own property, even if it is called `__proto__`. */
export function setOwn(object: object, key: string | number, value: unknown): void {
  if (key === "__proto__") Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else (object as Record<string | number, unknown>)[key] = value;
}

/** A copy of an object with the value at a path replaced; objects on the way that are missing are made. */
export function replaceAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(typeof value === "object" ? value : {}) };
  setOwn(copy, step, replaceAt(readPath(value, [step]), rest, replacement));
  return copy;
}
