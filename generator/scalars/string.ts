// `string`: any string.

import type { ScalarType } from "./scalar.js";
import { textConditions, textSchema } from "./text-constraints.js";
import { boundOfText } from "./scalar-bound.js";

export const stringScalar: ScalarType = {
  name: "string",
  doc: "String.",
  jsonKind: "string",
  parameters: ["min", "max", "pattern"],
  schema: (shape) => textSchema(shape),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: textConditions(shape, variable, module),
  }),
  bound: boundOfText,
};
