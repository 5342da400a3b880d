// Old senders go on sending what was within the old bound, and new readers refuse it.

import type { ReleaseRule } from "../compare/change.js";
import { boundChanges, describeBound } from "../compare/bounds.js";
import { describePlaces } from "../compare/words.js";

export const boundTightened: ReleaseRule = {
  id: "bound-tightened",
  mirror: { rule: "bound-loosened" },
  fix: "Keep the old bound for reading; say the new one in the `doc`, or wait for a major.",
  find: (comparison) =>
    boundChanges(comparison)
      .filter(({ tighter }) => tighter)
      .map((change) => ({
        places: { old: `${change.places.old}/${change.bound}`, new: `${change.places.new}/${change.bound}` },
        use: change.use,
        facts: {
          what: describePlaces(change.places),
          before: describeBound(change, change.old),
          after: describeBound(change, change.new),
        },
        breaks: ["old-senders"],
      })),
};
