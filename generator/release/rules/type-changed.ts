// Values of one type are refused where the other is expected.

import type { ReleaseRule } from "../compare/change.js";
import { relateShapes, sameTypeScript } from "../compare/relate-shapes.js";
import { describeKind, describePlaces } from "../compare/words.js";

export const typeChanged: ReleaseRule = {
  id: "type-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Add a second field with the new type and mark this one `deprecated`.",
  find: ({ old, new: current, shapes }) =>
    shapes
      .filter((pair) => relateShapes(old, current, pair) === "changed")
      .map((pair) => ({
        places: pair.places,
        use: pair.use,
        facts: { what: describePlaces(pair.places), before: describeKind(pair.old), after: describeKind(pair.new) },
        breaks: ["old-senders", "new-senders", ...(sameTypeScript(pair.old, pair.new) ? [] : ["source" as const])],
      })),
};
