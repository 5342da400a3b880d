// Old senders who write null are refused, or their null is taken for an absent field.

import type { ReleaseRule } from "../compare/change.js";
import { nullChanges } from "../compare/nulls.js";
import { describePlaces } from "../compare/words.js";

export const nullableRemoved: ReleaseRule = {
  id: "nullable-removed",
  mirror: { rule: "nullable-added" },
  fix: "Go on taking null.",
  find: (comparison) =>
    nullChanges(comparison)
      .filter(({ nullable }) => !nullable)
      .map(({ places, use, refused }) => ({
        places,
        use,
        facts: { what: describePlaces(places) },
        breaks: [...(refused ? ["old-senders" as const] : []), "source"],
        misleads: refused ? [] : ["old-senders"],
      })),
};
