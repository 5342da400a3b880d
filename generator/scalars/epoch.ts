// `epoch`: seconds since 1970, a finite number.

import { rangeConditions, rangeSchema } from "./number-constraints.js";
import type { ScalarType } from "./scalar.js";
import { boundOfNumber } from "./scalar-bound.js";

export const epochScalar: ScalarType = {
  name: "epoch",
  doc: "Unix timestamp: seconds since 1970-01-01T00:00:00Z.",
  jsonKind: "number",
  parameters: ["min", "max"],
  schema: (shape) => ({ type: "number", ...rangeSchema(shape) }),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "number"`,
    conditions: [...rangeConditions(shape, variable), `${module.global("Number")}.isFinite(${variable})`],
  }),
  bound: boundOfNumber,
  sameAs: "number",
};
