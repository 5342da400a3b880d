// Old readers refuse lists in which an item repeats.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const uniqueRemoved: ReleaseRule = {
  id: "unique-removed",
  mirror: { rule: "unique-added" },
  fix: "Go on sending each item once: old readers refuse repeated ones.",
  find: ({ shapes }) =>
    shapes
      .filter(({ old, new: current }) => old.kind === "list" && current.kind === "list" && old.unique === true && current.unique !== true)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["new-senders"] })),
};
