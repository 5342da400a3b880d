// Agents of the old release take their time and are late.

import type { ReleaseRule } from "../compare/change.js";
import { deadlineChanges } from "../compare/deadlines.js";

export const deadlineShortened: ReleaseRule = {
  id: "deadline-shortened",
  mirror: { rule: "deadline-extended" },
  fix: "Keep the old deadline, or make the new one a hint.",
  find: (comparison) =>
    deadlineChanges(comparison)
      .filter(({ shorter }) => shorter)
      .map(({ places, what, before, after, hint }) => ({
        places,
        facts: { what, before, after },
        ...(hint ? { otherwise: "minor" as const } : { misleads: ["old-senders" as const] }),
      })),
};
