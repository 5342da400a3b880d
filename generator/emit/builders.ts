// Emits `builders.ts`: one function per message, which takes the fields of envelope and body in one object and fills in the rest.

import { docComment } from "../lower/doc-comment.js";
import { namedTypes } from "../lower/named-types.js";
import type { ModuleImport } from "../model/output-file.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { outsideNames } from "../exports/free-names.js";
import { builderFieldsName, builderName } from "../exports/exported-names.js";
import { jsdoc } from "../text/jsdoc.js";
import { mentions } from "../text/mentions.js";
import { type BuilderField, fieldView, rolesText } from "./builders/field-view.js";
import { framedBuilder } from "./builders/framed-builder.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const buildersEmitter: Emitter = {
  name: "builders",
  emit: (input) => [{ path: packagePath(input.model, "src/builders.ts"), module: buildersModule(input) }],
};

/** What builders may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/codegen/frames", names: ["buildFramed"] },
  { from: "@wirepact/core/codegen", names: ["buildMessage"] },
  { from: "@wirepact/core/codegen", names: ["BuildOptions", "BuilderInput", "ReadonlyMessage"], typeOnly: true },
];

function buildersModule(input: EmitInput) {
  const { model, render } = input;
  const messages = Object.values(model.messages);
  const { names, importsFor } = outsideNames(model, { imports: coreImports });
  const text =
    model.frames === undefined
      ? render("code/builders", { names, builders: messages.map((message) => builderView(model, message)) })
      : render("code/framed-builders", { names, builders: messages.map((message) => framedBuilder(model, message)) });
  const mentioned = mentions(text);
  const types = namedTypes(model).filter(({ name }) => mentioned(name));
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      {
        from: "./constants.js",
        names: types.filter(({ shape }) => shape.kind === "enum").map(({ name }) => name),
        typeOnly: true,
      },
      { from: "./protocol.js", names: ["protocol"] },
      {
        from: "./types.js",
        names: [...types.filter(({ shape }) => shape.kind !== "enum").map(({ name }) => name), ...messages.map(({ typeName }) => typeName)],
        typeOnly: true,
      },
    ],
    statements: [text],
  };
}

/** The view of one builder. */
function builderView(model: ProtocolModel, message: MessageModel) {
  const fields = flatFields(model, message).map((flat) => fieldView(model, flat));
  return {
    doc: jsdoc(docComment({ doc: `Builds a valid \`${message.name}\`.`, deprecated: message.deprecated })),
    name: builderName(message.typeName),
    fieldsName: builderFieldsName(message.typeName),
    typeName: message.typeName,
    tag: JSON.stringify(message.name),
    roles: rolesText(message.from),
    fallback: fields.every(({ mark }) => mark === "?") ? " = {}" : "",
    fields,
  };
}

/** The fields of envelope and body, without the tag. */
function flatFields(model: ProtocolModel, message: MessageModel): readonly BuilderField[] {
  const bodyField = model.body === "inline" ? undefined : model.body.field;
  return message.shape.fields.flatMap((field): readonly BuilderField[] => {
    const access = `${message.typeName}[${JSON.stringify(field.name)}]`;
    if (field.name === model.tag) return [];
    if (field.name !== bodyField || field.shape.kind !== "struct") return [{ field, access }];
    return field.shape.fields.map((inner) => ({ field: inner, access: `${access}[${JSON.stringify(inner.name)}]` }));
  });
}
