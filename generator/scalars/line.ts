// `line`: text without a line break.

import type { ScalarType } from "./scalar.js";
import { textConditions, textSchema } from "./text-constraints.js";
import { boundOfText } from "./scalar-bound.js";

const singleLine = "^[^\\r\\n]*$";

export const lineScalar: ScalarType = {
  name: "line",
  doc: "Single-line string: no carriage return or line feed.",
  jsonKind: "string",
  parameters: ["min", "max", "pattern"],
  schema: (shape) => textSchema(shape, singleLine),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [...textConditions(shape, variable, module), `${module.use("isLine")}(${variable})`],
  }),
  bound: boundOfText,
  within: ["string"],
};
