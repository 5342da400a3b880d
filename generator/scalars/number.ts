// `number`: any finite number.

import { rangeConditions, rangeNearMisses, rangeSamples, rangeSchema } from "./number-constraints.js";
import type { ScalarType } from "./scalar.js";

export const numberScalar: ScalarType = {
  name: "number",
  doc: "Any finite number.",
  jsonKind: "number",
  parameters: ["min", "max"],
  schema: (shape) => ({ type: "number", ...rangeSchema(shape) }),
  guard: (shape, variable) => ({
    typeTest: `typeof ${variable} === "number"`,
    conditions: [...rangeConditions(shape, variable), `Number.isFinite(${variable})`],
  }),
  samples: (shape) => rangeSamples(shape, [0, 1, 0.25, -7.5, 1e9]),
  nearMisses: rangeNearMisses,
};
