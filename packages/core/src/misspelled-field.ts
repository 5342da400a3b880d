// Finds the unknown property that is probably a misspelling of a missing field, so that one misspelling is reported once.

import { nearestName } from "./nearest.js";
import type { Field } from "./shape.js";

/** The properties of the object that contains a field. */
export interface Siblings {
  /** Names of the fields of the struct. */
  readonly names: ReadonlySet<string>;
  readonly value: Readonly<Record<string, unknown>>;
  /** Unknown properties that an issue about a missing field has already suggested. */
  readonly claimed: string[];
}

/** Objects with more unknown properties than this are not searched for misspellings: that would only cost time. */
const most = 32;

/** The unknown property with the name most similar to that of a missing field. It is not suggested again. */
export function findMisspelling({ name, aliases }: Field, { names, value, claimed }: Siblings): string | undefined {
  if (Object.hasOwn(value, name)) return undefined;
  const unknown: string[] = [];
  for (const property in value) {
    if (names.has(property) || !Object.hasOwn(value, property)) continue;
    if (unknown.push(property) > most) return undefined;
  }
  const absent = [...names].filter((known) => !Object.hasOwn(value, known));
  const isFree = (property: string): boolean => !claimed.includes(property) && !aliases?.includes(property);
  const meant = unknown.find((property) => isFree(property) && nearestName(property, absent) === name);
  if (meant !== undefined) claimed.push(meant);
  return meant;
}
