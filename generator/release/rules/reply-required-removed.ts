// Senders of the old release wait for the reply.

import type { ReleaseRule } from "../compare/change.js";
import { replyChanges } from "../compare/replies.js";
import { listWords } from "../compare/words.js";

export const replyRequiredRemoved: ReleaseRule = {
  id: "reply-required-removed",
  mirror: { rule: "reply-required-added" },
  fix: "Go on replying; old senders wait for it.",
  find: (comparison) =>
    replyChanges(comparison)
      .filter(({ kind }) => kind === "dropped")
      .map(({ places, name, types }) => ({ places, facts: { what: name, before: listWords(types) }, misleads: ["new-senders"] })),
};
