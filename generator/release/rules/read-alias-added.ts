// One more spelling is read.

import type { ReleaseRule } from "../compare/change.js";
import { aliasChanges } from "../compare/aliases.js";

export const readAliasAdded: ReleaseRule = {
  id: "read-alias-added",
  mirror: { rule: "read-alias-removed" },
  fix: "Nothing has to be done.",
  find: (comparison) =>
    aliasChanges(comparison).added.map(({ alias, what, places }) => ({ places, facts: { what, after: alias }, otherwise: "minor" })),
};
