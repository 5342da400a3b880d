// `integer`: a whole number.

import { rangeConditions, rangeSchema } from "./number-constraints.js";
import type { ScalarType } from "./scalar.js";
import { boundOfInteger } from "./scalar-bound.js";

export const integerScalar: ScalarType = {
  name: "integer",
  doc: "An integer.",
  jsonKind: "integer",
  parameters: ["min", "max"],
  schema: (shape) => ({ type: "integer", ...rangeSchema(shape) }),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "number"`,
    conditions: [...rangeConditions(shape, variable), `${module.global("Number")}.isInteger(${variable})`],
  }),
  bound: boundOfInteger,
  within: ["number"],
};
