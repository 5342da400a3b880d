// Readers of the old release know the field.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const writingResumed: ReleaseRule = {
  id: "writing-resumed",
  mirror: { rule: "writing-stopped" },
  fix: "Nothing has to be done.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.decodeOnly === true && current.decodeOnly !== true)
      .map(({ places }) => ({ places, facts: { what: describePlaces(places) }, otherwise: "minor" })),
};
