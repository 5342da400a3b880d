// What may be sent now: the messages that a conversation allows next.

import { readType } from "../conversation-entry.js";
import { concerns } from "../flow-run.js";
import { frameOf } from "../frames.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { type ConversationState, isAnsweredBy, requestId } from "./answered-request.js";
import { hasTool } from "./tool-names.js";

/** The type of a message, or its tag where the type is unknown. */
export const messageType = (protocol: ProtocolDescriptor, message: unknown): string => readType(protocol, message).type ?? "message";

/** A message that may be sent, and why. */
export interface NextMessage {
  readonly message: string;
  readonly reasons: readonly string[];
}

/** The messages that a role may send after those of the conversation; of any role if none is given. */
export function nextMessages(protocol: ProtocolDescriptor, conversation: ConversationState, role?: string): readonly NextMessage[] {
  const flows = Object.values(protocol.flows);
  const open = conversation.runs().filter(({ ended }) => !ended);
  const awaited = conversation.awaited();
  return Object.values(protocol.messages).flatMap((message): readonly NextMessage[] => {
    if (role !== undefined && !message.from.includes(role)) return [];
    if (!hasTool(protocol, message)) return [];
    const { name } = message;
    const concerned = flows.filter((flow) => concerns(flow, name));
    const typeOf = (request: unknown): string => messageType(protocol, request);
    const isAnswer = frameOf(protocol, message)?.replyTo !== undefined;
    const answered = awaited.filter((reply) => (isAnswer ? isAnsweredBy(protocol, message, reply, role) : reply.types.includes(name)));
    const reasons = [
      ...(concerned.length === 0 && !isAnswer ? ["It is not part of a flow."] : []),
      ...concerned.filter((flow) => flow.start.includes(name)).map((flow) => `It starts the flow ${flow.name}.`),
      ...open
        .filter(({ expected }) => expected.includes(name))
        .map(({ flow, last }) => `It may follow ${typeOf(last)} in the flow ${flow}.`),
      ...concerned.filter((flow) => flow.anytime.includes(name)).map((flow) => `It may be sent at any time in the flow ${flow.name}.`),
      ...answered.map(
        (reply) => `It answers ${typeOf(reply.message)}${isAnswer ? ` with the ID ${requestId(protocol, reply.message)}` : ""}.`,
      ),
    ];
    return reasons.length === 0 ? [] : [{ message: name, reasons: [...new Set(reasons)] }];
  });
}
