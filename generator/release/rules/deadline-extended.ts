// Nobody is late who was not before.

import type { ReleaseRule } from "../compare/change.js";
import { deadlineChanges } from "../compare/deadlines.js";

export const deadlineExtended: ReleaseRule = {
  id: "deadline-extended",
  mirror: { rule: "deadline-shortened" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    deadlineChanges(comparison)
      .filter(({ shorter }) => !shorter)
      .map(({ places, what, before, after }) => ({ places, facts: { what, before, after }, otherwise: "minor" })),
};
