// Nothing breaks, but what was hidden is shown from now on.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const sensitiveRemoved: ReleaseRule = {
  id: "sensitive-removed",
  mirror: { rule: "sensitive-added" },
  fix: "Make sure that nothing secret travels in the field: its values appear in issues and logs from now on.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.sensitive === true && current.sensitive !== true)
      .map(({ places }) => ({ places, facts: { what: describePlaces(places) }, otherwise: "minor", careful: true })),
};
