// Emits the README of a package: how to install it, and short programs, which a test runs.

import type { Json } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { builderName, guardName, isIdentifier, schemaName } from "../text/identifiers.js";
import { literal } from "../text/literal.js";
import { code, docText, plainText, tableRows } from "../text/markdown.js";
import { repositoryPage } from "../text/repository-page.js";
import { generatedHeader } from "../text/typescript-file.js";
import { type EmitInput, type Emitter, packagePath, programFolder, sourceOf } from "./emitter.js";
import { exportRows } from "./readme-exports.js";
import { hasFlows } from "./package-modules.js";

export const readmeEmitter: Emitter = {
  name: "readme",
  emit: (input) => [{ path: packagePath(input.model, "README.md"), text: input.render("package/README.md", readmeView(input)) }],
};

function readmeView(input: EmitInput) {
  const { model, config } = input;
  const [message] = Object.values(model.messages);
  if (message === undefined) throw new TypeError(`${model.name} has no messages`);
  const [encoding = "json"] = Object.keys(model.encodings);
  return {
    header: generatedHeader(sourceOf(input)),
    package: `${config.scope}/${model.name}`,
    // The scopes of the package and of its run time, as a regular expression.
    scopes: config.scope === "@wirepact" ? config.scope : `(?:@wirepact|${config.scope})`,
    title: plainText(model.title),
    doc: docText(model.doc),
    name: model.name,
    version: model.version,
    mode: model.reading.default,
    guard: guardName(message.typeName),
    builder: builderName(message.typeName),
    typeName: message.typeName,
    schema: schemaName(message.typeName),
    tag: message.name,
    start: JSON.stringify(JSON.stringify({ [model.tag]: message.name })),
    access: isIdentifier(model.tag) ? `.${model.tag}` : `[${JSON.stringify(model.tag)}]`,
    fields: literal(exampleFields(model, message)),
    encoding,
    framed: model.encodings.ndjson !== undefined,
    conversation: conversationStart(model),
    role: message.to[0] ?? "",
    program: programPage(input) ?? "",
    exports: exportRows(model, message),
    randomIds: Object.values(model.messages).some(({ shape }) => shape.fields.some(({ fill }) => fill?.kind === "uuid")),
    answers: model.rejections !== undefined,
    testing: input.subpaths.some(({ name }) => name === "testing"),
    messages: tableRows(
      Object.values(model.messages).map(({ name, typeName, doc, from, to }) => ({
        name: code(name),
        typeName: code(typeName),
        builder: code(builderName(typeName)),
        doc: docText(doc),
        from: from.join(", "),
        to: to.join(", "),
      })),
    ),
  };
}

/** The address of a complete program, which is not part of the package. */
function programPage({
  model,
  config: {
    programs = [],
    metadata: { repository },
  },
}: EmitInput): string | undefined {
  if (repository === undefined || !programs.includes(model.name)) return undefined;
  return repositoryPage(repository.url, `${programFolder}/${model.name}`);
}

/** The message that starts the first flow. */
function conversationStart(model: ProtocolModel) {
  const start = Object.values(model.flows)[0]?.start[0];
  const message = start === undefined ? undefined : model.messages[start];
  if (!hasFlows(model) || message === undefined) return undefined;
  return { builder: builderName(message.typeName), fields: literal(exampleFields(model, message)) };
}

/** The fields of the first example as the builder takes them, without those that it fills in. */
function exampleFields(model: ProtocolModel, message: MessageModel): Readonly<Record<string, Json>> {
  const value = (message.examples[0]?.value ?? {}) as Readonly<Record<string, Json>>;
  const bodyField = model.body === "inline" ? undefined : model.body.field;
  const body = bodyField === undefined ? undefined : value[bodyField];
  const isTyped = typeof body === "object" && body !== null && !Array.isArray(body);
  const filled = new Set(
    message.shape.fields.filter((field) => field.fill !== undefined || field.computed !== undefined).map((field) => field.name),
  );
  const envelope = Object.entries(value).filter(([name]) => name !== model.tag && !filled.has(name) && !(isTyped && name === bodyField));
  return { ...Object.fromEntries(envelope), ...(isTyped ? (body as Readonly<Record<string, Json>>) : {}) };
}
