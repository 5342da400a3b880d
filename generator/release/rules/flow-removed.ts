// Old monitors go on watching it and call new conversations illegal.

import type { ReleaseRule } from "../compare/change.js";

export const flowRemoved: ReleaseRule = {
  id: "flow-removed",
  mirror: { rule: "flow-added" },
  fix: "Keep the flow: old monitors go on watching it.",
  find: ({ flows }) =>
    flows.removed.map(({ name }) => ({
      places: { old: `flows/${name}`, new: "flows" },
      facts: { what: name },
      misleads: ["new-senders"],
      breaks: ["source"],
    })),
};
