// Emits `codec.ts`: the encodings of the protocol bound to its descriptor and guard, with streams for NDJSON and mails for mail.

import type { EncodingName } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { jsdoc } from "../text/jsdoc.js";
import { propertyName, tagParameter } from "../text/literal.js";
import { mentions } from "../text/mentions.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const codecEmitter: Emitter = {
  name: "codec",
  emit: (input) => [{ path: packagePath(input.model, "src/codec.ts"), module: codecModule(input) }],
};

const entryOf = (encoding: string): string => `@wirepact/core/codegen/${encoding}`;

function codecModule(input: EmitInput) {
  const { model, render } = input;
  const encodings = Object.keys(model.encodings) as EncodingName[];
  const text = render("code/codec", {
    encodings: encodings.join(", "),
    encodingUnion: encodings.map((encoding) => JSON.stringify(encoding)).join(" | "),
    mode: JSON.stringify(model.reading.default),
    tagParameter: tagParameter(model),
    modeName: model.reading.default,
    answer: ["Message", ...answerObjects(model)].join(" | "),
    answers: model.rejections !== undefined,
    yamlParser: encodings.includes("yaml") ? yamlParser.join(", ") : "",
    framed: encodings.includes("ndjson"),
    mail: mailView(model),
    senders: sendersOf(model),
  });
  const mentioned = mentions(text);
  const types = ["Message", "ReceivedMessage", ...answerObjects(model), ...Object.values(model.messages).map(({ typeName }) => typeName)];
  return {
    source: sourceOf(input),
    imports: [
      {
        from: "@wirepact/core/codegen",
        names: ["createDecode", "createEncode", "createReceive", ...(model.rejections === undefined ? [] : ["answerRejection"])],
      },
      { from: "@wirepact/core/codegen", names: ["Decode", "Encode", "Receive"], typeOnly: true },
      ...encodings.map((encoding) => ({ from: entryOf(encoding), names: entryNames(encoding) })),
      ...encodings.map((encoding) => ({ from: entryOf(encoding), names: entryTypes(encoding), typeOnly: true })),
      ...(encodings.includes("yaml") ? [{ from: "js-yaml", names: yamlParser }] : []),
      { from: "./guards.js", names: ["is"] },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [...new Set(types)].filter(mentioned), typeOnly: true },
    ],
    statements: [text],
  };
}

/** The exports of js-yaml that core's YAML encoding needs. */
const yamlParser: readonly string[] = ["EVENT_ID", "getScalarValue", "parseEvents", "SCALAR_STYLE"];

function entryNames(encoding: EncodingName): readonly string[] {
  if (encoding === "ndjson") return ["ndjson", "createDecodeStream", "createEncodeStream", "createConnect"];
  if (encoding === "yaml") return ["createYaml"];
  return encoding === "mail" ? ["mail", "createToMail"] : [encoding];
}

function entryTypes(encoding: EncodingName): readonly string[] {
  if (encoding === "ndjson") return ["DecodeStream", "EncodeStream", "Connect"];
  return encoding === "mail" ? ["ToMail"] : [];
}

/** The properties of a mail to send, under the names of the protocol. */
function mailView({ encodings }: ProtocolModel): object | false {
  const parts = encodings.mail?.parts;
  if (parts === undefined) return false;
  const optional = (name: string | undefined): string => (name === undefined ? "" : propertyName(name));
  return { subject: propertyName(parts.subject), body: propertyName(parts.body), thread: optional(parts.thread), ack: optional(parts.ack) };
}

/** The types of replies to a rejected message that are not messages. */
function answerObjects({ rejections }: ProtocolModel): readonly string[] {
  return (rejections?.replies ?? []).flatMap((reply) => (reply.kind === "object" ? [reply.type] : []));
}

/** The messages that each role sends; roles that send nothing are left out. */
function sendersOf({ roles, messages }: ProtocolModel) {
  return Object.entries(roles)
    .map(([role, doc]) => ({
      doc: jsdoc(doc),
      role: propertyName(role),
      sends: Object.values(messages)
        .filter(({ from }) => from.includes(role))
        .map(({ typeName }) => typeName)
        .join(" | "),
    }))
    .filter(({ sends }) => sends !== "");
}
