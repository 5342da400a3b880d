// Readers of an open enum expect words they do not know; readers of a closed one refuse them, and programs that list all words no longer compile.

import type { ReleaseRule } from "../compare/change.js";
import { addedWords } from "../compare/words-of-enums.js";
import { describePlaces } from "../compare/words.js";

export const enumValueAdded: ReleaseRule = {
  id: "enum-value-added",
  mirror: { rule: "enum-value-removed" },
  fix: "Make the enum open, so that readers expect words they do not know.",
  find: (comparison) =>
    addedWords(comparison).map(({ word, places, use, refused, misread, open }) => ({
      places,
      use,
      facts: { what: describePlaces(places), after: word.value, before: open ? "open" : "closed" },
      breaks: [...(refused ? ["new-senders" as const] : []), ...(open ? [] : ["source" as const])],
      misleads: misread ? ["new-senders"] : [],
      otherwise: "minor",
    })),
};
