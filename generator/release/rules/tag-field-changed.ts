// Readers tell messages apart by this field; without it they understand nothing.

import type { ReleaseRule } from "../compare/change.js";

export const tagFieldChanged: ReleaseRule = {
  id: "tag-field-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the field; every reader finds the type of a message by it.",
  find: ({ old, new: current }) =>
    old.tag === current.tag
      ? []
      : [
          {
            places: { old: "envelope/tag", new: "envelope/tag" },
            facts: { what: "the tag", before: old.tag, after: current.tag },
            breaks: ["old-senders", "new-senders", "source"],
          },
        ],
};
