// Longer messages of old senders are refused.

import type { ReleaseRule } from "../compare/change.js";
import { sizeChanges } from "../compare/sizes.js";

export const sizeLimitLowered: ReleaseRule = {
  id: "size-limit-lowered",
  mirror: { rule: "size-limit-raised" },
  fix: "Keep the limit for reading.",
  find: (comparison) =>
    sizeChanges(comparison)
      .filter(({ lower }) => lower)
      .map(({ places, what, before, after }) => ({ places, facts: { what, before, after }, breaks: ["old-senders"] })),
};
