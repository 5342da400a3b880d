// Conversations of old agents end there, and new monitors wait for more.

import type { ReleaseRule } from "../compare/change.js";
import { flowListChanges } from "../compare/flow-steps.js";

export const flowEndRemoved: ReleaseRule = {
  id: "flow-end-removed",
  mirror: { rule: "flow-end-added" },
  fix: "Keep it as a possible end.",
  find: (comparison) =>
    flowListChanges(comparison, "end").removed.map(({ places, tag }) => ({ places, facts: { what: tag }, misleads: ["old-senders"] })),
};
