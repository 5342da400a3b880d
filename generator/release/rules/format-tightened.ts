// Old senders send other forms, which are refused.

import type { ReleaseRule } from "../compare/change.js";
import { formatChanges } from "../compare/formats.js";
import { describePlaces } from "../compare/words.js";

export const formatTightened: ReleaseRule = {
  id: "format-tightened",
  mirror: { rule: "format-loosened" },
  fix: "Go on reading the old forms; builders can write the new one.",
  find: (comparison) =>
    formatChanges(comparison)
      .filter(({ tighter }) => tighter)
      .map(({ places, use, demand }) => ({
        places,
        use,
        facts: { what: describePlaces(places), after: demand },
        breaks: ["old-senders"],
      })),
};
