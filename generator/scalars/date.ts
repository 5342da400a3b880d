// `date`: an ISO 8601 day.

import type { ScalarType } from "./scalar.js";
import { plainText } from "./scalar-bound.js";

export const dateScalar: ScalarType = {
  name: "date",
  doc: "ISO 8601 day, such as 2026-03-04.",
  jsonKind: "string",
  parameters: [],
  schema: () => ({ type: "string", format: "date" }),
  guard: (_shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [`${module.use("isDate")}(${variable})`],
  }),
  bound: () => plainText("2026-03-04".length),
  within: ["line", "string"],
};
