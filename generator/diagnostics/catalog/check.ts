// Diagnostics of the check stage: what a spec says is not true of its own examples, or not worth shipping.

import { allowanceEntries } from "./check/allowances.js";
import { definitionEntries } from "./check/definitions.js";
import { exampleEntries } from "./check/examples.js";
import { flowEntries } from "./check/flows.js";
import { textEntries } from "./check/texts.js";

export const checkCatalog = { ...exampleEntries, ...flowEntries, ...allowanceEntries, ...textEntries, ...definitionEntries } as const;
