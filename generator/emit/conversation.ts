// Emits `conversation.ts` if the spec has flows: the conversation monitor.

import { conversationFeatures, type UsedFeature } from "../describe/features.js";
import { unionNames } from "../text/identifiers.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { featureImports, featureObject } from "./feature-code.js";
import { hasConversation } from "./package-modules.js";

export const conversationEmitter: Emitter = {
  name: "conversation",
  emit: (input) =>
    hasConversation(input.model) ? [{ path: packagePath(input.model, "src/conversation.ts"), module: conversationModule(input) }] : [],
};

function conversationModule(input: EmitInput) {
  const { message, received } = unionNames(input.model);
  const features = conversationFeatures(input.model);
  const usual = input.model.reading.default === "lenient" ? `${message} | ${received}` : message;
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["createConversation as watch"] },
      { from: "@wirepact/core/codegen", names: ["Conversation", "ConversationOptions"], typeOnly: true },
      ...protocolImports(features),
      { from: "./types.js", names: [message, received], typeOnly: true },
    ],
    statements: [
      ...(features === undefined || features.length === 0 ? [] : [protocolConstant(features)]),
      input.render("code/conversation", { any: `${message} | ${received}`, message: usual }),
    ],
  };
}

/** Imports of the protocol, whole or as plain data with what conversations need of the run time. */
function protocolImports(features: readonly UsedFeature[] | undefined) {
  if (features === undefined) return [{ from: "./protocol.js", names: ["protocol"] }];
  if (features.length === 0) return [{ from: "./descriptor.js", names: ["descriptor as protocol"] }];
  return [
    { from: "@wirepact/core/codegen", names: ["withFeatures"] },
    ...featureImports(features),
    { from: "./descriptor.js", names: ["descriptor"] },
  ];
}

const protocolConstant = (features: readonly UsedFeature[]) => ({
  kind: "constant" as const,
  name: "protocol",
  value: `/*@__PURE__*/ withFeatures(descriptor, ${featureObject(features)})`,
  doc: "The protocol with the runtime features that conversations need.",
  exported: false,
});
