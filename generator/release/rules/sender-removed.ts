// Agents in that role of the old release go on sending it.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const senderRemoved: ReleaseRule = {
  id: "sender-removed",
  mirror: { rule: "sender-added" },
  fix: "Let the role go on sending it, or give its messages a type of their own first.",
  find: ({ messages }) =>
    messages.flatMap(({ old, new: current, places }) =>
      compareLists(old.from, current.from).removed.map((role) => ({
        places: { old: `${places.old}/from`, new: `${places.new}/from` },
        facts: { what: current.name, before: role },
        misleads: ["old-senders"],
      })),
    ),
};
