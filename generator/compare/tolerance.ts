// What old readers do with messages that only the new release has, and old monitors with conversations that only the new release allows.

import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { Effect } from "./change.js";

type Models = { readonly old: ProtocolModel; readonly new: ProtocolModel };

/** Whether messages carry a version that both sides negotiate, so that new agents know what old ones support. */
const isNegotiated = ({ old, new: current }: Models): boolean => old.parts.version !== undefined && current.parts.version !== undefined;

/**
 * Whether a new message type is compatible: messages carry a version that both sides negotiate, or readers keep messages of unknown types by
 * default.
 */
export function toleratesNewTypes(old: ProtocolModel, current: ProtocolModel, message?: MessageModel): boolean {
  if (isNegotiated({ old, new: current }) || (message !== undefined && keepsTag(old, message.tag ?? message.name))) return true;
  return old.reading.default === "lenient" && old.reading.lenient.unknownTypes === "keep";
}

/** Whether readers keep messages with a tag that they do not know. */
export const keepsTag = ({ others }: ProtocolModel, tag: string): boolean =>
  others !== undefined && (others.pattern === undefined || new RegExp(others.pattern, "u").test(tag));

/** The effect of something that monitors of the old release report, or wait for without getting it, unless both sides negotiate the version. */
export const unlessNegotiated = (models: Models): Effect => (isNegotiated(models) ? { otherwise: "minor" } : { misreads: ["old-readers"] });
