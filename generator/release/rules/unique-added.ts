// Old senders send lists in which an item repeats.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const uniqueAdded: ReleaseRule = {
  id: "unique-added",
  mirror: { rule: "unique-removed" },
  fix: "Let readers drop what is repeated.",
  find: ({ shapes }) =>
    shapes
      .filter(({ old, new: current }) => old.kind === "list" && current.kind === "list" && old.unique !== true && current.unique === true)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["old-senders"] })),
};
