// One more role gets the message.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const recipientAdded: ReleaseRule = {
  id: "recipient-added",
  mirror: { rule: "recipient-removed" },
  fix: "Nothing has to be done.",
  find: ({ messages }) =>
    messages.flatMap(({ old, new: current, places }) =>
      compareLists(old.to, current.to).added.map((role) => ({
        places: { old: `${places.old}/to`, new: `${places.new}/to` },
        facts: { what: current.name, after: role },
        otherwise: "minor",
      })),
    ),
};
