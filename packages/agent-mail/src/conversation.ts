// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createConversation as watch, type Conversation, type ConversationOptions } from "@wirepact/core/codegen";
import { protocol } from "./protocol.js";
import type { Message, ReceivedMessage } from "./types.js";

/** Watches conversations: feed it messages, and it says what is out of place, who is waited for and who is late. */
export function createConversation<M extends Message | ReceivedMessage = Message | ReceivedMessage>(
  options?: ConversationOptions,
): Conversation<M> {
  return watch(protocol, options);
}
