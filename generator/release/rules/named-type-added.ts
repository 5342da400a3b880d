// The package exports one name more.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";
import { exportedTypes } from "../compare/exported-types.js";

export const namedTypeAdded: ReleaseRule = {
  id: "named-type-added",
  mirror: { rule: "named-type-removed" },
  fix: "Nothing has to be done.",
  find: ({ old, new: current }) =>
    compareLists(exportedTypes(old), exportedTypes(current)).added.map((name) => ({
      places: { new: `types/${name}` },
      facts: { what: name },
      otherwise: "minor",
    })),
};
