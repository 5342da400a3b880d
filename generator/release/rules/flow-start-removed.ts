// Conversations of old agents start that way.

import type { ReleaseRule } from "../compare/change.js";
import { flowListChanges } from "../compare/flow-steps.js";

export const flowStartRemoved: ReleaseRule = {
  id: "flow-start-removed",
  mirror: { rule: "flow-start-added" },
  fix: "Keep it as a possible start.",
  find: (comparison) =>
    flowListChanges(comparison, "start").removed.map(({ places, tag }) => ({ places, facts: { what: tag }, misleads: ["old-senders"] })),
};
