// Each side computes another value and refuses the one it gets.

import type { ReleaseRule } from "../compare/change.js";
import { computedChanges } from "../compare/computed.js";

export const computedChanged: ReleaseRule = {
  id: "computed-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Give it `level: warning` first, and change it in a major.",
  find: (comparison) =>
    computedChanges(comparison)
      .filter(({ kind }) => kind === "changed")
      .map(({ places, use, what }) => ({ places, use, facts: { what }, breaks: ["old-senders", "new-senders"] })),
};
