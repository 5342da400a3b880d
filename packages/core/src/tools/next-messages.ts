// What may be sent now: the messages that a conversation allows next.

import type { Conversation } from "../conversation.js";
import { readType } from "../conversation-entry.js";
import { concerns } from "../flow-run.js";
import type { ProtocolDescriptor } from "../protocol.js";

/** The part of a conversation that decides what comes next. */
export type ConversationState = Pick<Conversation<unknown>, "runs" | "awaited">;

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
    const { name } = message;
    const concerned = flows.filter((flow) => concerns(flow, name));
    const typeOf = (request: unknown): string => messageType(protocol, request);
    const answered = new Set(awaited.filter(({ types }) => types.includes(name)).map((reply) => typeOf(reply.message)));
    const reasons = [
      ...(concerned.length === 0 && message.answers === undefined ? ["It is not part of a flow."] : []),
      ...concerned.filter((flow) => flow.start.includes(name)).map((flow) => `It starts the flow ${flow.name}.`),
      ...open
        .filter(({ expected }) => expected.includes(name))
        .map(({ flow, last }) => `It may follow ${typeOf(last)} in the flow ${flow}.`),
      ...concerned.filter((flow) => flow.anytime.includes(name)).map((flow) => `It may be sent at any time in the flow ${flow.name}.`),
      ...[...answered].map((type) => `It answers ${type}.`),
    ];
    return reasons.length === 0 ? [] : [{ message: name, reasons: [...new Set(reasons)] }];
  });
}
