// Diagnostics of the resolve stage: names that mean nothing, and definitions that cannot work together.

import { definitionEntries } from "./resolve/definitions.js";
import { exampleEntries } from "./resolve/examples.js";
import { frameEntries } from "./resolve/frames.js";
import { nameEntries } from "./resolve/names.js";

export const resolveCatalog = { ...nameEntries, ...frameEntries, ...exampleEntries, ...definitionEntries } as const;
