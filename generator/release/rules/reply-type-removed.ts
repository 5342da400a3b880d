// Agents of the old release go on replying that way.

import type { ReleaseRule } from "../compare/change.js";
import { replyChanges } from "../compare/replies.js";
import { listWords } from "../compare/words.js";

export const replyTypeRemoved: ReleaseRule = {
  id: "reply-type-removed",
  mirror: { rule: "reply-type-added" },
  fix: "Go on taking the reply.",
  find: (comparison) =>
    replyChanges(comparison)
      .filter(({ kind }) => kind === "narrowed")
      .map(({ places, name, types }) => ({ places, facts: { what: name, before: listWords(types) }, misleads: ["old-senders"] })),
};
