// One value is refused where a list is expected, and the other way round.

import type { ReleaseRule } from "../compare/change.js";
import { relateShapes } from "../compare/relate-shapes.js";
import { describeKind, describePlaces } from "../compare/words.js";

export const cardinalityChanged: ReleaseRule = {
  id: "cardinality-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Add a second field for the list; `lenient: { wrap: list }` takes lone values in lenient reading only.",
  find: ({ old, new: current, shapes }) =>
    shapes
      .filter((pair) => relateShapes(old, current, pair) === "cardinality")
      .map((pair) => ({
        places: pair.places,
        use: pair.use,
        facts: { what: describePlaces(pair.places), before: describeKind(pair.old), after: describeKind(pair.new) },
        breaks: ["old-senders", "new-senders", "source"],
      })),
};
