// A new role takes part.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const roleAdded: ReleaseRule = {
  id: "role-added",
  mirror: { rule: "role-removed" },
  fix: "Nothing has to be done.",
  find: ({ old, new: current }) =>
    compareLists(Object.keys(old.roles), Object.keys(current.roles)).added.map((role) => ({
      places: { new: `roles/${role}` },
      facts: { what: role },
      otherwise: "minor",
    })),
};
