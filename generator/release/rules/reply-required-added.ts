// Agents of the old release do not reply, and new senders wait.

import type { ReleaseRule } from "../compare/change.js";
import { replyChanges } from "../compare/replies.js";
import { listWords } from "../compare/words.js";

export const replyRequiredAdded: ReleaseRule = {
  id: "reply-required-added",
  mirror: { rule: "reply-required-removed" },
  fix: "Introduce a new message type whose sender expects the reply.",
  find: (comparison) =>
    replyChanges(comparison)
      .filter(({ kind }) => kind === "required")
      .map(({ places, name, types }) => ({ places, facts: { what: name, after: listWords(types) }, misleads: ["old-senders"] })),
};
