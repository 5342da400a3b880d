// One more role sends the message.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const senderAdded: ReleaseRule = {
  id: "sender-added",
  mirror: { rule: "sender-removed" },
  fix: "Nothing has to be done.",
  find: ({ messages }) =>
    messages.flatMap(({ old, new: current, places }) =>
      compareLists(old.from, current.from).added.map((role) => ({
        places: { old: `${places.old}/from`, new: `${places.new}/from` },
        facts: { what: current.name, after: role },
        otherwise: "minor",
      })),
    ),
};
