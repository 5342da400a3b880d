// Old readers refuse other words, and programs that list all words have to expect more.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const enumOpened: ReleaseRule = {
  id: "enum-opened",
  mirror: { rule: "enum-closed" },
  fix: "Keep it closed for this major: old readers refuse other words.",
  find: ({ shapes }) =>
    shapes
      .filter(({ old, new: current }) => old.kind === "enum" && current.kind === "enum" && !old.open && current.open)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["new-senders", "source"] })),
};
