// Readers of the old release refuse messages without it.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const fieldBecameOptional: ReleaseRule = {
  id: "field-became-optional",
  mirror: { rule: "field-became-required" },
  fix: "Keep it required: old readers refuse messages without it.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current, moved }) => old.required && !current.required && moved !== true)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["new-senders", "source"] })),
};
