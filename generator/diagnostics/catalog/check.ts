// Diagnostics of the check stage: examples that contradict their definitions, and lint rules.

import { allowanceEntries } from "./check/allowances.js";
import { definitionEntries } from "./check/definitions.js";
import { exampleEntries } from "./check/examples.js";
import { flowEntries } from "./check/flows.js";
import { textEntries } from "./check/texts.js";

export const checkCatalog = { ...exampleEntries, ...flowEntries, ...allowanceEntries, ...textEntries, ...definitionEntries } as const;
