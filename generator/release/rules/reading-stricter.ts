// What readers took before is refused.

import type { ReleaseRule } from "../compare/change.js";
import type { Direction, Finding } from "../compare/change.js";
import { nullRank as rank } from "../compare/nulls.js";

export const readingStricter: ReleaseRule = {
  id: "reading-stricter",
  mirror: { rule: "reading-laxer" },
  fix: 'Keep the way of reading; programs can ask for `mode: "strict"` themselves.',
  find: ({ old, new: current }) => [
    ...(old.reading.default === "lenient" && current.reading.default === "strict"
      ? [finding("default", "lenient", "strict", ["old-senders", "source"])]
      : []),
    ...(rank(old) > rank(current) ? [finding("nulls", old.reading.nulls, current.reading.nulls, ["old-senders"])] : []),
  ],
};

function finding(key: string, before: string, after: string, breaks: readonly Direction[]): Finding {
  return { places: { old: `reading/${key}`, new: `reading/${key}` }, facts: { what: key, before, after }, breaks };
}
