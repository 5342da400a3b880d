// Diagnostics of the commands diff, release and verify. The codes of changes between releases belong to `compare/rules`.

import { commandEntries } from "./release/commands.js";
import { publishingEntries } from "./release/publishing.js";

export const releaseCatalog = { ...commandEntries, ...publishingEntries } as const;
