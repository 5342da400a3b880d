// Finds the unknown property that is probably a misspelling of a missing field, so that one misspelling is reported once.

import { nearestName } from "./nearest.js";
import type { Field } from "./shape.js";

/** The members that stand beside a field. */
export interface Siblings {
  /** Of the fields of the struct. */
  readonly names: ReadonlySet<string>;
  readonly value: Readonly<Record<string, unknown>>;
  /** Unknown members that an issue about a missing field has named already. */
  readonly claimed: string[];
}

/** Objects with more unknown members than this are not misspelt; comparing all of their names would only cost time. */
const most = 32;

/** The unknown member whose name is nearest to that of a missing field; it counts as named from then on. */
export function findMeant({ name, aliases }: Field, { names, value, claimed }: Siblings): string | undefined {
  if (Object.hasOwn(value, name)) return undefined;
  const unknown: string[] = [];
  for (const member in value) {
    if (names.has(member) || !Object.hasOwn(value, member)) continue;
    if (unknown.push(member) > most) return undefined;
  }
  const absent = [...names].filter((known) => !Object.hasOwn(value, known));
  const isFree = (member: string): boolean => !claimed.includes(member) && !aliases?.includes(member);
  const meant = unknown.find((member) => isFree(member) && nearestName(member, absent) === name);
  if (meant !== undefined) claimed.push(meant);
  return meant;
}
