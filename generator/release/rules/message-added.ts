// A new message type is refused by readers of the old release, unless messages carry a version that both sides settle on, or readers keep unknown types.

import type { ReleaseRule } from "../compare/change.js";
import { toleratesNewTypes } from "../compare/tolerance.js";

export const messageAdded: ReleaseRule = {
  id: "message-added",
  mirror: { rule: "message-removed" },
  fix: "Let messages carry a version, so that senders know what their readers understand, or let readers keep unknown types.",
  find: ({ old, new: current, addedMessages }) =>
    addedMessages.map(({ name }) => ({
      places: { new: `messages/${name}` },
      use: { tag: name, path: [] },
      facts: { what: name },
      ...(toleratesNewTypes(old, current) ? { otherwise: "minor" as const } : { breaks: ["new-senders" as const] }),
    })),
};
