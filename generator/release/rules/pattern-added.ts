// Old senders send texts that do not match.

import type { ReleaseRule } from "../compare/change.js";
import { patternPairs } from "../compare/patterns.js";
import { describePlaces } from "../compare/words.js";

export const patternAdded: ReleaseRule = {
  id: "pattern-added",
  mirror: { rule: "pattern-removed" },
  fix: "Say it in the `doc`, or wait for a major.",
  find: (comparison) =>
    patternPairs(comparison)
      .filter((pair) => pair.old === undefined)
      .map((pair) => ({
        places: pair.places,
        use: pair.use,
        facts: { what: describePlaces(pair.places), after: pair.new ?? "" },
        breaks: ["old-senders"],
      })),
};
