// Readers of the old release refuse messages without it; readers of a closed object also refuse messages with it.

import type { ReleaseRule } from "../compare/change.js";
import { describePlace } from "../compare/words.js";

export const requiredFieldRemoved: ReleaseRule = {
  id: "required-field-removed",
  mirror: { rule: "required-field-added" },
  fix: "Keep the field and mark it `deprecated`; it can become optional in a major.",
  find: ({ removedFields }) =>
    removedFields
      .filter(({ field }) => field.required)
      .map(({ struct, places, use }) => ({
        places,
        use,
        facts: { what: describePlace(places.old ?? "") },
        breaks: [...(struct.new.open ? [] : ["old-senders" as const]), "new-senders", "source"],
      })),
};
