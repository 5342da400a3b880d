// Old senders go on using the word, and programs that use its constant no longer compile.

import type { ReleaseRule } from "../compare/change.js";
import { removedWords } from "../compare/words-of-enums.js";
import { describePlaces } from "../compare/words.js";

export const enumValueRemoved: ReleaseRule = {
  id: "enum-value-removed",
  mirror: { rule: "enum-value-added" },
  fix: "Keep the word and mark it `deprecated`, or keep reading it as an alias of another one.",
  find: (comparison) =>
    removedWords(comparison)
      .filter(({ renamedTo }) => renamedTo === undefined)
      .map(({ word, places, use, refused }) => ({
        places,
        use,
        facts: { what: describePlaces(places), before: word.value },
        breaks: [...(refused ? ["old-senders" as const] : []), "source"],
      })),
};
