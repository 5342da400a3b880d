// The mode that a caller names.

import type { Mode } from "./protocol.js";
import { quote } from "./quote.js";

/** The mode; throws for one that does not exist, which is a slip of the caller and not of the message. */
export function knownMode(mode: Mode): Mode {
  if (mode !== "strict" && mode !== "lenient") throw new TypeError(`unknown mode ${quote(mode)}, expected "strict" or "lenient"`);
  return mode;
}
