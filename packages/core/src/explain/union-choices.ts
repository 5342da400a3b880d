// Unions whose objects must not have what selects another part, and unions in which the first part that fits is meant.

import { type Check, report, type Walk, warn } from "../walk/walk.js";
import { nullDropped, unexpectedField } from "../issues.js";
import { isObject, jsonKindOf, ownMember, sameJson } from "../base/json-kind.js";
import { fieldPlace, pathOf } from "../walk/place.js";
import { alongPath } from "../shape/at-path.js";
import { hasKind } from "../shape/shape-kind.js";
import type { Head, HeadField, UnionShape } from "../shape/shape.js";

type Members = Readonly<Record<string, unknown>>;

/** The properties of an object that select other parts of a union than its own. */
export function foreignProperties({ objects }: UnionShape, part: number, value: Members): readonly string[] {
  const cases = objects?.by === "presence" && objects.exclusive ? objects.cases : [];
  return cases.flatMap(([property, other]) => (other !== part && ownMember(value, property) !== undefined ? [property] : []));
}

/** Checks an object as a part of an exclusive union; it has no property that selects another one. */
function checkExclusive(
  walk: Walk,
  { shape, part, check }: { readonly shape: UnionShape; readonly part: number; readonly check: Check },
  value: Members,
): unknown {
  const before = walk.issues.length;
  const checked = check(walk, value);
  for (const property of foreignProperties(shape, part, value)) {
    const place = fieldPlace(walk.place, property);
    // A closed object has rejected it already.
    if (!walk.issues.slice(before).some(({ path }) => sameJson(path, pathOf(place))))
      report(walk, unexpectedField(), undefined, undefined, place);
  }
  return checked;
}

/** An object without the properties that would select a part which does not take their null, where null is read as missing. */
function dropNulls(walk: Walk, { members, objects }: UnionShape, value: Members): Members {
  const { normalization, protocol } = walk;
  if (objects?.by !== "presence" || !normalization?.readsNulls(walk)) return value;
  const takesNull = (name: string, part: number): boolean =>
    [...alongPath(protocol.types, members[part]!, [name])].some(({ rest, shape }) => rest.length === 0 && hasKind(protocol, shape, "null"));
  const missing = objects.cases.flatMap(([name, part]) => (ownMember(value, name) === null && !takesNull(name, part) ? [name] : []));
  if (missing.length === 0) return value;
  if (protocol.reading.nulls !== "absent")
    for (const name of missing) warn(walk, nullDropped(), null, undefined, fieldPlace(walk.place, name));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !missing.includes(name)));
}

/** Whether an object has what a part requires. */
export const fitsHead = (head: Head, value: Members): boolean => head.every((field) => fitsField(field, ownMember(value, field.name)));

function fitsField({ kinds, values, fields }: HeadField, member: unknown): boolean {
  const kind = jsonKindOf(member);
  if (kind === undefined || kinds?.includes(kind) === false) return false;
  if (values && kind !== "null" && !values.some((value) => value === member)) return false;
  return !fields || !isObject(member) || fitsHead(fields, member);
}

/** The first part of a union whose head fits an object. */
const chooseByHead = ({ objects }: UnionShape, value: Members): number | undefined =>
  objects?.by === "head" ? objects.cases.find(([head]) => fitsHead(head, value))?.[1] : undefined;

/** The part of which an object lacks the fewest fields, and these. */
function nearestHead({ objects }: UnionShape, value: Members): { readonly part: number; readonly lacking: readonly string[] } {
  const cases = objects?.by === "head" ? objects.cases : [];
  const all = cases.map(([head, part]) => ({
    part,
    lacking: head.filter((field) => !fitsField(field, ownMember(value, field.name))).map(({ name }) => name),
  }));
  return all.reduce((best, other) => (other.lacking.length < best.lacking.length ? other : best));
}

export interface UnionChoices {
  readonly checkExclusive: typeof checkExclusive;
  readonly dropNulls: typeof dropNulls;
  readonly chooseByHead: typeof chooseByHead;
  readonly nearestHead: typeof nearestHead;
}

/** The feature `unionChoices`. */
export const unionChoices: UnionChoices = { checkExclusive, dropNulls, chooseByHead, nearestHead };
