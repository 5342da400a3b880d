// What is accepted stays the same.

import type { ReleaseRule } from "../compare/change.js";
import { warningChanges } from "../compare/warnings.js";

export const warningAdded: ReleaseRule = {
  id: "warning-added",
  mirror: { rule: "warning-removed" },
  fix: "Nothing has to be done: a warning refuses nothing.",
  find: (comparison) => warningChanges(comparison).added.map(({ places, what }) => ({ places, facts: { what }, otherwise: "minor" })),
};
