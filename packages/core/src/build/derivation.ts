// Fills the fields of a message that follow from others, once those are there.

import { formatPath } from "../issues.js";
import { isWithin, readPath, replaceAt } from "../base/path.js";
import type { Issue } from "../result.js";
import type { Field, Path } from "../shape/shape.js";

/** A field that follows from another one, and its place. */
export interface DerivedField {
  readonly path: Path;
  readonly field: Field;
}

/** The message with the fields that follow from others. */
function fillDerived(given: unknown, derived: readonly DerivedField[]): unknown {
  // A fill may name a computed field, so those come first.
  const computedFirst = derived.toSorted((a, b) => Number(b.field.computed !== undefined) - Number(a.field.computed !== undefined));
  let built = given;
  for (const { path, field } of computedFirst) built = fillLater(built, path, field);
  return built;
}

function fillLater(built: unknown, path: Path, field: Field): unknown {
  const { computed } = field;
  let value = readPath(built, sourceOf(field));
  const table = computed?.table;
  if (table !== undefined) value = Object.hasOwn(table, String(value)) ? table[String(value)] : undefined;
  // An optional field is left out rather than null, which it may not allow.
  return value === undefined || (value === null && computed !== undefined && !field.required) ? built : replaceAt(built, path, value);
}

/** The place of what a field follows from. */
const sourceOf = (field: Field): Path | undefined => (field.fill?.kind === "field" ? field.fill.path : field.computed?.by);

/** Issues but those of fields that are missing only because what they follow from is missing or wrong, which is a separate issue. */
function withoutConsequences(issues: readonly Issue[], derived: readonly DerivedField[]): readonly Issue[] {
  const isFaulty = (place: Path | undefined): boolean =>
    place !== undefined && issues.some(({ path }) => path.length > 0 && isWithin(place, path));
  const follows = ({ path }: Issue): boolean =>
    derived.some((filled) => formatPath(filled.path) === formatPath(path) && isFaulty(sourceOf(filled.field)));
  const kept = issues.filter((issue) => issue.code !== "missing-field" || !follows(issue));
  return kept.length === 0 ? issues : kept;
}

export interface Derivation {
  readonly fillDerived: typeof fillDerived;
  readonly withoutConsequences: typeof withoutConsequences;
}

/** The feature `derivation`. */
export const derivation: Derivation = { fillDerived, withoutConsequences };
