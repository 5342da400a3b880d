// Diagnostics of the load stage.

import { entry } from "../catalog-entry.js";

export const loadCatalog = {
  "load/file-missing": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `there is no file ${path}`,
    explain: "The root file names a file that does not exist. Paths are relative to the root file.",
    wrong: 'protocols: [protocols/mal.yaml]',
    right: 'protocols: [protocols/mail.yaml]',
  }),
} as const;
