// New senders send what is beyond the old bound, and old readers refuse it.

import type { ReleaseRule } from "../compare/change.js";
import { boundChanges, describeBound } from "../compare/bounds.js";
import { describePlaces } from "../compare/words.js";

export const boundLoosened: ReleaseRule = {
  id: "bound-loosened",
  mirror: { rule: "bound-tightened" },
  fix: "Old readers refuse what is beyond the old bound. Add a second field, or release a major.",
  find: (comparison) =>
    boundChanges(comparison)
      .filter(({ tighter }) => !tighter)
      .map((change) => ({
        places: { old: `${change.places.old}/${change.bound}`, new: `${change.places.new}/${change.bound}` },
        use: change.use,
        facts: {
          what: describePlaces(change.places),
          before: describeBound(change, change.old),
          after: describeBound(change, change.new),
        },
        breaks: ["new-senders"],
      })),
};
