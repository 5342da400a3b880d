// Range of a number, shared by all scalars that are numbers.

import type { JsonSchema } from "../model/schema-set.js";

interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** JSON Schema keywords for a range. */
export function rangeSchema({ min, max }: Range): JsonSchema {
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
}

/** Conditions for a range over a variable that holds a number. */
export function rangeConditions({ min, max }: Range, variable: string): readonly string[] {
  return [...(min === undefined ? [] : [`${variable} >= ${min}`]), ...(max === undefined ? [] : [`${variable} <= ${max}`])];
}
