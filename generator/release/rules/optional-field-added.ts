// In an open object that is a minor: old readers keep what they do not know.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const optionalFieldAdded: ReleaseRule = {
  id: "optional-field-added",
  mirror: { rule: "optional-field-removed" },
  fix: "Nothing has to be done where the object is open; a closed one needs a major.",
  find: ({ addedFields }) =>
    addedFields
      .filter(({ field }) => !field.required)
      .map(({ field, struct, places, use }) => ({
        places,
        use,
        facts: { what: describePlaces(places), before: struct.old.open ? "open" : "closed" },
        ...(struct.old.open || field.decodeOnly === true ? { otherwise: "minor" as const } : { breaks: ["new-senders" as const] }),
      })),
};
