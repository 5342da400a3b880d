// Emits `validation.ts`: `validate`, assertions, parsers of branded types and Standard Schemas, bound to the guards and the descriptor.

import { requestsOf } from "../describe/message-parts.js";
import { brandedTypes } from "../text/branded-types.js";
import { assertName, exportName, guardName, jsonSchemaName, parseName, schemaName, unionNames } from "../text/identifiers.js";
import { tagParameter } from "../text/literal.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const validationEmitter: Emitter = {
  name: "validation",
  emit: (input) => [{ path: packagePath(input.model, "src/validation.ts"), module: validationModule(input) }],
};

function validationModule(input: EmitInput) {
  const { model } = input;
  const messages = Object.values(model.messages);
  const union = unionNames(model);
  const other = model.others === undefined ? [] : [union.other];
  const answers = requestsOf(model.messages).length > 0;
  const branded = brandedTypes(model);
  const text = input.render("code/validation", {
    answers,
    union,
    any: [union.message, ...other].join(" | "),
    anyReceived: [union.received, ...other].join(" | "),
    others: other.length > 0,
    known: other.length === 0 ? "protocol" : "known",
    requests: exportName(model, "Requests"),
    responses: exportName(model, "Responses"),
    tagParameter: tagParameter(input.model),
    branded: branded.map((name) => ({ name, parse: parseName(name), guard: guardName(name) })),
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
      {
        from: "@wirepact/core/codegen",
        names: [
          "assertValid",
          "createStandardSchema",
          ...(answers ? [] : ["createValidate"]),
          ...(branded.length === 0 ? [] : ["parseType"]),
          ...other.map(() => "withoutOthers"),
        ],
      },
      { from: "@wirepact/core/codegen", names: ["StandardSchema", ...(answers ? [] : ["Validate"])], typeOnly: true },
      ...(answers ? [{ from: "@wirepact/core/codegen/frames", names: ["createValidateFramed"] }] : []),
      ...(answers ? [{ from: "@wirepact/core/codegen/frames", names: ["ValidateFramed"], typeOnly: true }] : []),
      { from: "./guards.js", names: ["is", ...[...messages.map(({ typeName }) => typeName), ...branded].map(guardName)] },
      { from: "./json-schemas.js", names: ["anyMessageJsonSchema", ...messages.map(({ typeName }) => jsonSchemaName(typeName))] },
      { from: "./judged.js", names: ["judged as protocol"] },
      {
        from: "./types.js",
        names: [
          union.message,
          union.received,
          ...other,
          ...(answers ? [exportName(model, "Requests"), exportName(model, "Responses")] : []),
          ...messages.map(({ typeName }) => typeName),
          ...branded,
        ],
        typeOnly: true,
      },
    ],
    statements: [text],
  };
}
