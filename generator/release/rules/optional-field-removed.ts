// Programs that use the field no longer compile, and a closed object refuses messages with it.

import type { ReleaseRule } from "../compare/change.js";
import { describePlace } from "../compare/words.js";

export const optionalFieldRemoved: ReleaseRule = {
  id: "optional-field-removed",
  mirror: { rule: "optional-field-added" },
  fix: "Keep the field and mark it `deprecated`, or at least put its name under `reserved`.",
  find: ({ removedFields }) =>
    removedFields
      .filter(({ field }) => !field.required)
      .map(({ struct, places, use }) => ({
        places,
        use,
        facts: { what: describePlace(places.old ?? "") },
        breaks: [...(struct.new.open ? [] : ["old-senders" as const]), "source"],
      })),
};
