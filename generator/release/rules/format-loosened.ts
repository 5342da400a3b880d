// Old readers refuse the other forms.

import type { ReleaseRule } from "../compare/change.js";
import { formatChanges } from "../compare/formats.js";
import { describePlaces } from "../compare/words.js";

export const formatLoosened: ReleaseRule = {
  id: "format-loosened",
  mirror: { rule: "format-tightened" },
  fix: "Go on writing the old form: old readers refuse the others.",
  find: (comparison) =>
    formatChanges(comparison)
      .filter(({ tighter }) => !tighter)
      .map(({ places, use, demand }) => ({
        places,
        use,
        facts: { what: describePlaces(places), before: demand },
        breaks: ["new-senders"],
      })),
};
