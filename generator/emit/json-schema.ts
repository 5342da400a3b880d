// Emits the JSON Schemas of a protocol: `schema.json`, the same in draft-07, a standalone schema per message, and `src/json-schemas.ts`, from which the
// Standard Schemas of the package take theirs.

import { openDefinitions, toDraft07 } from "@wirepact/core/codegen";
import type { MessageModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { anyJsonSchemaName, jsonSchemaName } from "../exports/free-names.js";
import { literal } from "../text/literal.js";
import { pathNames } from "./page-names.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const jsonSchemaEmitter: Emitter = {
  name: "json-schema",
  emit: (input) => {
    const { model, schemas } = input;
    const paths = pathNames(Object.keys(model.messages));
    const standalone = openDefinitions([definitionsOf(input)]);
    const file = (path: string, schema: JsonSchema) => ({
      path: packagePath(model, path),
      text: `${JSON.stringify(schema, null, 2)}\n`,
    });
    return [
      file("schema.json", schemas.bundle),
      file("schema.draft-07.json", toDraft07(schemas.bundle)),
      ...Object.values(model.messages).map((message) =>
        file(`schemas/${paths.get(message.name)}.json`, messageFile(input, message, standalone)),
      ),
      { path: packagePath(model, "src/json-schemas.ts"), module: schemaModule(input) },
    ];
  },
};

const definitionsOf = ({ schemas }: EmitInput) => schemas.bundle["$defs"] as Readonly<Record<string, JsonSchema>>;

/** The schema of a message with the definitions that it needs. */
function messageFile(input: EmitInput, { name, typeName }: MessageModel, standalone: ReturnType<typeof openDefinitions>): JsonSchema {
  const { $schema, ...schema } = standalone(definitionsOf(input)[typeName] ?? {});
  return { $schema, $id: `${String(input.schemas.bundle["$id"])}:${name}`, ...schema };
}

const without = (schema: JsonSchema, ...keywords: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));

/** One constant per message, so that bundles contain only the schemas they use. Examples are left out: the files have them. */
function schemaModule(input: EmitInput) {
  const messages = Object.values(input.model.messages);
  const definitions = definitionsOf(input);
  const names = new Map(messages.map(({ typeName }) => [typeName, jsonSchemaName(input.model, typeName)]));
  const types = Object.fromEntries(Object.entries(definitions).filter(([name]) => !names.has(name)));
  const root = without(input.schemas.bundle, "$schema", "$id", "$defs");
  const messageTable = [...names].map(([typeName, name]) => `${typeName}: ${name}.schema`).join(", ");
  return {
    source: sourceOf(input),
    imports: [{ from: "@wirepact/core/codegen", names: ["JsonSchema", "JsonSchemaParts"], typeOnly: true }],
    statements: [
      { kind: "constant" as const, name: "types", type: "Readonly<Record<string, JsonSchema>>", value: literal(types), exported: false },
      ...messages.map(({ name, typeName }) => {
        const schema = without(definitions[typeName] ?? {}, "examples");
        return {
          kind: "constant" as const,
          name: jsonSchemaName(input.model, typeName),
          type: "JsonSchemaParts",
          value: `{ schema: ${literal(schema)}, definitions: [types] }`,
          doc: `The JSON Schema of \`${name}\`.`,
          exported: true,
        };
      }),
      {
        kind: "constant" as const,
        name: anyJsonSchemaName(input.model),
        type: "JsonSchemaParts",
        // A bundler cannot tell that reading the properties has no effect.
        value: `/*@__PURE__*/ (() => ({ schema: ${literal(root)}, definitions: [{ ${messageTable} }, types] }))()`,
        doc: "The JSON Schema of any message.",
        exported: true,
      },
    ],
  };
}
