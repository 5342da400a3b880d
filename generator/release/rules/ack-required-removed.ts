// Senders of the old release wait for the acknowledgement.

import type { ReleaseRule } from "../compare/change.js";

export const ackRequiredRemoved: ReleaseRule = {
  id: "ack-required-removed",
  mirror: { rule: "ack-required-added" },
  fix: "Go on acknowledging; who does not need it can ignore it.",
  find: ({ messages }) =>
    messages
      .filter(({ old, new: current }) => old.ackRequired && !current.ackRequired)
      .map(({ new: { name }, places }) => ({ places, facts: { what: name }, misleads: ["new-senders"] })),
};
