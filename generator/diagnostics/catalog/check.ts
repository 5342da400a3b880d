// Diagnostics of the check stage.

import { entry } from "../catalog-entry.js";

export const checkCatalog = {
  "check/example-invalid": entry<{ readonly example: string; readonly problem: string }>({
    severity: "error",
    say: ({ example, problem }) => `example "${example}" is not valid: ${problem}`,
    explain: "Examples are checked whenever the spec is read; this one breaks the definition it is meant to show.",
    wrong: 'minimal: { storyId: US-1 }',
    right: 'minimal: { storyId: US-001 }',
  }),
} as const;
