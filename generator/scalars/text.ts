// `text`: text that may span lines.

import type { ScalarType } from "./scalar.js";
import { stringScalar } from "./string.js";

export const textScalar: ScalarType = { ...stringScalar, name: "text", doc: "Multi-line string.", sameAs: "string" };
