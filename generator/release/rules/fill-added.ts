// Programs may leave the field out.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const fillAdded: ReleaseRule = {
  id: "fill-added",
  mirror: { rule: "fill-removed" },
  fix: "Nothing has to be done.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.fill === undefined && current.fill !== undefined)
      .map(({ places }) => ({ places, facts: { what: describePlaces(places) }, otherwise: "minor" })),
};
