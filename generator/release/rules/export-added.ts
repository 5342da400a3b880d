// The package exports one name more.

import type { ReleaseRule } from "../compare/change.js";
import { exportChanges } from "../compare/exports.js";

export const exportAdded: ReleaseRule = {
  id: "export-added",
  mirror: { rule: "export-removed" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    exportChanges(comparison).added.map(({ name, place }) => ({
      places: { old: place, new: place },
      facts: { what: name, after: place },
      otherwise: "minor",
    })),
};
