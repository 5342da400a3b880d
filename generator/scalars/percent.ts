// `percent`: a number from 0 to 100.

import type { ScalarShape } from "@wirepact/core";
import { rangeConditions, rangeSchema } from "./number-constraints.js";
import type { ScalarType } from "./scalar.js";
import { boundOfNumber } from "./scalar-bound.js";

const withinHundred = ({ min, max }: ScalarShape) => ({ min: Math.max(min ?? 0, 0), max: Math.min(max ?? 100, 100) });

export const percentScalar: ScalarType = {
  name: "percent",
  doc: "A number from 0 to 100.",
  jsonKind: "number",
  parameters: ["min", "max"],
  schema: (shape) => ({ type: "number", ...rangeSchema(withinHundred(shape)) }),
  guard: (shape, variable) => ({
    typeTest: `typeof ${variable} === "number"`,
    conditions: rangeConditions(withinHundred(shape), variable),
  }),
  bound: () => boundOfNumber({ min: 0 }),
  sameAs: "number",
};
