// Old readers refuse null, or take it for an absent field; programs have to expect it.

import type { ReleaseRule } from "../compare/change.js";
import { nullChanges } from "../compare/nulls.js";
import { describePlaces } from "../compare/words.js";

export const nullableAdded: ReleaseRule = {
  id: "nullable-added",
  mirror: { rule: "nullable-removed" },
  fix: "Leave the field out instead of writing null, where it is optional.",
  find: (comparison) =>
    nullChanges(comparison)
      .filter(({ nullable }) => nullable)
      .map(({ places, use, refused }) => ({
        places,
        use,
        facts: { what: describePlaces(places) },
        breaks: [...(refused ? ["new-senders" as const] : []), "source"],
        misleads: refused ? [] : ["new-senders"],
      })),
};
