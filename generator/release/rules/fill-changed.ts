// Readers take both values.

import type { ReleaseRule } from "../compare/change.js";
import { sameJson } from "@wirepact/core";
import { describePlaces } from "../compare/words.js";

export const fillChanged: ReleaseRule = {
  id: "fill-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Nothing has to be done, if readers take both values alike.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.fill !== undefined && current.fill !== undefined && !sameJson(old.fill, current.fill))
      .map(({ places }) => ({ places, facts: { what: describePlaces(places) }, otherwise: "minor" })),
};
