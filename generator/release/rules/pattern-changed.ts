// A text may match one of the two patterns and not the other.

import type { ReleaseRule } from "../compare/change.js";
import { patternPairs } from "../compare/patterns.js";
import { comparePatterns } from "../compare/compare-patterns.js";
import { describePlaces } from "../compare/words.js";

export const patternChanged: ReleaseRule = {
  id: "pattern-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the pattern, or wait for a major.",
  find: (comparison) =>
    patternPairs(comparison).flatMap(({ old, new: current, places, use }) => {
      if (old === undefined || current === undefined) return [];
      const facts = { what: describePlaces(places), before: old, after: current };
      const { narrower, wider } = comparePatterns(old, current);
      const breaks = [...(narrower ? ["old-senders" as const] : []), ...(wider ? ["new-senders" as const] : [])];
      return [{ places, use, facts, breaks, otherwise: "patch" }];
    }),
};
