// Emits `replies.ts` if messages expect replies: a builder that fills in what follows from the message that is replied to.

import { followedFields, followedNames, repliesOf } from "../describe/reply-fields.js";
import type { ModuleImport } from "../model/output-file.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { outsideNames } from "../exports/free-names.js";
import { builderFieldsName, exportName, hasReplies } from "../exports/exported-names.js";
import { jsdoc } from "../text/jsdoc.js";
import { propertyName } from "../text/literal.js";
import { code, listed } from "../text/markdown.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const repliesEmitter: Emitter = {
  name: "replies",
  emit: (input) => (hasReplies(input.model) ? [{ path: packagePath(input.model, "src/replies.ts"), module: repliesModule(input) }] : []),
};

/** What replies may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/codegen", names: ["createReplyTo"] },
  { from: "@wirepact/core/codegen", names: ["ReplyEntry", "ReplyTo"], typeOnly: true },
];

function repliesModule(input: EmitInput) {
  const { model, render } = input;
  const requests = Object.values(model.messages).filter(({ replies = [] }) => replies.length > 0);
  const replies = [...new Set(requests.flatMap((request) => repliesOf(model, request)))];
  const { names, importsFor } = outsideNames(model, { imports: coreImports });
  const text = render("code/replies", {
    names,
    repliesTo: exportName(model, "RepliesTo"),
    tag: JSON.stringify(model.tag),
    doc: jsdoc(functionDoc(model)),
    requests: requests.map((request) => ({
      name: propertyName(request.name),
      doc: jsdoc(`The replies to ${code(request.name)}.`),
      replies: repliesOf(model, request).map((reply) => replyView(model, request, reply)),
    })),
  });
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      { from: "./builders.js", names: replies.map(({ typeName }) => builderFieldsName(typeName)), typeOnly: true },
      { from: "./constants.js", names: ["RoleName"], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: replies.map(({ typeName }) => typeName), typeOnly: true },
    ],
    statements: [text],
  };
}

function replyView(model: ProtocolModel, request: MessageModel, reply: MessageModel) {
  const certain = followedFields(model, request, reply).filter(({ isCertain }) => isCertain);
  return {
    name: propertyName(reply.name),
    doc: jsdoc(reply.doc),
    reply: reply.typeName,
    fields: builderFieldsName(reply.typeName),
    followed: certain.map(({ name }) => JSON.stringify(name)).join(" | ") || "never",
  };
}

/** What the function does in this protocol. */
function functionDoc(model: ProtocolModel): string {
  const names = followedNames(model);
  const isMany = model.parts.recipient !== undefined;
  const sender = model.parts.sender?.at(-1)?.toString();
  return [
    "Builds a valid reply to a message.",
    ...(names.length === 0 ? [] : [`These fields are filled in from the message if omitted: ${listed(names)}.`]),
    ...(isMany && sender !== undefined && names.some((name) => name.startsWith(code(sender)))
      ? ["If the message has several recipients, the sender of the reply is required."]
      : []),
    "Throws `InvalidMessageError` if the message does not expect this reply, or if a field is missing or invalid.",
  ].join(" ");
}
