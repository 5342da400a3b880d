// Messages of old senders in which the two disagree are refused.

import type { ReleaseRule } from "../compare/change.js";
import { computedChanges } from "../compare/computed.js";

export const computedAdded: ReleaseRule = {
  id: "computed-added",
  mirror: { rule: "computed-removed" },
  fix: "Give it `level: warning`, so that a disagreement is no more than a warning.",
  find: (comparison) =>
    computedChanges(comparison)
      .filter(({ kind }) => kind === "added")
      .map(({ places, use, what, by }) => ({ places, use, facts: { what, after: by }, breaks: ["old-senders"] })),
};
