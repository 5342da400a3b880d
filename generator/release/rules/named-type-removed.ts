// Programs that import the type no longer compile.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";
import { exportedTypes } from "../compare/exported-types.js";

export const namedTypeRemoved: ReleaseRule = {
  id: "named-type-removed",
  mirror: { rule: "named-type-added" },
  fix: "Keep the type, even if no message uses it any more.",
  find: ({ old, new: current }) =>
    compareLists(exportedTypes(old), exportedTypes(current)).removed.map((name) => ({
      places: { old: `types/${name}`, new: "types" },
      facts: { what: name },
      breaks: ["source"],
    })),
};
