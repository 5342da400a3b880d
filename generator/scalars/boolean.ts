// `boolean`: true or false.

import type { ScalarType } from "./scalar.js";

export const booleanScalar: ScalarType = {
  name: "boolean",
  doc: "True or false.",
  jsonKind: "boolean",
  parameters: [],
  schema: () => ({ type: "boolean" }),
  guard: (_shape, variable) => ({ typeTest: `typeof ${variable} === "boolean"`, conditions: [] }),
  bound: () => ({ kind: "bare", bytes: "false".length }),
};
