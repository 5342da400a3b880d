// Programs see more than before.

import type { ReleaseRule } from "../compare/change.js";
import { viewChanges } from "../compare/views.js";

export const viewWidened: ReleaseRule = {
  id: "view-widened",
  mirror: { rule: "view-narrowed" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    viewChanges(comparison)
      .filter(({ narrower }) => !narrower)
      .map(({ places, what, before, after }) => ({ places, facts: { what, before, after }, otherwise: "minor" })),
};
