// Agents in that role have no part any more.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const roleRemoved: ReleaseRule = {
  id: "role-removed",
  mirror: { rule: "role-added" },
  fix: "Keep the role, deprecated in its description, until a major.",
  find: ({ old, new: current }) =>
    compareLists(Object.keys(old.roles), Object.keys(current.roles)).removed.map((role) => ({
      places: { old: `roles/${role}`, new: "roles" },
      facts: { what: role },
      misleads: ["old-senders"],
    })),
};
