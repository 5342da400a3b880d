// Each side refuses the constant of the other.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const constChanged: ReleaseRule = {
  id: "const-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the constant, or turn it into a closed enum in a major.",
  find: ({ old: { tag }, shapes }) =>
    shapes.flatMap(({ old, new: current, places, use }) => {
      if (old.kind !== "literal" || current.kind !== "literal" || old.value === current.value) return [];
      // The tag of a message that was renamed is another rule's business.
      if (use?.path.length === 1 && use.path[0] === tag) return [];
      const facts = { what: describePlaces(places), before: JSON.stringify(old.value), after: JSON.stringify(current.value) };
      return [{ places, use, facts, breaks: ["old-senders", "new-senders", "source"] }];
    }),
};
