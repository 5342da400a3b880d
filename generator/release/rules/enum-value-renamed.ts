// Where one side has no alias for the word of the other, it does not know it; and programs use the constant of the old one.

import type { ReleaseRule } from "../compare/change.js";
import { removedWords } from "../compare/words-of-enums.js";
import { describePlaces } from "../compare/words.js";

export const enumValueRenamed: ReleaseRule = {
  id: "enum-value-renamed",
  mirror: { waiver: "Renaming back is a renaming too." },
  fix: "Keep the word that travels; the `doc` can say what it means.",
  find: (comparison) =>
    removedWords(comparison)
      .filter(({ renamedTo }) => renamedTo !== undefined)
      .map(({ word, places, use, renamedTo, refused, readBefore }) => ({
        places,
        use,
        facts: { what: describePlaces(places), before: word.value, after: renamedTo ?? "" },
        breaks: [...(refused ? ["old-senders" as const] : []), ...(readBefore === "refused" ? ["new-senders" as const] : []), "source"],
        misleads: readBefore === "unknown" ? ["new-senders"] : [],
      })),
};
