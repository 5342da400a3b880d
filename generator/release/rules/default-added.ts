// What was left to guess is said.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const defaultAdded: ReleaseRule = {
  id: "default-added",
  mirror: { rule: "default-removed" },
  fix: "Nothing has to be done.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.default === undefined && current.default !== undefined)
      .map(({ new: current, places }) => ({
        places,
        facts: { what: describePlaces(places), after: JSON.stringify(current.default) },
        otherwise: "minor",
      })),
};
