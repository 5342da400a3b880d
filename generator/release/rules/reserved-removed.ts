// A reserved name had a meaning once.

import type { ReleaseRule } from "../compare/change.js";
import { reservedChanges } from "../compare/reserved.js";

export const reservedRemoved: ReleaseRule = {
  id: "reserved-removed",
  mirror: { rule: "reserved-added" },
  fix: "Keep the name reserved: messages that use it in its old meaning may still be about.",
  find: (comparison) =>
    reservedChanges(comparison)
      .removed.filter(({ reused }) => !reused)
      .map(({ name, places }) => ({ places, facts: { what: name }, otherwise: "patch", forbidden: true })),
};
