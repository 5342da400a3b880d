// Programs that read it no longer work.

import type { ReleaseRule } from "../compare/change.js";
import { pairNames } from "../compare/pair-names.js";

export const viewRemoved: ReleaseRule = {
  id: "view-removed",
  mirror: { rule: "view-added" },
  fix: "Keep the view until a major.",
  find: ({ old, new: current }) =>
    pairNames(old.views, current.views).removed.map(({ name }) => ({
      places: { old: `views/${name}`, new: "views" },
      facts: { what: name },
      breaks: ["source"],
    })),
};
