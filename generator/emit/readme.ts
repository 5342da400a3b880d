// Emits the README of a package: how to install it, and short programs, which a test runs.

import type { Json } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import { toolNameOf } from "@wirepact/core/tools";
import { bodyField, partsOf, requestsOf } from "../describe/message-parts.js";
import { followedFields, followedNames } from "../describe/reply-fields.js";
import { sampleMessage } from "../describe/sample-message.js";
import { hasDefaults } from "../lower/default-fields.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import {
  builderName,
  groupFilterName,
  groupGuardName,
  groupPredicateName,
  guardName,
  hasReplies,
  isIdentifier,
  schemaName,
  unionNames,
} from "../text/identifiers.js";
import { literal, propertyName } from "../text/literal.js";
import { code, docText, listed, plainText, tableRows } from "../text/markdown.js";
import { repositoryPage } from "../text/repository-page.js";
import { generatedHeader } from "../text/generated-header.js";
import { type EmitInput, type Emitter, packagePath, programFolder, sourceOf } from "./emitter.js";
import { lenientSteps, readingSteps } from "./docs/reading.js";
import { type Page, roleWords } from "./docs/page.js";
import { exportRows } from "./readme-exports.js";
import { connects, hasConversation, streamsOf } from "./package-modules.js";

export const readmeEmitter: Emitter = {
  name: "readme",
  emit: (input) => [{ path: packagePath(input.model, "README.md"), text: input.render("package/README.md", readmeView(input)) }],
};

function readmeView(input: EmitInput) {
  const { model, config } = input;
  const [message] = Object.values(model.messages);
  if (message === undefined) throw new TypeError(`${model.name} has no messages`);
  const [encoding = "json"] = Object.keys(model.encodings);
  const { tag, tagValue } = partsOf(model, message);
  const page: Page = { model, up: "", isAlone: true };
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
    anySchema: unionNames(model).schema,
    tag: message.name,
    start: JSON.stringify(JSON.stringify(tag === undefined ? {} : { [tag]: tagValue })),
    access: model.frames !== undefined ? "" : isIdentifier(model.tag) ? `.${model.tag}` : `[${JSON.stringify(model.tag)}]`,
    call: builderCall(model, message),
    encoding,
    streams: streamsOf(model) !== undefined,
    connects: model.frames === undefined && connects(model),
    reply: replyView(model),
    requests: requestsView(model),
    results: requestsOf(model.messages).length > 0,
    conversation: conversationStart(model),
    role: message.to[0] ?? "",
    sender: message.from[0] ?? "",
    tool: toolNameOf(model, message.name),
    program: programPage(input) ?? "",
    exports: exportRows(model, message),
    defaults: hasDefaults(model),
    groups: groupNames(model),
    otherGuard: model.others === undefined ? "" : guardName(unionNames(model).other),
    otherPattern: model.others?.pattern === undefined ? "" : code(model.others.pattern),
    randomIds: Object.values(model.messages).some(({ shape }) => shape.fields.some(({ fill }) => fill?.kind === "uuid")),
    nested: nestedField(model),
    ...answersView(model),
    received: unionNames(model).received,
    reading: readingSteps(page),
    lenient: lenientSteps(page),
    testing: input.subpaths.some(({ name }) => name === "testing"),
    messages: tableRows(
      Object.values(model.messages).map(({ name, typeName, doc, from, to }) => ({
        name: code(name),
        typeName: code(typeName),
        builder: code(builderName(typeName)),
        doc: docText(doc),
        from: roleWords(model, from),
        to: roleWords(model, to),
      })),
    ),
  };
}

/** A field that builders take under its name and that is inside the body of the message. */
function nestedField({ body, types, messages }: ProtocolModel) {
  if (body === "inline") return undefined;
  const bodies = Object.values(messages).flatMap(({ shape }) => shape.fields.filter(({ name }) => name === body.field));
  const [field] = bodies.flatMap(({ shape }) => {
    const target = dereference(types, shape);
    return target?.kind === "struct" ? target.fields : [];
  });
  return field === undefined ? undefined : { path: code(`${body.field}.${field.name}`), name: code(field.name) };
}

/** The replies to a rejected message, and which of them are not messages. */
function answersView({ rejections }: ProtocolModel) {
  const replies = rejections?.replies ?? [];
  const objects = replies.flatMap((reply) => (reply.kind === "object" ? [code(reply.type)] : []));
  return {
    answers: listed(replies.map((reply) => (reply.kind === "object" ? `the ${code(reply.type)}` : `the message ${code(reply.message)}`))),
    answerObjects: objects.length === 0 ? "" : `${listed(objects)} ${objects.length === 1 ? "is not a message" : "are not messages"}`,
  };
}

/** What the package exports for its first group. */
function groupNames({ groups }: ProtocolModel) {
  const [name] = Object.keys(groups);
  return name === undefined
    ? undefined
    : { guard: groupGuardName(name), predicate: groupPredicateName(name), filter: groupFilterName(name) };
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
  if (!hasConversation(model) || message === undefined) return undefined;
  return { builder: builderName(message.typeName), call: builderCall(model, message) };
}

/** The call of a builder that gives the first example, without what it fills in. */
function builderCall(model: ProtocolModel, message: MessageModel): string {
  const name = builderName(message.typeName);
  if (model.frames === undefined) return `${name}(${literal(exampleFields(model, message))})`;
  const { body, tag } = partsOf(model, message);
  const value = sampleMessage(model, message);
  const stated = message.shape.fields.filter(
    (field) =>
      field.name !== tag &&
      field.name !== body &&
      field.fill === undefined &&
      field.shape.kind !== "literal" &&
      Object.hasOwn(value, field.name),
  );
  const envelope = Object.fromEntries(stated.map((field) => [field.name, value[field.name]!]));
  const given = [...(body === undefined ? [] : [value[body]]), ...(stated.length === 0 ? [] : [envelope])];
  const last = given.findLastIndex((argument) => argument !== undefined);
  return `${name}(${given
    .slice(0, last + 1)
    .map((argument) => (argument === undefined ? "undefined" : literal(argument)))
    .join(", ")})`;
}

/** A message and its reply, if messages expect replies. */
function replyView(model: ProtocolModel) {
  const request = hasReplies(model) ? Object.values(model.messages).find(({ replies = [] }) => replies.length > 0) : undefined;
  const reply = model.messages[request?.replies?.[0] ?? ""];
  if (request === undefined || reply === undefined) return undefined;
  const followed = new Set(followedFields(model, request, reply).map(({ name }) => name));
  const names = followedNames(model);
  const fields = Object.entries(exampleFields(model, reply)).filter(([name]) => !followed.has(name));
  return {
    builder: builderName(request.typeName),
    call: builderCall(model, request),
    name: JSON.stringify(reply.name),
    fields: literal(Object.fromEntries(fields)),
    followed: `${listed(names)} ${names.length === 1 ? "follows" : "follow"}`,
    acks: model.parts.ack !== undefined,
    ackHome: model.parts.ack === undefined || model.parts.ack.given.length < 2 ? "" : code(model.parts.ack.given.slice(0, -1).join(".")),
  };
}

/** A request that the README shows from both sides; none without requests or connections. */
function requestsView(model: ProtocolModel) {
  const [first] = requestsOf(model.messages);
  if (first === undefined || !connects(model)) return undefined;
  const client = first.from[0] ?? "";
  const server = first.to[0] ?? "";
  const served = requestsOf(model.messages).filter(({ to }) => to.includes(server));
  const result = model.messages[first.result ?? ""];
  const body = result === undefined ? undefined : bodyField(model, result);
  const answer = result === undefined ? undefined : sampleMessage(model, result)[body?.name ?? ""];
  return {
    builder: builderName(first.typeName),
    call: builderCall(model, first),
    client,
    server,
    handler: propertyName(first.name),
    answer: answer === undefined ? "undefined" : literal(answer),
    isStream: first.stream !== undefined,
    others: served
      .filter((message) => message !== first)
      .map(({ name }) => code(name))
      .join(", "),
    failures: model.failures !== undefined,
    cancellation: model.cancellation === undefined ? "" : code(model.cancellation.message),
  };
}

/** The fields of the first example as the builder takes them, without those that it fills in. */
function exampleFields(model: ProtocolModel, message: MessageModel): Readonly<Record<string, Json>> {
  const value = sampleMessage(model, message);
  const property = model.body === "inline" ? undefined : model.body.field;
  const body = property === undefined ? undefined : value[property];
  const isTyped = typeof body === "object" && body !== null && !Array.isArray(body);
  const filled = new Set(
    message.shape.fields.filter((field) => field.fill !== undefined || field.computed !== undefined).map((field) => field.name),
  );
  const envelope = Object.entries(value).filter(([name]) => name !== model.tag && !filled.has(name) && !(isTyped && name === property));
  return { ...Object.fromEntries(envelope), ...(isTyped ? (body as Readonly<Record<string, Json>>) : {}) };
}
