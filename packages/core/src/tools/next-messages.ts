// What may be sent now: the messages that a conversation allows next.

import type { ProtocolDescriptor } from "../protocol.js";
import { describeChoice } from "./choose-opening.js";
import { type ConversationState, findOpenings } from "./openings.js";
import { hasTool } from "./tool-names.js";

/** A message that may be sent, and why. */
export interface NextMessage {
  readonly message: string;
  readonly reasons: readonly string[];
}

/** The messages that a role may send after those of the conversation; of any role if none is given. */
export function nextMessages(protocol: ProtocolDescriptor, conversation: ConversationState, role?: string): readonly NextMessage[] {
  return Object.values(protocol.messages).flatMap((message): readonly NextMessage[] => {
    if ((role !== undefined && !message.from.includes(role)) || !hasTool(protocol, message)) return [];
    const openings = findOpenings(protocol, conversation, message, role).filter(({ kind }) => kind !== "unusual");
    const reasons = [...openings.flatMap((opening) => opening.reasons), ...describeChoice(message, openings)];
    return reasons.length === 0 ? [] : [{ message: message.name, reasons: [...new Set(reasons)] }];
  });
}
