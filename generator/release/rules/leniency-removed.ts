// Lenient readers refuse what they took before.

import type { ReleaseRule } from "../compare/change.js";
import { leniencyChanges } from "../compare/leniencies.js";
import { describePlaces } from "../compare/words.js";

export const leniencyRemoved: ReleaseRule = {
  id: "leniency-removed",
  mirror: { rule: "leniency-added" },
  fix: "Go on forgiving it: lenient readers were promised that.",
  find: (comparison) =>
    leniencyChanges(comparison).removed.map(({ relaxation, places, use }) => ({
      places,
      use,
      facts: { what: describePlaces(places), before: relaxation },
      breaks: ["old-senders"],
    })),
};
