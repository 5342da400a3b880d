// Emits `builders.ts`: one function per message, which takes the fields of envelope and body in one object and fills in the rest.

import type { Field, Fill, Shape } from "@wirepact/core";
import { docComment, fieldComment } from "../lower/doc-comment.js";
import { namedTypes } from "../lower/named-types.js";
import { typeText } from "../lower/type-text.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { builderFieldsName, builderName } from "../text/identifiers.js";
import { jsdoc } from "../text/jsdoc.js";
import { propertyName } from "../text/literal.js";
import { mentions } from "../text/mentions.js";
import { unreachable } from "../unreachable.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const buildersEmitter: Emitter = {
  name: "builders",
  emit: (input) => [{ path: packagePath(input.model, "src/builders.ts"), module: buildersModule(input) }],
};

function buildersModule(input: EmitInput) {
  const { model, render } = input;
  const messages = Object.values(model.messages);
  const text = render("code/builders", { builders: messages.map((message) => builderView(model, message)) });
  const mentioned = mentions(text);
  const types = namedTypes(model).filter(({ name }) => mentioned(name));
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["buildMessage"] },
      { from: "@wirepact/core/codegen", names: ["BuildOptions"], typeOnly: true },
      {
        from: "./constants.js",
        names: ["RoleName", ...types.filter(({ shape }) => shape.kind === "enum").map(({ name }) => name)],
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
    doc: jsdoc(docComment({ doc: `Builds a valid \`${message.name}\`: ${message.doc}`, deprecated: message.deprecated })),
    name: builderName(message.typeName),
    fieldsName: builderFieldsName(message.typeName),
    typeName: message.typeName,
    tag: JSON.stringify(message.name),
    fallback: fields.every(({ mark }) => mark === "?") ? " = {}" : "",
    fields,
  };
}

interface FlatField {
  readonly field: Field;
  /** TypeScript access to the field's type inside the message. */
  readonly access: string;
}

/** The fields of envelope and body, without the tag. */
function flatFields(model: ProtocolModel, message: MessageModel): readonly FlatField[] {
  const bodyField = model.body === "inline" ? undefined : model.body.field;
  return message.shape.fields.flatMap((field): readonly FlatField[] => {
    const access = `${message.typeName}[${JSON.stringify(field.name)}]`;
    if (field.name === model.tag) return [];
    if (field.name !== bodyField || field.shape.kind !== "struct") return [{ field, access }];
    return field.shape.fields.map((inner) => ({ field: inner, access: `${access}[${JSON.stringify(inner.name)}]` }));
  });
}

function fieldView(model: ProtocolModel, { field, access }: FlatField) {
  const isFilled = field.fill !== undefined || field.computed !== undefined || resolved(model, field.shape).kind === "literal";
  const optional = !field.required || isFilled;
  const type = holdsStruct(field.shape) ? access : typeText(model, field.shape, "readonly ");
  return {
    doc: jsdoc(fieldComment(model, field, defaultNote(model, field))),
    name: propertyName(field.name),
    mark: optional ? "?" : "",
    type: optional && type !== "unknown" ? `${type} | undefined` : type,
  };
}

function resolved(model: ProtocolModel, shape: Shape): Shape {
  const target = shape.kind === "reference" ? model.types[shape.type] : undefined;
  return target === undefined ? shape : resolved(model, target);
}

/** Whether a type contains an object without a name. */
function holdsStruct(shape: Shape): boolean {
  switch (shape.kind) {
    case "struct":
      return true;
    case "list":
      return holdsStruct(shape.item);
    case "map":
      return holdsStruct(shape.value);
    case "union":
      return shape.members.some(holdsStruct);
    case "scalar":
    case "literal":
    case "enum":
    case "reference":
      return false;
    default:
      return unreachable(shape);
  }
}

/** The value that the builder fills in. */
function defaultNote(model: ProtocolModel, { fill, computed, shape }: Field): string | undefined {
  if (fill !== undefined) return fillWords(fill);
  if (computed !== undefined) return `Derived from \`${computed.by.join(".")}\` by default.`;
  const target = resolved(model, shape);
  return target.kind === "literal" ? `Always \`${JSON.stringify(target.value)}\`.` : undefined;
}

function fillWords(fill: Fill): string {
  switch (fill.kind) {
    case "now":
      return "Defaults to the current time.";
    case "uuid":
      return "Defaults to a new random UUID.";
    case "sequence":
      return "Defaults to the next number.";
    case "version":
      return "Defaults to the version of this protocol.";
    case "ack":
      return "Defaults to whether this message type requires an acknowledgement.";
    case "field":
      return `Defaults to \`${fill.path.join(".")}\`.`;
    case "literal":
      return `Defaults to \`${JSON.stringify(fill.value)}\`.`;
    default:
      return unreachable(fill);
  }
}
