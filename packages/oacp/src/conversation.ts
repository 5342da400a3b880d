// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  awaitedReply,
  bindParties,
  createConversation as watch,
  lateSteps,
  nextRound,
  threading,
  withFeatures,
  type Conversation,
  type ConversationOptions,
} from "@wirepact/core/codegen";
import { descriptor } from "./descriptor.js";
import type { Message, ReceivedMessage } from "./types.js";

/** The protocol with the runtime features that conversations need. */
const protocol = /*@__PURE__*/ withFeatures(descriptor, {
  awaited: awaitedReply,
  threading,
  parties: bindParties,
  rounds: nextRound,
  deadlines: lateSteps,
});

/** Follows conversations and reports unexpected messages, pending replies and overdue messages. */
export function createConversation<M extends Message | ReceivedMessage = Message>(options?: ConversationOptions): Conversation<M> {
  return watch(protocol, options);
}
