// One more message starts the flow.

import type { ReleaseRule } from "../compare/change.js";
import { flowListChanges } from "../compare/flow-steps.js";

export const flowStartAdded: ReleaseRule = {
  id: "flow-start-added",
  mirror: { rule: "flow-start-removed" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    flowListChanges(comparison, "start").added.map(({ places, tag }) => ({ places, facts: { what: tag }, otherwise: "minor" })),
};
