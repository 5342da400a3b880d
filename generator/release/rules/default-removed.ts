// Senders who leave the field out rely on what that means.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const defaultRemoved: ReleaseRule = {
  id: "default-removed",
  mirror: { rule: "default-added" },
  fix: "Keep the default: old senders leave the field out and mean it.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.default !== undefined && current.default === undefined && !current.required)
      .map(({ old, places }) => ({
        places,
        facts: { what: describePlaces(places), before: JSON.stringify(old.default) },
        misleads: ["old-senders", "new-senders"],
      })),
};
