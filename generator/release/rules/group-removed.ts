// The guard and the filter of the group are gone.

import type { ReleaseRule } from "../compare/change.js";
import { pairNames } from "../compare/pair-names.js";

export const groupRemoved: ReleaseRule = {
  id: "group-removed",
  mirror: { rule: "group-added" },
  fix: "Keep the group until a major.",
  find: ({ old, new: current }) =>
    pairNames(old.groups, current.groups).removed.map(({ name }) => ({
      places: { old: `groups/${name}`, new: "groups" },
      facts: { what: name },
      breaks: ["source"],
    })),
};
