// Finds the unknown property that is probably a misspelling of a missing field, so that one misspelling is reported once.

import { nearestName } from "../base/nearest.js";
import type { Field } from "../shape/shape.js";

/** The properties of the object that contains a field. */
export interface Siblings {
  /** The fields of the struct: their indices by their names. */
  readonly names: ReadonlyMap<string, number>;
  readonly value: Readonly<Record<string, unknown>>;
  /** Properties that are not fields, without aliases and those that an issue about a missing field has suggested. */
  unknown: readonly string[];
}

/** Objects with more unknown properties than this are not searched for misspellings: that would only cost time. */
const most = 32;

/** The unknown property with the name most similar to that of a missing field. It is unknown no longer. */
export function findMisspelling({ name, aliases }: Field, siblings: Siblings): string | undefined {
  const { names, value, unknown } = siblings;
  if (unknown.length === 0 || unknown.length > most || Object.hasOwn(value, name)) return undefined;
  const absent = [...names.keys()].filter((known) => !Object.hasOwn(value, known));
  const meant = unknown.find((property) => !aliases?.includes(property) && nearestName(property, absent) === name);
  if (meant !== undefined) siblings.unknown = unknown.filter((property) => property !== meant);
  return meant;
}
