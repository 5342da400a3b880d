// Only documentation changes.

import type { ReleaseRule } from "../compare/change.js";
import { sameJson } from "@wirepact/core";
import { documentedParts } from "../compare/documentation.js";
import { describePlace } from "../compare/words.js";

export const documentationChanged: ReleaseRule = {
  id: "documentation-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Nothing has to be done.",
  find: ({ old, new: current }) => {
    const changed = documentedParts(current).filter(({ place, texts }) => {
      const before = documentedParts(old).find((part) => part.place === place);
      return before !== undefined && !sameJson(before.texts, texts);
    });
    return changed.map(({ place }) => ({ places: { old: place, new: place }, facts: { what: describePlace(place) }, otherwise: "patch" }));
  },
};
