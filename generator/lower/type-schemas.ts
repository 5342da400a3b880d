// The shapes prepared for json-schema-to-typescript: titles become names, references are wrapped so that each use keeps its own documentation, and objects are
// closed so that there are no index signatures. Named enums are emitted by the constants emitter and only referenced here.

import type { Shape, StructShape, UnionShape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { unreachable } from "../unreachable.js";
import { scalars } from "../scalars/index.js";
import { docComment, type Documented } from "./doc-comment.js";
import { fieldDoc, namedTypes } from "./named-types.js";
import { typeText, untaggedText } from "./type-text.js";

/** The name of the root union, which only exists so that every definition is referenced. */
export const rootTypeName = "EveryDefinition";

/** A schema of all types and messages, in the order of the spec. */
export function typeSchemas(model: ProtocolModel): JsonSchema {
  const types = namedTypes(model).filter(({ shape }) => shape.kind !== "enum");
  const messages = Object.values(model.messages);
  return {
    title: rootTypeName,
    anyOf: [...types.map(({ name }) => name), ...messages.map(({ typeName }) => typeName)].map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: {
      ...Object.fromEntries(
        types.map(({ name, shape }) => [
          name,
          { title: name, ...documented({ ...model.typeDocs[name], shape }), ...typeSchema(model, shape) },
        ]),
      ),
      ...Object.fromEntries(
        messages.map((message) => [
          message.typeName,
          {
            title: message.typeName,
            ...documented({ doc: message.doc, deprecated: message.deprecated }),
            ...typeSchema(model, message.shape),
          },
        ]),
      ),
    },
  };
}

/** A definition with its doc comment. */
function documented(about: Documented): JsonSchema {
  const description = docComment(about);
  return description === undefined ? {} : { description };
}

function typeSchema(model: ProtocolModel, shape: Shape): JsonSchema {
  const schema = bareSchema(model, shape);
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

/** A part of a union; the one without the tag says so, so that TypeScript narrows by the tag. */
function partSchema(model: ProtocolModel, { objects }: UnionShape, member: Shape, index: number): JsonSchema {
  const untagged = objects?.otherwise === index ? untaggedText(model, objects, member) : undefined;
  return untagged === undefined ? typeSchema(model, member) : { tsType: untagged };
}

function structSchema(model: ProtocolModel, { fields, extras }: StructShape): JsonSchema {
  return {
    type: "object",
    // Unknown properties can be read and written where the spec gives them a type.
    additionalProperties: extras !== undefined,
    properties: Object.fromEntries(
      fields.map((field) => {
        const doc = fieldDoc(model, field);
        return [field.name, { ...documented({ ...field, doc }), ...typeSchema(model, field.shape) }];
      }),
    ),
    required: fields.filter((field) => field.required).map((field) => field.name),
  };
}
