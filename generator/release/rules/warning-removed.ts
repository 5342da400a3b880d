// What is accepted stays the same.

import type { ReleaseRule } from "../compare/change.js";
import { warningChanges } from "../compare/warnings.js";

export const warningRemoved: ReleaseRule = {
  id: "warning-removed",
  mirror: { rule: "warning-added" },
  fix: "Nothing has to be done: a warning refuses nothing.",
  find: (comparison) => warningChanges(comparison).removed.map(({ places, what }) => ({ places, facts: { what }, otherwise: "minor" })),
};
