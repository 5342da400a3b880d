// `any`: any JSON value, null included.

import type { ScalarType } from "./scalar.js";

export const anyScalar: ScalarType = {
  name: "any",
  doc: "Any JSON value, null included.",
  jsonKind: "any",
  parameters: [],
  schema: () => ({}),
  guard: () => ({ typeTest: "", conditions: [] }),
  samples: () => [null, false, 0, "", "text", [1, "two"], { key: { deep: true } }],
  nearMisses: () => [],
};
