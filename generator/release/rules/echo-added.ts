// The conversation monitor warns where it does not.

import type { ReleaseRule } from "../compare/change.js";
import { formatPath } from "@wirepact/core";
import { compareLists } from "../compare/pair-names.js";

export const echoAdded: ReleaseRule = {
  id: "echo-added",
  mirror: { rule: "echo-removed" },
  fix: "Nothing has to be done: the conversation monitor only warns.",
  find: ({ messages }) =>
    messages.flatMap(({ old, new: current, places }) =>
      compareLists(old.echoes?.map(formatPath), current.echoes?.map(formatPath)).added.map((path) => ({
        places: { old: `${places.old}/conventions`, new: `${places.new}/conventions` },
        facts: { what: `${path} of ${current.name}` },
        otherwise: "minor",
      })),
    ),
};
