// What was to go stays.

import type { ReleaseRule } from "../compare/change.js";
import { datedParts } from "../compare/lifecycle.js";

export const deprecationRemoved: ReleaseRule = {
  id: "deprecation-removed",
  mirror: { rule: "deprecation-added" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    datedParts(comparison)
      .filter(({ old, new: current }) => old.deprecated !== undefined && current.deprecated === undefined)
      .map(({ places, what }) => ({ places, facts: { what }, otherwise: "patch" })),
};
