// Old readers refuse unknown members.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const objectOpened: ReleaseRule = {
  id: "object-opened",
  mirror: { rule: "object-closed" },
  fix: "Keep it closed for this major: old readers refuse unknown members.",
  find: ({ structs }) =>
    structs
      .filter(({ old, new: current }) => !old.open && current.open)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["new-senders"] })),
};
