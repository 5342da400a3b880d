// The name may not be used for anything else later.

import type { ReleaseRule } from "../compare/change.js";
import { reservedChanges } from "../compare/reserved.js";

export const reservedAdded: ReleaseRule = {
  id: "reserved-added",
  mirror: { rule: "reserved-removed" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    reservedChanges(comparison).added.map(({ name, places }) => ({ places, facts: { what: name }, otherwise: "patch" })),
};
