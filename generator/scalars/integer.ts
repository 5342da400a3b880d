// `integer`: a whole number.

import { rangeConditions, rangeNearMisses, rangeSamples, rangeSchema } from "./number-constraints.js";
import type { ScalarType } from "./scalar.js";

export const integerScalar: ScalarType = {
  name: "integer",
  doc: "A whole number.",
  jsonKind: "integer",
  parameters: ["min", "max"],
  schema: (shape) => ({ type: "integer", ...rangeSchema(shape) }),
  guard: (shape, variable) => ({
    typeTest: `typeof ${variable} === "number"`,
    conditions: [...rangeConditions(shape, variable), `Number.isInteger(${variable})`],
  }),
  samples: (shape) => rangeSamples(shape, [0, 1, 7, -3, 1_000_000]),
  nearMisses: (shape) => [
    ...rangeNearMisses(shape),
    { value: Math.max(shape.min ?? 0, Math.min(1, (shape.max ?? 1) - 1)) + 0.5, issue: "wrong-type", breaks: "whole" },
  ],
};
