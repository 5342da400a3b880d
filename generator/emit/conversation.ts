// Emits `conversation.ts` if the spec has flows: the conversation monitor.

import { unionNames } from "../text/identifiers.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { hasConversation } from "./package-modules.js";

export const conversationEmitter: Emitter = {
  name: "conversation",
  emit: (input) =>
    hasConversation(input.model) ? [{ path: packagePath(input.model, "src/conversation.ts"), module: conversationModule(input) }] : [],
};

function conversationModule(input: EmitInput) {
  const { message, received } = unionNames(input.model);
  const usual = input.model.reading.default === "lenient" ? `${message} | ${received}` : message;
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["createConversation as watch"] },
      { from: "@wirepact/core/codegen", names: ["Conversation", "ConversationOptions"], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [message, received], typeOnly: true },
    ],
    statements: [input.render("code/conversation", { any: `${message} | ${received}`, message: usual })],
  };
}
