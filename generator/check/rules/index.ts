// The list of check rules.

import type { CheckRule } from "../check-rule.js";
import { exampleInvalid } from "./example-invalid.js";
import { invalidExample } from "./invalid-example.js";
import { roundTripFails } from "./round-trip-fails.js";
import { transcriptDiffers } from "./transcript-differs.js";
import { wireExampleDiffers } from "./wire-example-differs.js";

/** Every rule, in the order of this list. */
export const checkRules: readonly CheckRule[] = [exampleInvalid, invalidExample, wireExampleDiffers, transcriptDiffers, roundTripFails];
