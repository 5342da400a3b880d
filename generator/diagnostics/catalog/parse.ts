// Diagnostics of the parse stage.

import { entry } from "../catalog-entry.js";

export const parseCatalog = {
  "parse/unknown-key": entry<{ readonly key: string; readonly place: string }>({
    severity: "error",
    say: ({ key, place }) => `${place} has no key "${key}"`,
    explain: "Every mapping of the language has a fixed set of keys; this one is not among them.",
    wrong: 'messges: {}',
    right: 'messages: {}',
  }),
} as const;
