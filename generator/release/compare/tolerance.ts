// What old readers do with messages of unknown types.

import type { ProtocolModel } from "../../model/protocol-model.js";

/**
 * Whether a new message type breaks nobody: messages carry a version that both sides negotiate, or readers keep messages of unknown types by
 * default.
 */
export function toleratesNewTypes(old: ProtocolModel, current: ProtocolModel): boolean {
  const negotiated = old.parts.version !== undefined && current.parts.version !== undefined;
  return negotiated || (old.reading.default === "lenient" && old.reading.lenient.unknownTypes === "keep");
}
