// Readers take more.

import type { ReleaseRule } from "../compare/change.js";
import type { ChangeFacts, Finding } from "../compare/change.js";
import { nullRank as rank } from "../compare/nulls.js";

export const readingLaxer: ReleaseRule = {
  id: "reading-laxer",
  mirror: { rule: "reading-stricter" },
  fix: "Nothing has to be done for senders; readers that take the default mode get what lenient reading gives.",
  find: ({ old, new: current }) => [
    ...(old.reading.default === "strict" && current.reading.default === "lenient"
      ? // What `decode` gives without a mode is of another type then.
        [finding("default", { before: "strict", after: "lenient" }, { breaks: ["source"] })]
      : []),
    ...(rank(old) < rank(current)
      ? [finding("nulls", { before: old.reading.nulls, after: current.reading.nulls }, { otherwise: "minor" })]
      : []),
  ],
};

function finding(key: string, facts: Omit<ChangeFacts, "what">, weight: Pick<Finding, "breaks" | "otherwise">): Finding {
  return { places: { old: `reading/${key}`, new: `reading/${key}` }, facts: { what: key, ...facts }, ...weight };
}
