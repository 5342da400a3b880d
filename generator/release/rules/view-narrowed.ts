// Programs miss what they saw before.

import type { ReleaseRule } from "../compare/change.js";
import { viewChanges } from "../compare/views.js";

export const viewNarrowed: ReleaseRule = {
  id: "view-narrowed",
  mirror: { rule: "view-widened" },
  fix: "Add a new view instead.",
  find: (comparison) =>
    viewChanges(comparison)
      .filter(({ narrower }) => narrower)
      .map(({ places, what, before, after }) => ({ places, facts: { what, before, after }, misleads: ["source"] })),
};
