// The modules of a package, for the index and the emitters of optional modules.

import { compareVersions } from "../check/compare-versions.js";
import { messagesByHand } from "../convert/spoken-plans.js";
import { bodyField } from "../describe/message-parts.js";
import type { EncodingName } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { lowerProtocol } from "../lower/index.js";
import { hasDefaults } from "../lower/default-fields.js";
import { exportName, hasReplies, unionNames } from "../exports/exported-names.js";
import type { EmitInput } from "./emitter.js";

/** Whether messages can be grouped or filtered. */
export function hasGroups({ groups, parts }: ProtocolModel): boolean {
  return Object.keys(groups).length > 0 || parts.thread !== undefined || parts.ack !== undefined;
}

/** Whether there is something to follow in a conversation: flows, requests and answers, or capabilities. */
export const hasConversation = ({ flows, frames, capabilities }: ProtocolModel): boolean =>
  Object.keys(flows).length > 0 || (frames ?? capabilities) !== undefined;

/** What conversations of the protocol report besides unexpected messages, and by which method. */
export function pendingReports({ messages, parts, flows }: ProtocolModel): readonly { readonly method: string; readonly what: string }[] {
  const awaits = Object.values(messages).some(({ replies = [], result }) => replies.length > 0 || result !== undefined);
  const isLate = Object.values(flows).some(({ deadlines }) => deadlines.length > 0);
  return [
    ...(awaits ? [{ method: "awaited", what: "pending replies" }] : []),
    ...(parts.ack === undefined ? [] : [{ method: "unacknowledged", what: "pending acknowledgements" }]),
    ...(isLate ? [{ method: "late", what: "overdue messages" }] : []),
  ];
}

/** Whether messages of older versions can be upgraded. */
export const hasMigrations = (model: ProtocolModel): boolean => Object.keys(messageMigrations(model)).length > 0;

/** What `upgrade` and `downgrade` convert; converters between spoken versions know more. */
export const messageMigrations = ({ migrations }: ProtocolModel): ProtocolModel["migrations"] =>
  Object.fromEntries(
    Object.entries(migrations)
      .map(
        ([version, byName]) =>
          [
            version,
            Object.fromEntries(Object.entries(byName).filter(([name, { by }]) => by === undefined && !name.startsWith("type "))),
          ] as const,
      )
      .filter(([, byName]) => Object.keys(byName).length > 0),
  );

/** The older versions that the package speaks, the newest first. */
export const spokenModels = ({ speaks = {} }: ProtocolModel): readonly ProtocolModel[] =>
  Object.values(speaks)
    .flatMap(({ model }) => model ?? [])
    .sort((one, other) => compareVersions(other.version, one.version));

/** The version of the package, and those with messages that code converts, which needs their types. */
export const typedVersions = (input: EmitInput): readonly { readonly folder: string; readonly input: EmitInput }[] => [
  { folder: "src", input },
  ...spokenModels(input.model)
    .filter((old) => messagesByHand(old, input.model).size > 0)
    .map((old) => ({ folder: `src/versions/${old.version}`, input: { ...input, model: old, schemas: lowerProtocol(old) } })),
];

/** The encodings in which messages follow one another in a stream. */
export function streamEncodings({ encodings }: Pick<ProtocolModel, "encodings">): readonly EncodingName[] {
  return (Object.keys(encodings) as EncodingName[]).filter((name) => name === "ndjson" || name === "sse" || name === "content-length");
}

/** How a package reads streams: as lines, in several framings, or not at all. */
export function streamsOf(model: ProtocolModel): "lines" | "framings" | undefined {
  const names = streamEncodings(model);
  if (names.length === 0) return undefined;
  return model.frames === undefined && names.join() === "ndjson" ? "lines" : "framings";
}

/** Whether there is an encoding in which two parties can talk; server-sent events go one way. */
export const connects = (model: Pick<ProtocolModel, "encodings">): boolean => streamEncodings(model).some((name) => name !== "sse");

/** The modules that the index exports, in order. */
export function packageModules(model: ProtocolModel): readonly string[] {
  return [
    "types",
    "constants",
    "protocol",
    "guards",
    "validation",
    "builders",
    "codec",
    "options",
    ...(hasReplies(model) ? ["replies"] : []),
    ...(hasGroups(model) ? ["groups"] : []),
    ...(hasConversation(model) ? ["conversation"] : []),
    ...(hasMigrations(model) ? ["migrations"] : []),
  ];
}

/** The type of the body of an error; empty in a protocol without an error frame. */
export function failureBody(model: ProtocolModel): string {
  const frame = model.frames?.find(({ kind }) => kind === "error");
  const message = frame && model.messages[frame.name];
  const body = message && bodyField(model, message);
  return body === undefined ? "" : `${message!.typeName}[${JSON.stringify(body.name)}]`;
}

/** The types of replies to a rejected message that are not messages. */
export function answerObjects({ rejections }: ProtocolModel): readonly string[] {
  return (rejections?.replies ?? []).flatMap((reply) => (reply.kind === "object" ? [reply.type] : []));
}

/** What the types of the package's functions, such as `Decode`, are told about its messages; the tag only if it is not the usual one. */
export function messageTypes(model: ProtocolModel) {
  const union = unionNames(model);
  const all = (type: string): string => [type, ...(model.others === undefined ? [] : [union.other])].join(" | ");
  const filled = hasDefaults(model) ? { withDefaults: all(union.filled), lenientWithDefaults: all(union.receivedFilled) } : {};
  const tag = model.tag === "type" ? {} : { tag: JSON.stringify(model.tag) };
  return { message: all(union.message), lenient: all(union.received), filled, tag };
}

/** What the types of connections with requests are told besides. */
export const requestTypes = (model: ProtocolModel) => ({
  requests: exportName(model, "Requests"),
  results: exportName(model, "Results"),
  servedBy: exportName(model, "ServedBy"),
  notifications: exportName(model, "Notifications"),
});
