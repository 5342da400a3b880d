// `any`: any JSON value, null included.

import type { ScalarType } from "./scalar.js";

export const anyScalar: ScalarType = {
  name: "any",
  doc: "Any JSON value, null included.",
  jsonKind: "any",
  parameters: [],
  schema: () => ({}),
  guard: (_shape, variable, module) => ({ typeTest: "", conditions: [`${module.use("isJson")}(${variable})`] }),
  bound: () => undefined,
};
