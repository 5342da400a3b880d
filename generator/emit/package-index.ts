// Emits `index.ts`: everything that the package exports, from its modules and from core.

import type { ProtocolModel } from "../model/protocol-model.js";
import { exportedNames } from "../text/identifiers.js";
import { type Emitter, packagePath, sourceOf } from "./emitter.js";
import { hasFlows, packageModules } from "./package-modules.js";

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
          { from: "@wirepact/core/codegen", names: ["Issue", "Received", "Result", ...optionTypes(input.model)], typeOnly: true },
        ],
        statements: [],
      },
    },
  ],
};

/** The types of options and results, except those whose names the protocol uses itself. */
function optionTypes(model: ProtocolModel): readonly string[] {
  const taken = new Set(exportedNames(model).map(({ name }) => name));
  const names = [
    "BuildOptions",
    "DecodeOptions",
    "EncodeOptions",
    "ReceiveOptions",
    "Reception",
    ...(hasFlows(model) ? ["Conversation", "ConversationOptions"] : []),
  ];
  return names.filter((name) => !taken.has(name));
}
