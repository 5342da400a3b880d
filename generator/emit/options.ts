// Emits `options.ts`: the types of what the package's functions take and give, bound to the messages, roles and encodings of the protocol, so that a
// program can name them without type arguments.

import { requestsOf } from "../describe/message-parts.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { outsideNames } from "../exports/free-names.js";
import { exportedNames, exportName, unionNames } from "../exports/exported-names.js";
import { literals, objectType } from "../text/literal.js";
import { mentions } from "../text/mentions.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { answerObjects, connects, messageTypes, requestTypes, streamEncodings, streamsOf } from "./package-modules.js";

export const optionsEmitter: Emitter = {
  name: "options",
  emit: (input) => [{ path: packagePath(input.model, "src/options.ts"), module: optionsModule(input) }],
};

/** A type with its parameters, in which `$` marks names that are not from the spec. */
interface OptionType {
  readonly name: string;
  readonly doc: string;
  readonly parameters: string;
  readonly type: string;
}

/** Types of core that the module uses, each imported as `Any…`. */
const coreTypes = [
  "BuildOptions",
  "ConnectOptions",
  "Decoded",
  "DecodeOptions",
  "DecodeStreamOptions",
  "EncodeOptions",
  "EncodeStreamOptions",
  "Mode",
  "ReceiveOptions",
  "Reception",
  "ValidateOptions",
];

/** Those of protocols with frames, which need types of the platform, such as `AbortSignal`. */
const framesTypes = [
  "DecodeFramedOptions",
  "DecodeFramesOptions",
  "EncodeFramesOptions",
  "HandlersOf",
  "RpcConnectOptions",
  "ValidateFramedOptions",
];

/** Types of the package that say who sends and answers what. */
const exchangeTypes = ["Requests", "Results", "ReceivedBy", "ServedBy", "Notifications"] as const;

const asAny = (names: readonly string[]): readonly string[] => names.map((name) => `${name} as Any${name}`);

function optionsModule(input: EmitInput) {
  const { model, render } = input;
  const { names, importsFor } = outsideNames(model, {
    imports: [
      { from: "@wirepact/core/codegen", names: asAny(coreTypes), typeOnly: true },
      { from: "@wirepact/core/codegen/frames", names: asAny(framesTypes), typeOnly: true },
    ],
    globals: ["ReturnType"],
    own: ["Chosen", "Fill", "M", "Reply", "Role", "Type"],
  });
  const named = (text: string): string => text.replaceAll(/\$(\w+)/g, (_, name: string) => names[name]!);
  const types = optionTypes(model).map(({ name, doc, parameters, type }) => ({
    name,
    doc,
    parameters: named(parameters),
    type: named(type),
  }));
  const text = render("code/options", { types });
  const mentioned = mentions(text);
  const union = unionNames(model);
  const own = [union.message, union.received, union.filled, union.receivedFilled, union.other, ...answerObjects(model)];
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      { from: "./codec.js", names: ["connect"].filter(mentioned), typeOnly: true },
      { from: "./constants.js", names: [union.type, "RoleName"].filter(mentioned), typeOnly: true },
      { from: "./types.js", names: [...own, ...exchangeTypes.map((name) => exportName(model, name))].filter(mentioned), typeOnly: true },
    ],
    statements: [text],
  };
}

/** The types that the module exports, except those whose names the protocol uses itself. */
export function optionTypes(model: ProtocolModel): readonly OptionType[] {
  const taken = new Set(exportedNames(model).map(({ name }) => name));
  return [...messageOptions(model), ...streamOptions(model)].filter(({ name }) => !taken.has(name));
}

const chosen = "$Chosen extends $AnyMode = $AnyMode";
const fill = "$Fill extends boolean = boolean";

/** The types of functions that read or write one message. */
function messageOptions(model: ProtocolModel): readonly OptionType[] {
  const union = unionNames(model);
  const other = model.others === undefined ? [] : [union.other];
  const { message, lenient, filled } = messageTypes(model);
  const encodings = literals(Object.keys(model.encodings));
  const answers = requestsOf(model.messages).length > 0;
  const requests = exportName(model, "Requests");
  const type = `$Type extends ${union.type} = ${union.type}`;
  const isStrict = model.reading.default === "strict";
  const answer = [union.message, ...answerObjects(model)].join(" | ");
  return [
    {
      name: "BuildOptions",
      doc: "Options of the builders. `role` can be set with the name of a role as type argument, which must be one that sends the message.",
      parameters: "$Role extends RoleName = never",
      type: "$AnyBuildOptions<$Role>",
    },
    {
      name: "ValidateOptions",
      doc: "Options of `validate`.",
      parameters: answers ? chosen : `${chosen}, ${type}`,
      type: answers ? `$AnyValidateFramedOptions<${[requests, "$Chosen", ...other].join(", ")}>` : "$AnyValidateOptions<$Type, $Chosen>",
    },
    {
      name: "DecodeOptions",
      doc: "Options of `decode`.",
      parameters: answers ? `${chosen}, ${fill}` : `${chosen}, ${type}, ${fill}`,
      type: answers
        ? `$AnyDecodeFramedOptions<${[encodings, requests, "$Chosen", "$Fill", ...other].join(", ")}>`
        : `$AnyDecodeOptions<${encodings}, $Type, $Chosen, $Fill>`,
    },
    { name: "EncodeOptions", doc: "Options of `encode`.", parameters: chosen, type: `$AnyEncodeOptions<${encodings}, $Chosen>` },
    {
      name: "ReceiveOptions",
      doc: 'Options of `receive`; `ReceiveOptions<"strict">` are those of a call in strict mode.',
      parameters: `${chosen}, ${fill}`,
      type: `$AnyReceiveOptions<$AnyDecoded<${objectType({ message, lenient, ...filled })}, $Chosen, $Fill>, $Chosen, $Fill, ${encodings}>`,
    },
    {
      name: "Reception",
      doc: "The result of `receive`.",
      parameters: `$M = ${isStrict ? message : lenient}, $Reply = ${answer}`,
      type: "$AnyReception<$M, $Reply>",
    },
  ];
}

/** The handlers of a role, where messages are answered. */
function handlersType(model: ProtocolModel): readonly OptionType[] {
  if (requestsOf(model.messages).length === 0) return [];
  return [
    {
      name: "Handlers",
      doc: "The handlers that `serve` takes in a role. With `satisfies Required<Handlers<Role>>`, the compiler reports those that are missing.",
      parameters: "Role extends RoleName = RoleName",
      type: `AnyHandlersOf<${objectType({ receivedBy: exportName(model, "ReceivedBy"), ...requestTypes(model) })}, Role>`,
    },
  ];
}

/** The types of streams and connections. */
function streamOptions(model: ProtocolModel): readonly OptionType[] {
  const streams = streamsOf(model);
  if (streams === undefined) return [];
  const names = streamEncodings(model);
  const twoWay = literals(names.filter((name) => name !== "sse"));
  const isLines = streams === "lines";
  const role = "$Role extends RoleName = RoleName";
  const connection: readonly OptionType[] = [
    {
      name: "ConnectOptions",
      doc: "Options of `connect`.",
      parameters: `${role}, ${chosen}`,
      type: isLines ? "$AnyConnectOptions<$Role, $Chosen>" : `$AnyRpcConnectOptions<$Role, ${twoWay}, $Chosen>`,
    },
    {
      name: "Connection",
      doc: "The result of `connect` in a role.",
      parameters: `${role}, $Chosen extends $AnyMode = ${JSON.stringify(model.reading.default)}`,
      type: "$ReturnType<typeof connect<$Role, $Chosen>>",
    },
    ...handlersType(model),
  ];
  return [
    {
      name: "DecodeStreamOptions",
      doc: "Options of `decodeStream`.",
      parameters: `${chosen}, ${fill}`,
      type: isLines ? "$AnyDecodeStreamOptions<$Chosen, $Fill>" : `$AnyDecodeFramesOptions<${literals(names)}, $Chosen, $Fill>`,
    },
    {
      name: "EncodeStreamOptions",
      doc: "Options of `encodeStream`.",
      parameters: "",
      type: isLines ? "$AnyEncodeStreamOptions" : `$AnyEncodeFramesOptions<${literals(names)}>`,
    },
    ...(connects(model) ? connection : []),
  ];
}
