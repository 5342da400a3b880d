// Senders of the old release go on sending it there, and nobody looks.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const recipientRemoved: ReleaseRule = {
  id: "recipient-removed",
  mirror: { rule: "recipient-added" },
  fix: "Let the role go on taking it, and ignore what it does not need.",
  find: ({ messages }) =>
    messages.flatMap(({ old, new: current, places }) =>
      compareLists(old.to, current.to).removed.map((role) => ({
        places: { old: `${places.old}/to`, new: `${places.new}/to` },
        facts: { what: current.name, before: role },
        misleads: ["old-senders"],
      })),
    ),
};
