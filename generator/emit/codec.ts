// Emits `codec.ts`: the encodings of the protocol bound to its descriptor and guard, with streams, connections and mail messages where they exist.

import type { EncodingName } from "@wirepact/core";
import { requestsOf } from "../describe/message-parts.js";
import { hasDefaults } from "../lower/default-fields.js";
import type { ModuleImport } from "../model/output-file.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { outsideNames, type OutsideNames } from "../exports/free-names.js";
import { exportName, unionNames } from "../exports/exported-names.js";
import { jsdoc } from "../text/jsdoc.js";
import { literals, objectType, propertyName } from "../text/literal.js";
import { mentions } from "../text/mentions.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import {
  answerObjects,
  connects,
  failureBody,
  messageTypes,
  requestTypes,
  spokenModels,
  streamEncodings,
  streamsOf,
} from "./package-modules.js";

export const codecEmitter: Emitter = {
  name: "codec",
  emit: (input) => [{ path: packagePath(input.model, "src/codec.ts"), module: codecModule(input) }],
};

const framedTypes = ["Requests", "Responses", "Results", "SentBy", "ReceivedBy", "ServedBy", "Notifications"] as const;

const versionsEntry = "@wirepact/core/codegen/versions";
const framesEntry = "@wirepact/core/codegen/frames";

function codecModule(input: EmitInput) {
  const { model, render } = input;
  const encodings = Object.keys(model.encodings) as EncodingName[];
  const streams = streamsOf(model);
  const answers = requestsOf(model.messages).length > 0;
  const union = unionNames(model);
  const other = model.others === undefined ? [] : [union.other];
  const spoken = spokenModels(model);
  const coreParts = coreImports(encodings, streams);
  const { names, importsFor } = outsideNames(model, { imports: coreParts, globals: ["InstanceType"], own: ["yaml"] });
  const text = render("code/codec", {
    names,
    encodings: encodings.map((encoding) => encodingText(encoding, names)).join(", "),
    ...functionTypes(model, encodings),
    fill: hasDefaults(model) ? `, ${names["fillDefaults"]}` : "",
    modeName: model.reading.default,
    isLenient: model.reading.default === "lenient",
    message: [union.message, ...other].join(" | "),
    sentBy: exportName(model, "SentBy"),
    receivedBy: exportName(model, "ReceivedBy"),
    replies: model.rejections !== undefined,
    versions: spoken.length > 0 && JSON.stringify([model.version, ...spoken.map(({ version }) => version)]),
    answers,
    yamlParser: encodings.includes("yaml") ? yamlParser.join(", ") : "",
    lines: streams === "lines",
    framings: streams === "framings" && framingsView(model, names),
    failure: connects(model) && failureBody(model),
    mail: mailView(model),
    parties: model.frames === undefined && connects(model) && partiesOf(model),
  });
  const mentioned = mentions(text);
  const types = [
    union.message,
    union.received,
    union.filled,
    union.receivedFilled,
    ...other,
    ...(model.frames === undefined ? [] : framedTypes.map((name) => exportName(model, name))),
    ...answerObjects(model),
    ...Object.values(model.messages).map(({ typeName }) => typeName),
  ];
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      ...(encodings.includes("yaml") ? [{ from: "js-yaml", names: yamlParser }] : []),
      { from: "./guards.js", names: ["is"] },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [...new Set(types)].filter(mentioned), typeOnly: true },
    ],
    statements: [text],
  };
}

/** What the types of the functions are told. */
function functionTypes(model: ProtocolModel, encodings: readonly EncodingName[]) {
  const { message, lenient, filled, tag } = messageTypes(model);
  const mode = JSON.stringify(model.reading.default);
  const decoded = { message, lenient, ...filled, mode };
  const encoding = literals(encodings);
  const requests = exportName(model, "Requests");
  const framed = requestsOf(model.messages).length === 0 ? {} : { requests, responses: exportName(model, "Responses") };
  const reply = [unionNames(model).message, ...answerObjects(model)].join(" | ");
  const parties = { receivedBy: exportName(model, "ReceivedBy"), sentBy: exportName(model, "SentBy"), lenient, mode };
  const twoWay = literals(streamEncodings(model).filter((name) => name !== "sse"));
  return {
    decoded: objectType({ ...decoded, encoding, ...(framed.requests === undefined ? tag : framed) }),
    decodedVersion: objectType({ ...decoded, encoding }),
    encoded: objectType({ message, lenient, encoding }),
    encodedVersion: objectType({ message, lenient, encoding, ...(framed.requests === undefined ? {} : { requests }) }),
    received: objectType({ ...decoded, encoding, ...(reply === message ? {} : { reply }) }),
    decodedLines: objectType(decoded),
    decodedFrames: objectType({ ...decoded, encoding: literals(streamEncodings(model)) }),
    connected: objectType({ ...parties, ...tag }),
    connectedFrames: objectType({ ...parties, encoding: twoWay, ...(model.frames === undefined ? {} : requestTypes(model)) }),
  };
}

/** How the code names an encoding. */
function encodingText(encoding: EncodingName, names: OutsideNames["names"]): string {
  if (encoding === "sse") return `${names["sse"]}.encoding`;
  return encoding === "content-length" ? `${names["contentLength"]}.encoding` : names[encoding]!;
}

/** What the module may use of the run time, by the entry point of core. */
function coreImports(encodings: readonly EncodingName[], streams: ReturnType<typeof streamsOf>): readonly ModuleImport[] {
  const own = encodings.filter((encoding) => encoding !== "sse" && encoding !== "content-length");
  return [
    { from: "@wirepact/core/codegen", names: ["createDecode", "createEncode", "createReceive", "answerRejection", "fillDefaults"] },
    { from: "@wirepact/core/codegen", names: ["Decode", "Encode", "EncodeReceived", "Receive"], typeOnly: true },
    {
      from: framesEntry,
      names: [
        "createDecodeFramed",
        "createDecodeFrames",
        "createEncodeFrames",
        "createRpcConnect",
        "AnyReplyError",
        "AnyRequestError",
        "ndjsonFraming",
        "sse",
        "contentLength",
      ],
    },
    {
      from: framesEntry,
      names: ["DecodeFramed", "DecodeFrames", "EncodeFrames", "RpcConnect", "ReplyErrorClass", "RequestErrorClass"],
      typeOnly: true,
    },
    { from: versionsEntry, names: ["negotiateVersions", "withDecodeVersions", "withEncodeVersions"] },
    { from: versionsEntry, names: ["DecodeVersion", "DecodeFramedVersion", "EncodeVersion"], typeOnly: true },
    ...own.flatMap((encoding) => entryOf(encoding, streams)),
  ];
}

function entryOf(encoding: EncodingName, streams: ReturnType<typeof streamsOf>): readonly ModuleImport[] {
  const from = `@wirepact/core/codegen/${encoding}`;
  if (encoding === "ndjson" && streams === "lines") {
    return [
      { from, names: ["ndjson", "createDecodeStream", "createEncodeStream", "createConnect"] },
      { from, names: ["DecodeStream", "EncodeStream", "Connect"], typeOnly: true },
    ];
  }
  if (encoding === "yaml") return [{ from, names: ["createYaml"] }];
  if (encoding !== "mail") return [{ from, names: [encoding] }];
  return [
    { from, names: ["mail", "createToMail"] },
    { from, names: ["ToMail"], typeOnly: true },
  ];
}

/** The framings of the streams, and those of connections, for which both directions are needed. */
function framingsView(model: ProtocolModel, outside: OutsideNames["names"]) {
  const names = streamEncodings(model);
  const framing: Readonly<Record<string, string>> = { ndjson: "ndjsonFraming", sse: "sse", "content-length": "contentLength" };
  const twoWay = names.filter((name) => name !== "sse");
  const list = (all: readonly string[]): string => all.map((name) => outside[framing[name]!]).join(", ");
  return {
    all: list(names),
    union: literals(names),
    connect: twoWay.length > 0 && list(twoWay),
  };
}

/** The exports of js-yaml that core's YAML encoding needs. */
const yamlParser: readonly string[] = ["EVENT_ID", "getScalarValue", "parseEvents", "SCALAR_STYLE"];

/** The properties of a mail message to send, under the names of the protocol. */
function mailView({ encodings }: ProtocolModel): object | false {
  const parts = encodings.mail?.parts;
  if (parts === undefined) return false;
  const optional = (name: string | undefined): string => (name === undefined ? "" : propertyName(name));
  return { subject: propertyName(parts.subject), body: propertyName(parts.body), thread: optional(parts.thread), ack: optional(parts.ack) };
}

/** The messages that each role sends and receives; those of unknown types go from anyone to anyone. */
function partiesOf(model: ProtocolModel) {
  const other = model.others === undefined ? [] : [unionNames(model).other];
  const typesOf = (isMeant: (message: MessageModel) => boolean): string => {
    const meant = Object.values(model.messages).filter(isMeant);
    return [...meant.map(({ typeName }) => typeName), ...other].join(" | ") || "never";
  };
  return Object.entries(model.roles).map(([role, doc]) => ({
    doc: jsdoc(doc),
    role: propertyName(role),
    sends: typesOf(({ from }) => from.includes(role)),
    receives: typesOf(({ to }) => to.includes(role)),
  }));
}
