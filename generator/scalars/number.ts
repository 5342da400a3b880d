// `number`: any finite number.

import { rangeConditions, rangeSchema } from "./number-constraints.js";
import type { ScalarType } from "./scalar.js";
import { boundOfNumber } from "./scalar-bound.js";

export const numberScalar: ScalarType = {
  name: "number",
  doc: "Any finite number.",
  jsonKind: "number",
  parameters: ["min", "max"],
  schema: (shape) => ({ type: "number", ...rangeSchema(shape) }),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "number"`,
    conditions: [...rangeConditions(shape, variable), `${module.global("Number")}.isFinite(${variable})`],
  }),
  bound: boundOfNumber,
};
