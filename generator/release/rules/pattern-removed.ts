// Old readers refuse what does not match.

import type { ReleaseRule } from "../compare/change.js";
import { patternPairs } from "../compare/patterns.js";
import { describePlaces } from "../compare/words.js";

export const patternRemoved: ReleaseRule = {
  id: "pattern-removed",
  mirror: { rule: "pattern-added" },
  fix: "Keep the pattern: old readers refuse what does not match it.",
  find: (comparison) =>
    patternPairs(comparison)
      .filter((pair) => pair.new === undefined)
      .map((pair) => ({
        places: pair.places,
        use: pair.use,
        facts: { what: describePlaces(pair.places), before: pair.old ?? "" },
        breaks: ["new-senders"],
      })),
};
