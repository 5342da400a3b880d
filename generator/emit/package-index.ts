// Emits `index.ts`: everything that the package exports, from its modules and from core.

import type { ProtocolModel, RenamableExport } from "../model/protocol-model.js";
import { exportedNames, exportName } from "../text/identifiers.js";
import { type Emitter, packagePath, sourceOf } from "./emitter.js";
import { connects, failureBody, hasConversation, packageModules } from "./package-modules.js";

export const packageIndexEmitter: Emitter = {
  name: "package-index",
  emit: (input) => [
    {
      path: packagePath(input.model, "src/index.ts"),
      module: {
        source: sourceOf(input),
        imports: [],
        reexports: [
          ...packageModules(input.model).map((module) => ({ from: `./${module}.js`, ...(module === "types" ? { typeOnly: true } : {}) })),
          { from: "@wirepact/core/codegen", names: ["formatIssues", "InvalidMessageError", "negotiate", "unwrap"] },
          ...requestExports(input.model),
          {
            from: "@wirepact/core/codegen",
            names: [...renamed(input.model, ["Issue", "Received", "Result"]), ...optionTypes(input.model)],
            typeOnly: true,
          },
        ],
        statements: [],
      },
    },
  ],
};

/** Exports of core under the names that the spec gives them. */
const renamed = (model: ProtocolModel, names: readonly RenamableExport[]): readonly string[] =>
  names.map((name) => (exportName(model, name) === name ? name : `${name} as ${exportName(model, name)}`));

/** What is exported for requests: the errors, and the types of their options. */
function requestExports(model: ProtocolModel) {
  if (model.frames === undefined || !connects(model)) return [];
  const from = "@wirepact/core/codegen/frames";
  return [
    // With an error frame, the codec has them typed.
    ...(failureBody(model) === "" ? [{ from, names: ["ReplyError", "RequestError"] }] : []),
    { from, names: ["HandlerContext", "RequestFailure", "RequestOptions"], typeOnly: true },
  ];
}

/** The types of options and results, except those whose names the protocol uses itself. */
function optionTypes(model: ProtocolModel): readonly string[] {
  const taken = new Set(exportedNames(model).map(({ name }) => name));
  const names = [
    "BuildOptions",
    "DecodeOptions",
    "EncodeOptions",
    "ReceiveOptions",
    "Reception",
    ...(hasConversation(model) ? ["Conversation", "ConversationOptions"] : []),
  ];
  return names.filter((name) => !taken.has(name));
}
