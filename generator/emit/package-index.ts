// Emits `index.ts`: everything that the package exports, from its modules and from core.

import type { ProtocolModel } from "../model/protocol-model.js";
import { brandedTypes } from "../exports/named-types.js";
import { coreExports, declaredNames } from "../exports/exported-names.js";
import { type Emitter, packagePath, sourceOf } from "./emitter.js";
import { connects, failureBody, hasConversation, packageModules, streamsOf } from "./package-modules.js";

export const packageIndexEmitter: Emitter = {
  name: "package-index",
  emit: (input) => [
    {
      path: packagePath(input.model, "src/index.ts"),
      module: {
        source: sourceOf(input),
        imports: [],
        reexports: [
          ...packageModules(input.model).map((module) => ({
            from: `./${module}.js`,
            ...(typeModules.has(module) ? { typeOnly: true } : {}),
          })),
          {
            from: "@wirepact/core/codegen",
            names: ["formatIssues", ...withoutTaken(input.model, ["InvalidMessageError"]), "negotiate", "unwrap"],
          },
          ...requestExports(input.model),
          {
            from: "@wirepact/core/codegen",
            names: withoutTaken(input.model, [...forwarded(input.model), ...coreTypes(input.model)]),
            typeOnly: true,
          },
          ...withoutTaken(input.model, ["KnownProtocol"]).map((name) => ({ from: "./descriptor.js", names: [name], typeOnly: true })),
        ],
        statements: [],
      },
    },
  ],
};

/** Exports of core under the names that the spec gives them. */
const forwarded = (model: ProtocolModel): readonly string[] =>
  coreExports(model).map(({ name, exported }) => (name === exported ? name : `${name} as ${exported}`));

/** What is exported for requests: the errors, and the types of their options. */
function requestExports(model: ProtocolModel) {
  const from = "@wirepact/core/codegen/frames";
  const connection =
    connects(model) && streamsOf(model) === "framings"
      ? withoutTaken(model, ["RpcConnection as ConnectionOf"]).map((name) => ({ from, names: [name], typeOnly: true }))
      : [];
  if (model.frames === undefined || !connects(model)) return connection;
  return [
    ...connection,
    // With an error frame, the codec has them typed.
    ...(failureBody(model) === "" ? [{ from, names: ["ReplyError", "RequestError"] }] : []),
    { from, names: withoutTaken(model, ["HandlerContext", "RequestFailure", "RequestOptions"]), typeOnly: true },
  ];
}

/** The modules that contain types only. */
const typeModules: ReadonlySet<string> = new Set(["types", "options"]);

/**
 * Types of core that are the results of exported functions, or parts of them. They are exported as they are, because a program that infers one can
 * only name it in its own declarations if it is an export of a package that the program depends on.
 */
function coreTypes(model: ProtocolModel): readonly string[] {
  const streams = streamsOf(model);
  return [
    "Failure",
    "Mode",
    "BuilderInput",
    "ReadonlyMessage",
    "ReceivedObject",
    "WithDefaults",
    "Reception as ReceptionOf",
    "StandardResult",
    "StandardSchema",
    "Success",
    ...(brandedTypes(model).length === 0 ? [] : ["Brand"]),
    ...(streams === undefined ? [] : ["InvalidLine", "LineResult", "Lines", "StreamSource"]),
    ...(connects(model) && streams === "lines" ? ["Connection as ConnectionOf"] : []),
    ...(hasConversation(model) ? conversationTypes : []),
  ];
}

const conversationTypes: readonly string[] = [
  "AwaitedReply",
  "Conversation",
  "ConversationOptions",
  "FeedOptions",
  "Finding",
  "FlowState",
  "LateStep",
  "RunKey",
  "Thread",
];

/** Exports except those whose names the protocol uses itself. */
function withoutTaken(model: ProtocolModel, names: readonly string[]): readonly string[] {
  const taken = new Set(declaredNames(model));
  return names.filter((name) => !taken.has(name.replace(/^.* as /, "")));
}
