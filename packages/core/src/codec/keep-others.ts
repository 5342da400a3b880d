// Keeps messages with a tag that the protocol does not define, in protocols without frames; those with frames find them by their frame.

import type { Walk } from "../walk/walk.js";
import { isOtherTag, checkOther } from "../frames/other-messages.js";

/** The feature `keepUnknown`: a message of unknown type is kept unchanged; only its envelope is checked. */
export function keepOther(walk: Walk, value: Readonly<Record<string, unknown>>, tag: unknown): unknown {
  if (!isOtherTag(walk.protocol, tag)) return walk.normalization?.keepUnknown(walk, value);
  // The one issue is that the type is unknown.
  walk.issues.pop();
  checkOther(walk, value);
  return value;
}
