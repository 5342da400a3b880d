// A message without the field means one thing to its sender and another to its reader.

import type { ReleaseRule } from "../compare/change.js";
import { sameJson } from "@wirepact/core";
import { describePlaces } from "../compare/words.js";

export const defaultChanged: ReleaseRule = {
  id: "default-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the default: who leaves the field out means the old one.",
  find: ({ fields }) =>
    fields
      .filter(
        ({ old, new: current }) => old.default !== undefined && current.default !== undefined && !sameJson(old.default, current.default),
      )
      .map(({ old, new: current, places }) => ({
        places,
        facts: { what: describePlaces(places), before: JSON.stringify(old.default), after: JSON.stringify(current.default) },
        misleads: ["old-senders", "new-senders"],
      })),
};
