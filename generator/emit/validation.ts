// Emits `validation.ts`: `validate`, assertions and Standard Schemas, bound to the guards and the descriptor.

import { assertName, guardName, jsonSchemaName, schemaName } from "../text/identifiers.js";
import { tagParameter } from "../text/literal.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const validationEmitter: Emitter = {
  name: "validation",
  emit: (input) => [{ path: packagePath(input.model, "src/validation.ts"), module: validationModule(input) }],
};

function validationModule(input: EmitInput) {
  const messages = Object.values(input.model.messages);
  const text = input.render("code/validation", {
    tagParameter: tagParameter(input.model),
    messages: messages.map(({ name, typeName }) => ({
      name,
      tag: JSON.stringify(name),
      typeName,
      guard: guardName(typeName),
      schema: schemaName(typeName),
      jsonSchema: jsonSchemaName(typeName),
      assert: assertName(typeName),
    })),
  });
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["assertValid", "createStandardSchema", "createValidate"] },
      { from: "@wirepact/core/codegen", names: ["StandardSchema", "Validate"], typeOnly: true },
      { from: "./guards.js", names: ["is", ...messages.map(({ typeName }) => guardName(typeName))] },
      { from: "./json-schemas.js", names: ["anyMessageJsonSchema", ...messages.map(({ typeName }) => jsonSchemaName(typeName))] },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: ["Message", "ReceivedMessage", ...messages.map(({ typeName }) => typeName)], typeOnly: true },
    ],
    statements: [text],
  };
}
