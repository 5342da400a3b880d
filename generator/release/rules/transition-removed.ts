// Conversations of old agents take the step.

import type { ReleaseRule } from "../compare/change.js";
import { stepChanges } from "../compare/flow-steps.js";

export const transitionRemoved: ReleaseRule = {
  id: "transition-removed",
  mirror: { rule: "transition-added" },
  fix: "Keep the step under `lenient`, so that monitors only warn.",
  find: (comparison) =>
    stepChanges(comparison).removed.map(({ places, step, tolerated }) => ({
      places,
      facts: { what: step },
      ...(tolerated ? { otherwise: "minor" as const } : { misleads: ["old-senders" as const] }),
    })),
};
