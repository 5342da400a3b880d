// Conversations of old agents that do not follow it are illegal to new monitors.

import type { ReleaseRule } from "../compare/change.js";

export const flowAdded: ReleaseRule = {
  id: "flow-added",
  mirror: { rule: "flow-removed" },
  fix: "Release it together with the messages it is about, or say it in the docs first.",
  find: ({ flows }) =>
    flows.added.map(({ name }) => ({ places: { new: `flows/${name}` }, facts: { what: name }, misleads: ["old-senders"] })),
};
