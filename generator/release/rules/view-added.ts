// Stores offer one more view.

import type { ReleaseRule } from "../compare/change.js";
import { pairNames } from "../compare/pair-names.js";

export const viewAdded: ReleaseRule = {
  id: "view-added",
  mirror: { rule: "view-removed" },
  fix: "Nothing has to be done.",
  find: ({ old, new: current }) =>
    pairNames(old.views, current.views).added.map(({ name }) => ({
      places: { new: `views/${name}` },
      facts: { what: name },
      otherwise: "minor",
    })),
};
