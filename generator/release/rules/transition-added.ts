// Old monitors call the step illegal, unless it was under `lenient` before.

import type { ReleaseRule } from "../compare/change.js";
import { stepChanges } from "../compare/flow-steps.js";

export const transitionAdded: ReleaseRule = {
  id: "transition-added",
  mirror: { rule: "transition-removed" },
  fix: "Release the step under `lenient` first: monitors of the old release call it illegal.",
  find: (comparison) =>
    stepChanges(comparison).added.map(({ places, step, tolerated }) => ({
      places,
      facts: { what: step },
      ...(tolerated ? { otherwise: "minor" as const } : { misleads: ["new-senders" as const] }),
    })),
};
