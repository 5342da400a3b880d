// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createConversation as watch, type Conversation, type ConversationOptions } from "@wirepact/core/codegen";
import { descriptor as protocol } from "./descriptor.js";
import type { Message, ReceivedMessage } from "./types.js";

/** Follows conversations and reports unexpected messages. */
export function createConversation<M extends Message | ReceivedMessage = Message>(options?: ConversationOptions): Conversation<M> {
  return watch(protocol, options);
}
