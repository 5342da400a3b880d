// Old readers refuse messages beyond the old limit.

import type { ReleaseRule } from "../compare/change.js";
import { sizeChanges } from "../compare/sizes.js";

export const sizeLimitRaised: ReleaseRule = {
  id: "size-limit-raised",
  mirror: { rule: "size-limit-lowered" },
  fix: "Keep the limit for writing: old readers refuse longer messages.",
  find: (comparison) =>
    sizeChanges(comparison)
      .filter(({ lower }) => !lower)
      .map(({ places, what, before, after }) => ({ places, facts: { what, before, after }, breaks: ["new-senders"] })),
};
