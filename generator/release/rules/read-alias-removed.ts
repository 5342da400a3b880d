// Senders who use the other name are refused or misread.

import type { ReleaseRule } from "../compare/change.js";
import { aliasChanges } from "../compare/aliases.js";

export const readAliasRemoved: ReleaseRule = {
  id: "read-alias-removed",
  mirror: { rule: "read-alias-added" },
  fix: "Keep the alias: reading it costs nothing.",
  find: (comparison) =>
    aliasChanges(comparison).removed.map(({ alias, what, places, use, refused }) => ({
      places,
      use,
      facts: { what, before: alias },
      ...(refused ? { breaks: ["old-senders" as const] } : { misleads: ["old-senders" as const] }),
    })),
};
