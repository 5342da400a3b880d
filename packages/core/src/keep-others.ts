// Keeps messages with a tag that the protocol does not define, in protocols without frames; those with frames find them by their frame.

import { normalization, type Normalization } from "./explain-normalization.js";
import type { Walk } from "./explain-walk.js";
import { ownMember } from "./json-kind.js";
import { isOtherTag, judgeOther } from "./other-messages.js";

/** A message of unknown type in a protocol without frames: kept, unless another type is wanted. */
function keepOther(walk: Walk, value: Readonly<Record<string, unknown>>, wanted?: string): unknown {
  const { protocol, issues } = walk;
  const isOther = wanted === undefined && isOtherTag(protocol, normalization.normalizeTag(walk, ownMember(value, protocol.tag)));
  if (!isOther) return normalization.keepUnknown(walk, value);
  // The one issue is that the type is unknown.
  issues.pop();
  return judgeOther(walk, value);
}

/** The feature `normalization` of a protocol with `others` and without frames. */
export const normalizationWithOthers: Normalization = { ...normalization, keepUnknown: keepOther };
