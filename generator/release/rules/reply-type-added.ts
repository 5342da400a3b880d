// One more message answers it.

import type { ReleaseRule } from "../compare/change.js";
import { replyChanges } from "../compare/replies.js";
import { listWords } from "../compare/words.js";

export const replyTypeAdded: ReleaseRule = {
  id: "reply-type-added",
  mirror: { rule: "reply-type-removed" },
  fix: "Nothing has to be done, if senders of the old release can do without the new reply.",
  find: (comparison) =>
    replyChanges(comparison)
      .filter(({ kind }) => kind === "widened")
      .map(({ places, name, types }) => ({ places, facts: { what: name, after: listWords(types) }, otherwise: "minor" })),
};
