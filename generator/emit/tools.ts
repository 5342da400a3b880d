// Emits the tools of a protocol for language models: `tools.ts`, which the package exports as `<package>/tools`.

import { lowerTools } from "../lower/tools/lower-tools.js";
import type { ModuleImport } from "../model/output-file.js";
import { aliased, freeName, outsideNames } from "../exports/free-names.js";
import { unionNames } from "../exports/exported-names.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { shareValues } from "./shared-values.js";

export const toolsEmitter: Emitter = {
  name: "tools",
  subpath: { name: "tools", peers: {} },
  emit: (input) => [{ path: packagePath(input.model, "src/tools.ts"), module: toolsModule(input) }],
};

/** What tools may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/tools", names: ["createTools"] },
  { from: "@wirepact/core/tools", names: ["Tools"], typeOnly: true },
];

function toolsModule(input: EmitInput) {
  const { model } = input;
  const { message } = unionNames(model);
  const { names, importsFor } = outsideNames(model, { imports: coreImports });
  const definitions = shareValues(lowerTools(model), "part");
  const text = input.render("code/tools", { names, message });
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      { from: "@wirepact/core/tools", names: [aliased(model, "ToolDefinition")], typeOnly: true },
      { from: "./constants.js", names: ["RoleName"], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [message], typeOnly: true },
    ],
    reexports: [
      {
        from: "@wirepact/core/tools",
        names: ["RepairOptions", "Tool", "ToolCall", "ToolCallOptions", "ToolDialect", "ToolOptions"],
        typeOnly: true,
      },
    ],
    statements: [
      ...definitions.constants.map((constant) => ({ kind: "constant" as const, ...constant, exported: false })),
      {
        kind: "constant" as const,
        name: "definitions",
        type: `readonly ${freeName(model, "ToolDefinition")}[]`,
        value: `/*@__PURE__*/ ${definitions.text}`,
        exported: false,
      },
      text,
    ],
  };
}
