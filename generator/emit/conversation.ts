// Emits `conversation.ts` if the spec has flows: the conversation monitor.

import { writtenVersion } from "../describe/written-version.js";
import { conversationFeatures, type UsedFeature } from "../describe/features.js";
import type { ModuleImport } from "../model/output-file.js";
import { outsideNames } from "../exports/free-names.js";
import { unionNames } from "../exports/exported-names.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { featureImports, featureObject } from "./feature-code.js";
import { listed } from "../text/markdown.js";
import { hasConversation, pendingReports, spokenModels } from "./package-modules.js";

export const conversationEmitter: Emitter = {
  name: "conversation",
  emit: (input) =>
    hasConversation(input.model) ? [{ path: packagePath(input.model, "src/conversation.ts"), module: conversationModule(input) }] : [],
};

/** What the monitor may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/codegen", names: ["createConversation as watch"] },
  { from: "@wirepact/core/codegen", names: ["Conversation", "ConversationOptions"], typeOnly: true },
  { from: "@wirepact/core/codegen/versions", names: ["watchVersions"] },
  { from: "@wirepact/core/codegen/versions", names: ["SpokenVersion", "VersionedConversationOptions"], typeOnly: true },
];

function conversationModule(input: EmitInput) {
  const { message, received } = unionNames(input.model);
  const features = conversationFeatures(input.model);
  const { names, importsFor } = outsideNames(input.model, { imports: coreImports, own: ["M"] });
  const usual = input.model.reading.default === "lenient" ? `${message} | ${received}` : message;
  const versions = spokenModels(input.model).length > 0 && JSON.stringify(writtenVersion(input.model, input.model.version));
  const reports = listed(["unexpected messages", ...pendingReports(input.model).map(({ what }) => what)]);
  const text = input.render("code/conversation", { names, any: `${message} | ${received}`, message: usual, versions, reports });
  return {
    source: sourceOf(input),
    imports: [...importsFor(text), ...protocolImports(features), { from: "./types.js", names: [message, received], typeOnly: true }],
    statements: [...(features === undefined || features.length === 0 ? [] : [protocolConstant(features)]), text],
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
