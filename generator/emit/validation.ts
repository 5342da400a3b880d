// Emits `validation.ts`: `validate`, assertions, parsers of branded types and Standard Schemas, bound to the guards and the descriptor.

import { requestsOf } from "../describe/message-parts.js";
import type { ModuleImport } from "../model/output-file.js";
import { brandedTypes } from "../exports/named-types.js";
import { anyJsonSchemaName, jsonSchemaName, outsideNames } from "../exports/free-names.js";
import { assertName, exportName, guardName, parseName, schemaName, unionNames } from "../exports/exported-names.js";
import { commentSafe } from "../text/jsdoc.js";
import { objectType } from "../text/literal.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { messageTypes } from "./package-modules.js";

export const validationEmitter: Emitter = {
  name: "validation",
  emit: (input) => [{ path: packagePath(input.model, "src/validation.ts"), module: validationModule(input) }],
};

/** What validation may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/codegen", names: ["assertValid", "createStandardSchema", "createValidate", "parseType", "withoutOthers"] },
  { from: "@wirepact/core/codegen", names: ["StandardSchema", "Validate"], typeOnly: true },
  { from: "@wirepact/core/codegen/frames", names: ["createValidateFramed"] },
  { from: "@wirepact/core/codegen/frames", names: ["ValidateFramed"], typeOnly: true },
];

function validationModule(input: EmitInput) {
  const { model } = input;
  const messages = Object.values(model.messages);
  const union = unionNames(model);
  const other = model.others === undefined ? [] : [union.other];
  const answers = requestsOf(model.messages).length > 0;
  const branded = brandedTypes(model);
  const { message, lenient, tag } = messageTypes(model);
  const framed = { requests: exportName(model, "Requests"), responses: exportName(model, "Responses") };
  const { names, importsFor } = outsideNames(model, { imports: coreImports });
  const text = input.render("code/validation", {
    names,
    anyJsonSchema: anyJsonSchemaName(model),
    answers,
    union,
    validated: objectType({ message, lenient, ...(answers ? framed : tag) }),
    others: other.length > 0,
    known: other.length === 0 ? "protocol" : "known",
    branded: branded.map((name) => ({ name, parse: parseName(name), guard: guardName(name) })),
    messages: messages.map(({ name, typeName }) => ({
      name: commentSafe(name),
      tag: JSON.stringify(name),
      typeName,
      guard: guardName(typeName),
      schema: schemaName(typeName),
      jsonSchema: jsonSchemaName(model, typeName),
      assert: assertName(typeName),
    })),
  });
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      { from: "./guards.js", names: ["is", ...[...messages.map(({ typeName }) => typeName), ...branded].map(guardName)] },
      { from: "./json-schemas.js", names: [anyJsonSchemaName(model), ...messages.map(({ typeName }) => jsonSchemaName(model, typeName))] },
      { from: "./protocol-shapes.js", names: ["protocolShapes as protocol"] },
      {
        from: "./types.js",
        names: [
          union.message,
          union.received,
          ...other,
          ...(answers ? Object.values(framed) : []),
          ...messages.map(({ typeName }) => typeName),
          ...branded,
        ],
        typeOnly: true,
      },
    ],
    statements: [text],
  };
}
