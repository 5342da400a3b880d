// Messages of old senders may lack the field and are refused.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const fieldBecameRequired: ReleaseRule = {
  id: "field-became-required",
  mirror: { rule: "field-became-optional" },
  fix: "Keep it optional, with a `default` that says what its absence means.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current, moved }) => !old.required && current.required && moved !== true)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["old-senders", "source"] })),
};
