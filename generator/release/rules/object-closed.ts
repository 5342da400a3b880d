// Members that senders added for themselves are refused.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const objectClosed: ReleaseRule = {
  id: "object-closed",
  mirror: { rule: "object-opened" },
  fix: "Keep the object open; unknown members do no harm.",
  find: ({ structs }) =>
    structs
      .filter(({ old, new: current }) => old.open && !current.open)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["old-senders"] })),
};
