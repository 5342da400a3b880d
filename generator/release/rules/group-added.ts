// The package exports its guard and its filter.

import type { ReleaseRule } from "../compare/change.js";
import { pairNames } from "../compare/pair-names.js";

export const groupAdded: ReleaseRule = {
  id: "group-added",
  mirror: { rule: "group-removed" },
  fix: "Nothing has to be done.",
  find: ({ old, new: current }) =>
    pairNames(old.groups, current.groups).added.map(({ name }) => ({
      places: { new: `groups/${name}` },
      facts: { what: name },
      otherwise: "minor",
    })),
};
