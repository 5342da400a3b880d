// What old readers do with messages of types that they do not know.

import type { ProtocolModel } from "../../model/protocol-model.js";

/**
 * Whether a new message type hurts nobody: messages carry a version, so that senders settle on one that both sides speak, or readers keep
 * messages of unknown type unless they ask for more.
 */
export function toleratesNewTypes(old: ProtocolModel, current: ProtocolModel): boolean {
  const negotiated = old.parts.version !== undefined && current.parts.version !== undefined;
  return negotiated || (old.reading.default === "lenient" && old.reading.lenient.unknownTypes === "keep");
}
