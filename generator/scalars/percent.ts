// `percent`: a number from 0 to 100.

import { numberLimits } from "@wirepact/core/describe";
import { rangeConditions, rangeSchema } from "./number-constraints.js";
import type { ScalarType } from "./scalar.js";
import { boundOfNumber } from "./scalar-bound.js";

export const percentScalar: ScalarType = {
  name: "percent",
  doc: "A number from 0 to 100.",
  jsonKind: "number",
  parameters: ["min", "max"],
  schema: (shape) => ({ type: "number", ...rangeSchema(numberLimits(shape)) }),
  guard: (shape, variable) => ({
    typeTest: `typeof ${variable} === "number"`,
    conditions: rangeConditions(numberLimits(shape), variable),
  }),
  bound: () => boundOfNumber({ min: 0 }),
  sameAs: "number",
};
