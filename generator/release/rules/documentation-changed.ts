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
    const before = new Map(documentedParts(old).map(({ place, texts }) => [place, texts]));
    const changed = documentedParts(current).filter(({ place, texts }) => before.has(place) && !sameTexts(before.get(place), texts));
    return changed.map(({ place }) => ({ places: { old: place, new: place }, facts: { what: describePlace(place) }, otherwise: "patch" }));
  },
};

/** Words of an enum may stand in another order, hence no more than texts are compared. */
const sameTexts = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after) || sameJson(before, after);
