// Old messages may still be stored somewhere.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const migrationRemoved: ReleaseRule = {
  id: "migration-removed",
  mirror: { rule: "migration-added" },
  fix: "Keep the migration: messages of old versions are still stored somewhere.",
  find: ({ old, new: current }) =>
    compareLists(Object.keys(old.migrations), Object.keys(current.migrations)).removed.map((version) => ({
      places: { old: `migrations/${version}`, new: "migrations" },
      facts: { what: version },
      breaks: ["source"],
    })),
};
