// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  awaitedReply,
  bindParties,
  createConversation as watch,
  lateSteps,
  threading,
  withFeatures,
  type Conversation,
  type ConversationOptions,
} from "@wirepact/core/codegen";
import { descriptor } from "./descriptor.js";
import type { Message, ReceivedMessage } from "./types.js";

/** The protocol with the runtime features that conversations need. */
const protocol = /*@__PURE__*/ withFeatures(descriptor, { awaited: awaitedReply, threading, parties: bindParties, deadlines: lateSteps });

/** Follows conversations and reports unexpected messages, pending replies, pending acknowledgements and overdue messages. */
export function createConversation<M extends Message | ReceivedMessage = Message | ReceivedMessage>(
  options?: ConversationOptions,
): Conversation<M> {
  return watch(protocol, options);
}
