// Its values are no longer shown in issues and logs.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const sensitiveAdded: ReleaseRule = {
  id: "sensitive-added",
  mirror: { rule: "sensitive-removed" },
  fix: "Nothing has to be done.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.sensitive !== true && current.sensitive === true)
      .map(({ places }) => ({ places, facts: { what: describePlaces(places) }, otherwise: "patch" })),
};
