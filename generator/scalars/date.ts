// `date`: an ISO 8601 day.

import type { ScalarType } from "./scalar.js";

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
  samples: () => ["2026-03-04", "2024-02-29", "1970-01-01"],
  nearMisses: () => [
    { value: 20_260_304, issue: "wrong-type", breaks: "type" },
    { value: "2025-02-29", issue: "format", breaks: "format" },
    { value: "2026-3-4", issue: "format", breaks: "format" },
  ],
};
