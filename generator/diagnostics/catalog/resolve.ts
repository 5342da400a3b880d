// Diagnostics of the resolve stage.

import { entry } from "../catalog-entry.js";

export const resolveCatalog = {
  "resolve/unknown-type": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no type "${name}"`,
    explain: "A field or definition uses a type that is neither built in (lower case) nor named under `types` (upper case first).",
    wrong: 'status: StorySttus',
    right: 'status: StoryStatus',
  }),
} as const;
