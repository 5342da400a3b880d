// Emits the tools of a protocol for language models: `tools.ts`, which the package exports as `<package>/tools`, and the schemas of each
// dialect as JSON, with the limits of providers that the tools of a role use up.

import type { ToolDefinition, ToolDialect } from "@wirepact/core/tools";
import { lowerTools } from "../lower/tools/lower-tools.js";
import { countTools, exceededLimits, providerLimits } from "../lower/tools/tool-limits.js";
import type { ModuleImport } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { aliased, freeName, outsideNames } from "../text/free-names.js";
import { unionNames } from "../text/identifiers.js";
import { literal } from "../text/literal.js";
import { type EmitInput, type Emitter, generatedPath, packagePath, sourceOf } from "./emitter.js";

export const toolsEmitter: Emitter = {
  name: "tools",
  subpath: { name: "tools", peers: {} },
  emit: (input) => {
    const definitions = lowerTools(input.model);
    return [
      { path: packagePath(input.model, "src/tools.ts"), module: toolsModule(input, definitions) },
      ...(["strict", "plain"] as const).map((dialect) => ({
        path: generatedPath(input.model, `tools/${dialect}.json`),
        text: `${JSON.stringify(dialectFile(input.model, definitions, dialect), null, 2)}\n`,
      })),
    ];
  },
};

/** What tools may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/tools", names: ["createTools"] },
  { from: "@wirepact/core/tools", names: ["Tools"], typeOnly: true },
];

function toolsModule(input: EmitInput, definitions: readonly ToolDefinition[]) {
  const { model } = input;
  const { message } = unionNames(model);
  const { names, importsFor } = outsideNames(model, { imports: coreImports });
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
      {
        kind: "constant" as const,
        name: "definitions",
        type: `readonly ${freeName(model, "ToolDefinition")}[]`,
        value: `/*@__PURE__*/ ${literal(definitions)}`,
        exported: false,
      },
      text,
    ],
  };
}

/** The provider whose limits apply to a dialect. */
const providers = { strict: "openai", plain: "anthropic" } as const;

function dialectFile({ name, version, roles, messages }: ProtocolModel, definitions: readonly ToolDefinition[], dialect: ToolDialect) {
  const provider = providers[dialect];
  const sentBy = (role: string): readonly ToolDefinition[] => definitions.filter(({ message }) => messages[message]?.from.includes(role));
  return {
    protocol: name,
    version,
    dialect,
    limits: {
      provider,
      ...providerLimits[provider],
      roles: Object.fromEntries(
        Object.keys(roles).map((role) => {
          const counts = countTools(sentBy(role).map((tool) => tool[dialect]));
          return [role, { ...counts, exceeded: exceededLimits(counts, provider) }];
        }),
      ),
    },
    tools: definitions.map((tool) => ({
      name: tool.name,
      message: tool.message,
      from: messages[tool.message]?.from ?? [],
      description: tool.description,
      schema: tool[dialect],
    })),
  };
}
