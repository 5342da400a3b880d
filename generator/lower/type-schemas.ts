// The shapes prepared for json-schema-to-typescript: references are wrapped so that each use keeps its own documentation, and objects are
// closed so that there are no index signatures. Named enums are emitted by the constants emitter and only referenced here.

import type { Shape, StructShape, UnionShape } from "@wirepact/core";
import { shapesIn } from "@wirepact/core/shape";
import { unreachable } from "../base/unreachable.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { scalars } from "../scalars/index.js";
import { isBranded } from "../exports/named-types.js";
import { bodyProperty, bodyTypeName } from "../exports/exported-names.js";
import { docComment, fieldComment, typeComment } from "./doc-comment.js";
import { namedTypes } from "./named-types.js";
import { brandedText, limitedText, typeText } from "./type-text.js";

/** A schema of all types and messages, in the order of the spec; its root only exists so that every definition is referenced. */
export function typeSchemas(model: ProtocolModel): JsonSchema {
  const types = namedTypes(model).filter(({ shape }) => shape.kind !== "enum");
  const messages = Object.values(model.messages);
  return {
    anyOf: [...types.map(({ name }) => name), ...messages.map(({ typeName }) => typeName)].map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: {
      ...Object.fromEntries(
        types.map(({ name, shape }) => [name, { ...described(typeComment(model, name, shape)), ...namedSchema(model, name, shape) }]),
      ),
      ...Object.fromEntries(messages.flatMap((message) => messageSchemas(model, message))),
    },
  };
}

/** The definition of a message, and that of its body, which has its own name. */
function messageSchemas(model: ProtocolModel, message: MessageModel): readonly (readonly [string, JsonSchema])[] {
  const { typeName, name, doc, deprecated, shape } = message;
  const bodyName = bodyTypeName(model, message);
  const body = shape.fields.find((field) => field.name === bodyProperty(model, message));
  const schema: JsonSchema = { ...described(docComment({ doc, deprecated })), ...structSchema(model, shape) };
  if (bodyName === undefined || body === undefined) return [[typeName, schema]];
  const reference = { ...described(fieldComment(model, body)), allOf: [{ $ref: `#/$defs/${bodyName}` }] };
  const bodySchema = { ...described(`The \`${body.name}\` of \`${name}\`.`), ...bareSchema(model, body.shape) };
  return [
    [typeName, { ...schema, properties: { ...(schema["properties"] as JsonSchema), [body.name]: nullable(body.shape, reference) } }],
    [bodyName, bodySchema],
  ];
}

const described = (description: string | undefined): JsonSchema => (description === undefined ? {} : { description });

/** The definition of a named type, with its brand. */
const namedSchema = (model: ProtocolModel, name: string, shape: Shape): JsonSchema =>
  isBranded(model, name) ? { tsType: brandedText(model, name, shape) } : withTagPrefixes(model, name, typeSchema(model, shape));

function withTagPrefixes(model: ProtocolModel, name: string, schema: JsonSchema): JsonSchema {
  const { properties } = schema as { readonly properties?: Readonly<Record<string, JsonSchema>> };
  if (properties === undefined) return schema;
  const tags = Object.entries(tagPrefixes(model, name)).map(([tag, tsType]) => [tag, { ...properties[tag], tsType }]);
  return { ...schema, properties: { ...properties, ...Object.fromEntries(tags) } };
}

function typeSchema(model: ProtocolModel, shape: Shape): JsonSchema {
  return nullable(shape, bareSchema(model, shape));
}

function nullable(shape: Shape, schema: JsonSchema): JsonSchema {
  if (shape.nullable !== true) return schema;
  const parts = shape.kind === "union" ? (schema["anyOf"] as readonly JsonSchema[]) : [schema];
  return { anyOf: [...parts, { type: "null" }] };
}

function bareSchema(model: ProtocolModel, shape: Shape): JsonSchema {
  switch (shape.kind) {
    case "scalar": {
      const { jsonKind } = scalars[shape.scalar];
      // A schema with a description but without a type would become an open object.
      return jsonKind === "any" ? { tsType: "unknown" } : { type: jsonKind };
    }
    case "literal":
      return { const: shape.value };
    case "enum":
      return shape.open ? { tsType: typeText(model, shape) } : { enum: shape.values.map(({ value: word }) => word) };
    case "reference":
      return model.types[shape.type]?.kind === "enum" ? { tsType: shape.type } : { allOf: [{ $ref: `#/$defs/${shape.type}` }] };
    case "list":
      return { type: "array", items: typeSchema(model, shape.item) };
    case "map":
      return { tsType: typeText(model, shape) };
    case "struct":
      return structSchema(model, shape);
    case "union":
      return { anyOf: shape.members.map((member, index) => partSchema(model, shape, member, index)) };
    default:
      return unreachable(shape);
  }
}

/** A part of a union; one without the tag, or without what selects other parts, says so, so that TypeScript narrows by it. */
function partSchema(model: ProtocolModel, { objects }: UnionShape, member: Shape, index: number): JsonSchema {
  const limited = objects && limitedText(model, objects, member, index);
  return limited === undefined ? typeSchema(model, member) : { tsType: limited };
}

function structSchema(model: ProtocolModel, { fields, extras }: StructShape): JsonSchema {
  return {
    type: "object",
    // Unknown properties can be read and written where the spec gives them a type.
    additionalProperties: extras !== undefined,
    properties: Object.fromEntries(
      fields.map((field) => [field.name, { ...described(fieldComment(model, field)), ...typeSchema(model, field.shape) }]),
    ),
    required: fields.filter((field) => field.required).map((field) => field.name),
  };
}

/**
 * The TypeScript types, by field, of the tag of an `otherwise` part whose pattern begins with fixed characters, such as `^_`. They exclude the tags
 * of the other parts, so that comparing the tag narrows the union.
 */
function tagPrefixes(model: ProtocolModel, name: string): Readonly<Record<string, string>> {
  const type = model.types[name];
  if (type?.kind !== "struct") return {};
  const tags = new Set(allShapes(model).flatMap((shape) => tagOf(shape, name) ?? []));
  return Object.fromEntries(
    type.fields.flatMap((field) => {
      const prefix = tags.has(field.name) ? prefixOf(field.shape) : undefined;
      return prefix === undefined ? [] : [[field.name, `\`${prefix}\${string}\``]];
    }),
  );
}

const allShapes = ({ types, messages }: ProtocolModel): readonly Shape[] =>
  [...Object.values(types), ...Object.values(messages).map(({ shape }) => shape)].flatMap((shape) => [...shapesIn(shape)]);

/** The tag of a union, if the named type is its `otherwise` part. */
function tagOf(shape: Shape, name: string): string | undefined {
  if (shape.kind !== "union" || shape.objects?.by !== "tag" || shape.objects.otherwise === undefined) return undefined;
  const part = shape.members[shape.objects.otherwise];
  return part?.kind === "reference" && part.type === name ? shape.objects.tag : undefined;
}

/** The characters that all strings of a pattern begin with. Those that need an escape, and alternatives, are not looked into. */
function prefixOf(shape: Shape): string | undefined {
  if (shape.kind !== "scalar" || shape.nullable === true || shape.pattern?.includes("|") !== false) return undefined;
  return /^\^([\w:/@#-]+)(?![\w:/@#*+?{-])/.exec(shape.pattern)?.[1] ?? /^\^([\w:/@#-]+)[\w:/@#-][*+?{]/.exec(shape.pattern)?.[1];
}
