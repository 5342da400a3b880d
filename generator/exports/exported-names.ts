// Every name that generated code exports.

import type { EnumValue } from "@wirepact/core";
import type { MessageModel, ProtocolModel, RenamableExport } from "../model/protocol-model.js";
import { capitalised, isIdentifier, lowerFirst, pascalCase, plural, splitWords, upperFirst } from "../text/identifiers.js";
import { brandedTypes, guardedTypes } from "./named-types.js";

/** Name of the interface of a message whose spec gives none. */
export const typeNameOf = (tag: string): string => pascalCase(tag);

/** The names of one message, from its TypeScript name. */
export const guardName = (typeName: string): string => `is${typeName}`;
export const builderName = (typeName: string): string => `create${typeName}`;
export const builderFieldsName = (typeName: string): string => `${typeName}Fields`;
/** Protocols with frames: the fields around the body. */
export const builderEnvelopeName = (typeName: string): string => `${typeName}Envelope`;
export const schemaName = (typeName: string): string => `${lowerFirst(typeName)}Schema`;
export const assertName = (typeName: string): string => `assert${typeName}`;
/** The function that checks a value of a branded type. */
export const parseName = (typeName: string): string => `parse${typeName}`;

/** `TaskRequestPayload`: the type of the body of a message; undefined if its fields are beside the envelope or its type has a name already. */
export function bodyTypeName(model: Pick<ProtocolModel, "body" | "frames">, message: MessageModel): string | undefined {
  const { typeName, shape } = message;
  const body = bodyProperty(model, message);
  if (!shape.fields.some((field) => field.name === body && field.shape.kind === "struct")) return undefined;
  const end = pascalCase(body ?? "");
  // The `result` of `AddResult` is `AddResultBody`.
  return typeName.endsWith(end) ? `${typeName}Body` : `${typeName}${end}`;
}

/** The property that holds the message's own fields; undefined if they are beside the envelope. */
export function bodyProperty({ body, frames }: Pick<ProtocolModel, "body" | "frames">, { frame }: MessageModel): string | undefined {
  if (frame !== undefined) return frames?.find(({ name }) => name === frame)?.body;
  return body === "inline" ? undefined : body.field;
}
export const arbitraryName = (typeName: string): string => `${lowerFirst(typeName)}Arbitrary`;

/** The names of a group: the guard checks a whole message, the predicate looks at its type only. */
export const groupTypeName = (group: string): string => `${upperFirst(pascalCase(group))}Message`;
export const groupGuardName = (group: string): string => `is${pascalCase(group)}`;
export const groupPredicateName = (group: string): string => `has${pascalCase(group)}Type`;
export const groupFilterName = (group: string): string => `filter${plural(pascalCase(group))}`;

/** `thread_id` as `filterByThread`: the filter over one of the fields that name a thread. */
export function threadFilterName(field: string): string {
  const words = splitWords(field);
  const named = words.length > 1 && words.at(-1)?.toLowerCase() === "id" ? words.slice(0, -1) : words;
  return `filterBy${named.map(capitalised).join("")}`;
}

/** Property names of the constant of an enum, in the order of its values: PascalCase, or the values themselves if two names would be the same. */
export function enumKeys(values: readonly Pick<EnumValue, "value" | "name">[]): readonly string[] {
  const keys = values.map(({ value, name }) => name ?? (typeof value === "string" ? pascalCase(value) : String(value)));
  const usable =
    new Set(keys).size === keys.length && keys.every((key, index) => typeof values[index]!.value === "number" || isIdentifier(key));
  return usable ? keys : values.map(({ value, name }) => name ?? String(value));
}

/** What every package declares, whatever its spec says. */
const fixedExports = ["protocol", "RoleName", "is", "validate", "encode", "decode", "receive"] as const;

/** What every package exports from core. */
const forwardedExports = ["negotiate", "unwrap", "formatIssues"] as const;

/** The name of an export, which the spec can replace. */
export const exportName = ({ names }: Pick<ProtocolModel, "names">, name: RenamableExport): string => names?.[name] ?? name;

/** The names that belong to the union of all messages. */
export function unionNames(model: Pick<ProtocolModel, "names">) {
  const message = exportName(model, "Message");
  return {
    message,
    received: `Received${message}`,
    unknown: `Unknown${message}`,
    filled: `${message}WithDefaults`,
    receivedFilled: `Received${message}WithDefaults`,
    other: `Other${message}`,
    schema: schemaName(message),
    assert: assertName(message),
    arbitrary: arbitraryName(message),
    type: exportName(model, "MessageType"),
  };
}

/** Exports of every package whose names depend on the spec. */
function namedExports(model: Pick<ProtocolModel, "names">): readonly string[] {
  const { message, received, filled, receivedFilled, schema, assert, type } = unionNames(model);
  return [
    type,
    message,
    received,
    filled,
    receivedFilled,
    schema,
    assert,
    ...coreExports(model)
      .filter(({ name, exported }) => name !== exported)
      .map(({ exported }) => exported),
  ];
}

/** Types of core that every package exports, under the names that the spec gives them. A type of the spec may have the usual name; then they are left out. */
export const coreExports = (model: Pick<ProtocolModel, "names">) =>
  (["Issue", "Received", "Result"] as const).map((name) => ({ name, exported: exportName(model, name) }));

/** Exports of every package whose names the spec can replace. */
export const renamableExports = [
  "Message",
  "MessageType",
  "Issue",
  "Received",
  "Result",
  "Requests",
  "Responses",
  "Results",
  "SentBy",
  "ReceivedBy",
  "ServedBy",
  "Notifications",
  "RepliesTo",
] as const satisfies readonly RenamableExport[];

/** Names that no type can have. */
export const reservedExports: readonly string[] = [...fixedExports, ...forwardedExports, "ReplyError", "RequestError", "OutgoingMail"];

export interface ExportedName {
  readonly name: string;
  /** Model path of what the name comes from; empty if every package exports it. */
  readonly place: string;
}

/** The parts of a model that determine the exported names. */
export type NamedParts = Pick<
  ProtocolModel,
  | "body"
  | "messages"
  | "names"
  | "others"
  | "types"
  | "typeDocs"
  | "groups"
  | "capabilities"
  | "flows"
  | "frames"
  | "parts"
  | "encodings"
  | "reading"
  | "migrations"
>;

/** The names that a package exports for a message. */
function messageNames(model: NamedParts, message: MessageModel): readonly string[] {
  const { typeName } = message;
  const bodyName = bodyTypeName(model, message);
  return [
    typeName,
    ...(bodyName === undefined ? [] : [bodyName]),
    guardName(typeName),
    builderName(typeName),
    builderFieldsName(typeName),
    ...(model.frames === undefined ? [] : [builderEnvelopeName(typeName)]),
    schemaName(typeName),
    assertName(typeName),
  ];
}

/** Whether messages expect other messages as replies. A protocol with frames has results instead. */
export const hasReplies = ({ messages, frames }: Pick<ProtocolModel, "messages" | "frames">): boolean =>
  frames === undefined && Object.values(messages).some(({ replies = [] }) => replies.length > 0);

/** What a package exports for streams. */
function streamExports(model: NamedParts): readonly ExportedName[] {
  const { encodings, frames } = model;
  const stream = (["ndjson", "sse", "content-length"] as const).find((name) => encodings[name] !== undefined);
  if (stream === undefined) return [];
  const connection =
    encodings.ndjson === undefined && encodings["content-length"] === undefined
      ? []
      : [
          "connect",
          ...(frames === undefined ? [exportName(model, "SentBy"), exportName(model, "ReceivedBy")] : ["ReplyError", "RequestError"]),
        ];
  return ["decodeStream", "encodeStream", ...connection].map((name) => ({ name, place: `encodings/${stream}` }));
}

/** Every name the package of a protocol exports, with its origin. */
export function exportedNames(model: NamedParts): readonly ExportedName[] {
  const at =
    (place: string) =>
    (name: string): ExportedName => ({ name, place });
  return [
    ...[...fixedExports, ...forwardedExports, ...namedExports(model)].map(at("")),
    ...(model.reading.lenient.unknownTypes === "keep" ? [unionNames(model).unknown].map(at("reading/lenient/types")) : []),
    ...(model.others === undefined ? [] : [unionNames(model).other, guardName(unionNames(model).other)].map(at("others"))),
    ...streamExports(model),
    ...(model.frames === undefined
      ? []
      : (["Requests", "Responses", "Results", "SentBy", "ReceivedBy", "ServedBy", "Notifications"] as const).map((name) =>
          at("envelope/frames")(exportName(model, name)),
        )),
    ...(model.encodings.mail === undefined ? [] : ["toMail", "OutgoingMail"].map(at("encodings/mail"))),
    ...(hasReplies(model) ? ["replyTo", exportName(model, "RepliesTo")].map(at("messages")) : []),
    ...(model.parts.ack === undefined ? [] : ["acknowledge", "filterPending"].map(at("envelope/ack"))),
    ...conversationPlaces(model)
      .slice(0, 1)
      .map((place) => at(place)("createConversation")),
    ...(Object.keys(model.migrations).length === 0 ? [] : ["upgrade", "downgrade"].map(at("migrations"))),
    ...(model.parts.thread ?? []).map((path) => at("envelope/thread")(threadFilterName(String(path.at(-1))))),
    ...Object.values(model.messages).flatMap((message) => messageNames(model, message).map(at(`messages/${message.name}`))),
    ...Object.keys(model.types)
      .filter((name) => model.typeDocs[name]?.mixin !== true)
      .map((name) => at(`types/${name}`)(name)),
    ...guardedTypes(model).map((name) => at(`types/${name}`)(guardName(name))),
    ...brandedTypes(model).map((name) => at(`types/${name}`)(parseName(name))),
    ...Object.keys(model.groups).flatMap((name) =>
      [groupTypeName(name), groupGuardName(name), groupPredicateName(name), groupFilterName(name)].map(at(`groups/${name}`)),
    ),
  ];
}

/** What makes a package have a conversation monitor. */
const conversationPlaces = ({ flows, frames, capabilities }: NamedParts): readonly string[] => [
  ...(Object.keys(flows).length === 0 ? [] : ["flows"]),
  ...(frames === undefined ? [] : ["envelope/frames"]),
  ...(capabilities === undefined ? [] : ["capabilities"]),
];

/** The names that the modules of a package declare: all but what it exports from core. */
export function declaredNames(model: NamedParts): readonly string[] {
  const forwarded = new Set<string>([...forwardedExports, ...coreExports(model).map(({ exported }) => exported)]);
  return exportedNames(model).flatMap(({ name, place }) => (place === "" && forwarded.has(name) ? [] : [name]));
}
