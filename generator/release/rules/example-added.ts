// Only documentation and tests change.

import type { ReleaseRule } from "../compare/change.js";
import { exampleChanges } from "../compare/examples.js";

export const exampleAdded: ReleaseRule = {
  id: "example-added",
  mirror: { rule: "example-removed" },
  fix: "Nothing has to be done.",
  find: (comparison) => exampleChanges(comparison).added.map(({ places, what }) => ({ places, facts: { what }, otherwise: "patch" })),
};
