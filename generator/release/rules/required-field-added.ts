// Messages of old senders lack the field and are refused.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const requiredFieldAdded: ReleaseRule = {
  id: "required-field-added",
  mirror: { rule: "required-field-removed" },
  fix: "Make it optional, with a `default` that says what its absence means.",
  find: ({ addedFields }) =>
    addedFields
      .filter(({ field }) => field.required)
      .map(({ struct, places, use }) => ({
        places,
        use,
        facts: { what: describePlaces(places) },
        breaks: ["old-senders", ...(struct.old.open ? [] : ["new-senders" as const]), "source"],
      })),
};
