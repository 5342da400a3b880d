// Readers of the old release acknowledge nothing, and new senders wait.

import type { ReleaseRule } from "../compare/change.js";

export const ackRequiredAdded: ReleaseRule = {
  id: "ack-required-added",
  mirror: { rule: "ack-required-removed" },
  fix: "Ask for the acknowledgement in the message itself, or introduce a new message type.",
  find: ({ messages }) =>
    messages
      .filter(({ old, new: current }) => !old.ackRequired && current.ackRequired)
      .map(({ new: { name }, places }) => ({ places, facts: { what: name }, misleads: ["old-senders"] })),
};
