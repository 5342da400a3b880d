// What was to go stays.

import type { ReleaseRule } from "../compare/change.js";
import { deprecationChanges } from "../compare/lifecycle.js";

export const deprecationRemoved: ReleaseRule = {
  id: "deprecation-removed",
  mirror: { rule: "deprecation-added" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    deprecationChanges(comparison)
      .filter(({ new: current }) => current === undefined)
      .map(({ places, what }) => ({ places, facts: { what }, otherwise: "patch" })),
};
