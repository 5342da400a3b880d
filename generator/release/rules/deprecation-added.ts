// It still works, and editors strike it through.

import type { ReleaseRule } from "../compare/change.js";
import { deprecationChanges } from "../compare/lifecycle.js";

export const deprecationAdded: ReleaseRule = {
  id: "deprecation-added",
  mirror: { rule: "deprecation-removed" },
  fix: "Nothing has to be done now; what is deprecated can go in the next major.",
  find: (comparison) =>
    deprecationChanges(comparison)
      .filter(({ old }) => old === undefined)
      .map(({ places, what, new: deprecated }) => ({
        places,
        facts: { what, ...(deprecated?.use === undefined ? {} : { after: deprecated.use }) },
        otherwise: "minor",
      })),
};
