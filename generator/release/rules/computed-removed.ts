// Readers of the old release compare the two and refuse the message.

import type { ReleaseRule } from "../compare/change.js";
import { computedChanges } from "../compare/computed.js";

export const computedRemoved: ReleaseRule = {
  id: "computed-removed",
  mirror: { rule: "computed-added" },
  fix: "Go on computing the value: old readers compare.",
  find: (comparison) =>
    computedChanges(comparison)
      .filter(({ kind }) => kind === "removed")
      .map(({ places, use, what, by }) => ({ places, use, facts: { what, before: by }, breaks: ["new-senders"] })),
};
