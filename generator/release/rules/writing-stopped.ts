// The field is optional, so that readers get along without it.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const writingStopped: ReleaseRule = {
  id: "writing-stopped",
  mirror: { rule: "writing-resumed" },
  fix: "Make sure that readers do without the field.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.decodeOnly !== true && current.decodeOnly === true)
      .map(({ places }) => ({ places, facts: { what: describePlaces(places) }, otherwise: "minor" })),
};
