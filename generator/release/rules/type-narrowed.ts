// Old senders send values that no longer fit.

import type { ReleaseRule } from "../compare/change.js";
import { relateShapes, sameTypeScript } from "../compare/relate-shapes.js";
import { describeKind, describePlaces } from "../compare/words.js";

export const typeNarrowed: ReleaseRule = {
  id: "type-narrowed",
  mirror: { rule: "type-widened" },
  fix: "Go on reading the wider type; builders and docs can ask for the narrower one.",
  find: ({ old, new: current, shapes }) =>
    shapes
      .filter((pair) => relateShapes(old, current, pair) === "narrowed")
      .map((pair) => ({
        places: pair.places,
        use: pair.use,
        facts: { what: describePlaces(pair.places), before: describeKind(pair.old), after: describeKind(pair.new) },
        breaks: ["old-senders", ...(sameTypeScript(pair.old, pair.new) ? [] : ["source" as const])],
      })),
};
