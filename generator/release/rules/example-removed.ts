// Examples are what the next release is measured by; the fewer there are, the less is proved.

import type { ReleaseRule } from "../compare/change.js";
import { exampleChanges } from "../compare/examples.js";

export const exampleRemoved: ReleaseRule = {
  id: "example-removed",
  mirror: { rule: "example-added" },
  fix: "Keep the example: it is what the next release is measured by.",
  find: (comparison) =>
    exampleChanges(comparison).removed.map(({ places, what }) => ({ places, facts: { what }, otherwise: "patch", careful: true })),
};
