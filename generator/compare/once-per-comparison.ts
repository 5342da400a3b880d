// Caches what several rules compute about the same comparison.

import type { Comparison } from "./comparison.js";

/** The same function, computed once for each comparison. */
export function oncePerComparison<T extends object>(find: (comparison: Comparison) => T): (comparison: Comparison) => T {
  const known = new WeakMap<Comparison, T>();
  return (comparison) => {
    const found = known.get(comparison) ?? find(comparison);
    known.set(comparison, found);
    return found;
  };
}
