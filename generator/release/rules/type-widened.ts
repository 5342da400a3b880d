// Old readers refuse the values that did not fit before.

import type { ReleaseRule } from "../compare/change.js";
import { relateShapes, sameTypeScript } from "../compare/relate-shapes.js";
import { describeKind, describePlaces } from "../compare/words.js";

export const typeWidened: ReleaseRule = {
  id: "type-widened",
  mirror: { rule: "type-narrowed" },
  fix: "Add a second field for the new values: old readers refuse them here.",
  find: ({ old, new: current, shapes }) =>
    shapes
      .filter((pair) => relateShapes(old, current, pair) === "widened")
      .map((pair) => ({
        places: pair.places,
        use: pair.use,
        facts: { what: describePlaces(pair.places), before: describeKind(pair.old), after: describeKind(pair.new) },
        breaks: ["new-senders", ...(sameTypeScript(pair.old, pair.new) ? [] : ["source" as const])],
      })),
};
