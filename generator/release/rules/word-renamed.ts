// The old word is still read, but old readers do not know the new one, and programs use the constant of the old one.

import type { ReleaseRule } from "../compare/change.js";
import { removedWords } from "../compare/words-of-enums.js";
import { describePlaces } from "../compare/words.js";

export const wordRenamed: ReleaseRule = {
  id: "word-renamed",
  mirror: { waiver: "Renaming back is a renaming too." },
  fix: "Keep the word that travels; the `doc` can say what it means.",
  find: (comparison) =>
    removedWords(comparison)
      .filter(({ renamedTo }) => renamedTo !== undefined)
      .map(({ word, places, use, renamedTo, unknownBefore }) => ({
        places,
        use,
        facts: { what: describePlaces(places), before: word.word, after: renamedTo ?? "" },
        breaks: [...(unknownBefore ? ["new-senders" as const] : []), "source"],
        misleads: unknownBefore ? [] : ["new-senders"],
      })),
};
