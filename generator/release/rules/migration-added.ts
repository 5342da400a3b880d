// The package can do more.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const migrationAdded: ReleaseRule = {
  id: "migration-added",
  mirror: { rule: "migration-removed" },
  fix: "Nothing has to be done.",
  find: ({ old, new: current }) =>
    compareLists(Object.keys(old.migrations), Object.keys(current.migrations)).added.map((version) => ({
      places: { new: `migrations/${version}` },
      facts: { what: version },
      otherwise: "minor",
    })),
};
