// The conversation monitor stops warning of it.

import type { ReleaseRule } from "../compare/change.js";
import { formatPath } from "@wirepact/core";
import { compareLists } from "../compare/pair-names.js";

export const echoRemoved: ReleaseRule = {
  id: "echo-removed",
  mirror: { rule: "echo-added" },
  fix: "Nothing has to be done: the conversation monitor only warns.",
  find: ({ messages }) =>
    messages.flatMap(({ old, new: current, places }) =>
      compareLists(old.echoes?.map(formatPath), current.echoes?.map(formatPath)).removed.map((path) => ({
        places: { old: `${places.old}/conventions`, new: `${places.new}/conventions` },
        facts: { what: `${path} of ${current.name}` },
        otherwise: "minor",
      })),
    ),
};
