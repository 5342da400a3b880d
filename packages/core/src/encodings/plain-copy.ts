// Copies of messages that hold what `JSON.stringify` would see, so that what is judged is what is written.

import { maxDepth } from "./limits.js";
import { setOwn } from "./set-own.js";

/** Most objects and arrays that are copied; only shared references get there without the text being huge. */
const maxCopies = 200_000;

/**
 * A copy with the own enumerable properties of an object, at every depth; each property is read once, and a getter counts by its value. Objects
 * that are not plain data, such as a Date, stay as they are, and so does what exceeds the limits on depth and size.
 */
export function plainCopy(message: object): object {
  let copies = 0;
  const copyOf = (part: object, depth: number): object => {
    if (depth >= maxDepth || ++copies > maxCopies || !isData(part)) return part;
    // A list keeps its gaps, which are no JSON either.
    if (Array.isArray(part)) {
      const items: unknown[] = part.slice();
      for (let index = 0; index < items.length; index++) {
        const item = items[index];
        if (typeof item === "object" && item !== null) items[index] = copyOf(item, depth + 1);
      }
      return items;
    }
    const copy: Record<string, unknown> = { ...part };
    for (const name of Object.keys(copy)) {
      const value = copy[name];
      if (typeof value === "object" && value !== null) setOwn(copy, name, copyOf(value, depth + 1));
    }
    return copy;
  };
  return copyOf(message, 0);
}

/** Arrays, and objects without a kind or a JSON form of their own, in every realm. */
function isData(part: object): boolean {
  if (Array.isArray(part)) return true;
  return Object.prototype.toString.call(part) === "[object Object]" && typeof (part as { readonly toJSON?: unknown }).toJSON !== "function";
}
