// Programs that import the name no longer compile.

import type { ReleaseRule } from "../compare/change.js";
import { exportChanges } from "../compare/exports.js";

export const exportRemoved: ReleaseRule = {
  id: "export-removed",
  mirror: { rule: "export-added" },
  fix: "Keep the part of the spec that the name follows from.",
  find: (comparison) =>
    exportChanges(comparison).removed.map(({ name, place }) => ({
      places: { old: place, new: place },
      facts: { what: name, before: place },
      breaks: ["source"],
    })),
};
