// Lenient readers take more.

import type { ReleaseRule } from "../compare/change.js";
import { leniencyChanges } from "../compare/leniencies.js";
import { describePlaces } from "../compare/words.js";

export const leniencyAdded: ReleaseRule = {
  id: "leniency-added",
  mirror: { rule: "leniency-removed" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    leniencyChanges(comparison).added.map(({ relaxation, places }) => ({
      places,
      facts: { what: describePlaces(places), after: relaxation },
      otherwise: "minor",
    })),
};
