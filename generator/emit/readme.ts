// Emits the README of a package: how to install it, and short programs, which a test runs.

import type { EncodingName, Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { dereference } from "@wirepact/core/shape";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { toolNameOf } from "@wirepact/core/tools";
import { describeProtocol } from "../describe/describe-protocol.js";
import { bodyField, partsOf, requestsOf } from "../describe/message-parts.js";
import { followedFields, followedNames } from "../describe/reply-fields.js";
import { hasDefaults } from "../lower/default-fields.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { brandedTypes } from "../exports/named-types.js";
import { generatedHeader } from "../text/generated-header.js";
import {
  builderName,
  groupFilterName,
  groupGuardName,
  groupPredicateName,
  guardName,
  hasReplies,
  parseName,
  schemaName,
  unionNames,
} from "../exports/exported-names.js";
import { isIdentifier } from "../text/identifiers.js";
import { literal, propertyName } from "../text/literal.js";
import { code, docText, listed, plainText, tableRows } from "../text/markdown.js";
import { pathNames } from "./page-names.js";
import { encodingTitles } from "./docs/encoding-text.js";
import { type Page, roleWords } from "./docs/page.js";
import { lenientSteps, readingSteps } from "./docs/reading.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { connects, hasConversation, pendingReports, streamsOf } from "./package-modules.js";
import { exportRows } from "./readme-exports.js";
import { rejectionView } from "./readme-rejections.js";
import { shapesOf, typedLiteral, typedObject } from "./typed-literal.js";

export const readmeEmitter: Emitter = {
  name: "readme",
  emit: (input) => [{ path: packagePath(input.model, "README.md"), text: input.render("package/README.md", readmeView(input)) }],
};

/** The title of an encoding without its explanation. */
const nameOfEncoding = (name: EncodingName): string => encodingTitles[name].replace(/,.*/, "");

function readmeView(input: EmitInput) {
  const { model, config } = input;
  const [message] = Object.values(model.messages);
  if (message === undefined) throw new TypeError(`${model.name} has no messages`);
  const [encoding = "json", ...otherEncodings] = Object.keys(model.encodings) as EncodingName[];
  const { tag, tagValue } = partsOf(model, message);
  const page: Page = { model, up: "", isAlone: true };
  const pending = pendingReports(model).map(({ method, what }) => `${code(method)} returns the ${what}`);
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
    ...builderView(model, message),
    typeName: message.typeName,
    schema: schemaName(message.typeName),
    anySchema: unionNames(model).schema,
    tag: JSON.stringify(message.name).slice(1, -1),
    schemaPath: pathNames(Object.keys(model.messages)).get(message.name),
    start: JSON.stringify(JSON.stringify(tag === undefined ? {} : { [tag]: tagValue })),
    access: model.frames !== undefined ? "" : isIdentifier(model.tag) ? `.${model.tag}` : `[${JSON.stringify(model.tag)}]`,
    encoding,
    encodingTitle: nameOfEncoding(encoding),
    otherEncodings: listed(otherEncodings.map((name) => `\`{ encoding: "${name}" }\` for ${nameOfEncoding(name)}`)),
    streams: streamsOf(model) !== undefined,
    connects: model.frames === undefined && connects(model),
    reply: replyView(model),
    requests: requestsView(model),
    results: requestsOf(model.messages).length > 0,
    conversation: conversationStart(model),
    role: message.to[0] ?? "",
    sender: message.from[0] ?? "",
    tool: toolNameOf(model, message.name),
    exports: exportRows(model, message),
    defaults: hasDefaults(model),
    groups: groupNames(model),
    otherGuard: model.others === undefined ? "" : guardName(unionNames(model).other),
    otherPattern: model.others?.pattern === undefined ? "" : code(model.others.pattern),
    randomIds: Object.values(model.messages).some(({ shape }) => shape.fields.some(({ fill }) => fill?.kind === "uuid")),
    nested: nestedField(model),
    mail: mailView(model),
    acks: model.parts.ack !== undefined,
    senders: model.parts.sender !== undefined,
    pending: pending.length === 0 ? "" : `${listed(pending)}.`,
    ...rejectionView(model),
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

/** An example of a mail message as a server returns it; none if messages do not keep it. */
function mailView({ encodings: { mail }, messages }: ProtocolModel) {
  const raw = mail?.keeps.raw;
  if (mail === undefined || raw === undefined) return undefined;
  const fields = Object.values(messages).flatMap(({ shape, examples }) => {
    const field = shape.fields.find(({ name }) => name === raw);
    return examples.flatMap(({ value }) => (isMapping(value) && value[raw] !== undefined ? [{ field, value: value[raw] }] : []));
  });
  const [found] = fields;
  if (found === undefined) return undefined;
  return {
    home: code(raw),
    access: isIdentifier(raw) ? `.${raw}` : `[${JSON.stringify(raw)}]`,
    type: found.field?.shape.kind === "reference" ? code(found.field.shape.type) : "",
    value: literal(found.value),
    outgoing: listed(Object.values(mail.parts).map((name) => code(name))),
  };
}

const isMapping = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the package exports for its first group. */
function groupNames({ groups }: ProtocolModel) {
  const [name] = Object.keys(groups);
  return name === undefined
    ? undefined
    : { guard: groupGuardName(name), predicate: groupPredicateName(name), filter: groupFilterName(name) };
}

/** The message that starts the first flow. */
function conversationStart(model: ProtocolModel) {
  const start = Object.values(model.flows)[0]?.start[0];
  const message = start === undefined ? undefined : model.messages[start];
  if (!hasConversation(model) || message === undefined) return undefined;
  return builderView(model, message);
}

/** A call of a builder, with the names that it needs. */
function builderView(model: ProtocolModel, message: MessageModel, ...others: readonly string[]) {
  const call = builderCall(model, message);
  return { builder: [builderName(message.typeName), ...parsersIn(model, call, ...others)].join(", "), call };
}

/** The functions for branded types that some expressions call. */
const parsersIn = (model: ProtocolModel, ...texts: readonly string[]): readonly string[] =>
  brandedTypes(model)
    .map(parseName)
    .filter((name) => texts.some((text) => text.includes(`${name}(`)));

/** The call of a builder that gives the first example, without what it fills in. */
function builderCall(model: ProtocolModel, message: MessageModel): string {
  const name = builderName(message.typeName);
  if (model.frames === undefined) return `${name}(${fieldsText(model, message, exampleFields(model, message))})`;
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
  const bodyShape = bodyField(model, message)?.shape;
  const bodyValue = body === undefined ? undefined : value[body];
  const bodyText = bodyShape === undefined || bodyValue === undefined ? undefined : typedLiteral(model, bodyShape, bodyValue);
  const given = [
    ...(body === undefined ? [] : [bodyText]),
    ...(stated.length === 0 ? [] : [typedObject(model, shapesOf(message.shape.fields), envelope)]),
  ];
  const last = given.findLastIndex((argument) => argument !== undefined);
  return `${name}(${given
    .slice(0, last + 1)
    .map((argument) => argument ?? "undefined")
    .join(", ")})`;
}

/** Fields of envelope and body in one object, as builders take them. */
function fieldsText(model: ProtocolModel, { shape }: MessageModel, fields: Readonly<Record<string, Json>>): string {
  const property = model.body === "inline" ? undefined : model.body.field;
  const body = shape.fields.find(({ name }) => name === property)?.shape;
  return typedObject(model, shapesOf([...shape.fields, ...(body?.kind === "struct" ? body.fields : [])]), fields);
}

/** A message and its reply, if messages expect replies. */
function replyView(model: ProtocolModel) {
  const request = hasReplies(model) ? Object.values(model.messages).find(({ replies = [] }) => replies.length > 0) : undefined;
  const reply = model.messages[request?.replies?.[0] ?? ""];
  if (request === undefined || reply === undefined) return undefined;
  const followed = new Set(followedFields(model, request, reply).map(({ name }) => name));
  const names = followedNames(model);
  const own = Object.entries(exampleFields(model, reply)).filter(([name]) => !followed.has(name));
  const fields = fieldsText(model, reply, Object.fromEntries(own));
  return {
    ...builderView(model, request, fields),
    name: JSON.stringify(reply.name),
    fields,
    followed: names.length === 0 ? "" : `${listed(names)} ${names.length === 1 ? "is taken" : "are taken"}`,
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
  const result = model.messages[first.result ?? ""];
  const body = result === undefined ? undefined : bodyField(model, result);
  const answer = result === undefined ? undefined : sampleMessage(model, result)[body?.name ?? ""];
  return {
    ...builderView(model, first),
    client,
    server,
    handler: propertyName(first.name),
    answer: answer === undefined ? "undefined" : literal(answer),
    isStream: first.stream !== undefined,
    served: tableRows(servedView(model)),
    failures: model.failures?.unknownMessage !== undefined,
    cancellation: model.cancellation === undefined ? "" : code(model.cancellation.message),
    progress: model.progress === undefined ? "" : code(model.progress.message),
  };
}

/** The requests and notifications that each role receives, for which it can have handlers. */
function servedView({ messages, roles }: ProtocolModel) {
  return Object.keys(roles).map((role) => {
    const received = Object.values(messages).filter(
      ({ to, answers, frame }) => to.includes(role) && answers === undefined && frame !== undefined,
    );
    const names = (isRequest: boolean): string =>
      received
        .filter(({ result }) => (result !== undefined) === isRequest)
        .map(({ name }) => code(name))
        .join(", ");
    return { role: code(role), requests: names(true), notifications: names(false) };
  });
}

/** The fields of the first example as the builder takes them, without those that it fills in. */
function exampleFields(model: ProtocolModel, message: MessageModel): Readonly<Record<string, Json>> {
  const value = sampleMessage(model, message);
  const property = model.body === "inline" ? undefined : model.body.field;
  const body = property === undefined ? undefined : value[property];
  const isTyped = isMapping(body);
  const filled = new Set(
    message.shape.fields.filter((field) => field.fill !== undefined || field.computed !== undefined).map((field) => field.name),
  );
  const envelope = Object.entries(value).filter(([name]) => name !== model.tag && !filled.has(name) && !(isTyped && name === property));
  return { ...Object.fromEntries(envelope), ...(isTyped ? body : {}) };
}

/** The properties of the message; none if no message can be derived from a pattern. */
function sampleMessage(model: ProtocolModel, { name, examples }: MessageModel): Readonly<Record<string, Json>> {
  const value = examples[0]?.value ?? boundaryMessages<Json>(runnable(describeProtocol(model)), name)[0]?.message;
  return (value ?? {}) as Readonly<Record<string, Json>>;
}
