// Emits `conversation.ts` if the spec has flows: the conversation monitor.

import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { hasConversation } from "./package-modules.js";

export const conversationEmitter: Emitter = {
  name: "conversation",
  emit: (input) =>
    hasConversation(input.model) ? [{ path: packagePath(input.model, "src/conversation.ts"), module: conversationModule(input) }] : [],
};

function conversationModule(input: EmitInput) {
  const message = input.model.reading.default === "lenient" ? "Message | ReceivedMessage" : "Message";
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["createConversation as watch"] },
      { from: "@wirepact/core/codegen", names: ["Conversation", "ConversationOptions"], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: ["Message", "ReceivedMessage"], typeOnly: true },
    ],
    statements: [input.render("code/conversation", { message })],
  };
}
