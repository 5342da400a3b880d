// Senders of the old release go on sending the message, and programs that use it no longer compile.

import type { ReleaseRule } from "../compare/change.js";

export const messageRemoved: ReleaseRule = {
  id: "message-removed",
  mirror: { rule: "message-added" },
  fix: "Keep the message, mark it `deprecated`, and remove it in a later major.",
  find: ({ removedMessages }) =>
    removedMessages.map(({ name }) => ({
      places: { old: `messages/${name}` },
      use: { tag: name, path: [] },
      facts: { what: name },
      breaks: ["old-senders", "source"],
    })),
};
