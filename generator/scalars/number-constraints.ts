// Range of a number, shared by all scalars that are numbers.

import type { Json, ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";
import type { NearMiss } from "./scalar.js";

type Range = Pick<ScalarShape, "min" | "max">;

/** JSON Schema keywords for a range. */
export function rangeSchema({ min, max }: Range): JsonSchema {
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
}

/** Conditions for a range over a variable that holds a number. */
export function rangeConditions({ min, max }: Range, variable: string): readonly string[] {
  return [...(min === undefined ? [] : [`${variable} >= ${min}`]), ...(max === undefined ? [] : [`${variable} <= ${max}`])];
}

/** The candidates within the range, and its edges. */
export function rangeSamples({ min, max }: Range, candidates: readonly number[]): readonly Json[] {
  const values = [...candidates, ...(min === undefined ? [] : [min, min + 1]), ...(max === undefined ? [] : [max])];
  return [...new Set(values)].filter((value) => value >= (min ?? -Infinity) && value <= (max ?? Infinity));
}

/** Numbers one step outside the range, and values of another kind. */
export function rangeNearMisses({ min, max }: Range): readonly NearMiss[] {
  return [
    { value: "7", issue: "wrong-type", breaks: "type" },
    ...(min === undefined ? [] : [{ value: min - 1, issue: "out-of-range", breaks: "min" }]),
    ...(max === undefined ? [] : [{ value: max + 1, issue: "out-of-range", breaks: "max" }]),
  ];
}
