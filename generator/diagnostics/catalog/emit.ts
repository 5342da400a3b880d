// Diagnostics of the emit stage.

import { entry } from "../catalog-entry.js";

export const emitCatalog = {
  "emit/template-error": entry<{ readonly template: string; readonly line: number; readonly problem: string }>({
    severity: "error",
    say: ({ template, line, problem }) => `template ${template} fails at line ${line}: ${problem}`,
    explain: "A template, built in or an override of yours, could not be compiled or refers to something that is not there.",
    wrong: '{{#each fields}}',
    right: '{{#each fields}}{{name}}{{/each}}',
  }),
} as const;
