// One more message ends the flow.

import type { ReleaseRule } from "../compare/change.js";
import { flowListChanges } from "../compare/flow-steps.js";

export const flowEndAdded: ReleaseRule = {
  id: "flow-end-added",
  mirror: { rule: "flow-end-removed" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    flowListChanges(comparison, "end").added.map(({ places, tag }) => ({ places, facts: { what: tag }, otherwise: "minor" })),
};
