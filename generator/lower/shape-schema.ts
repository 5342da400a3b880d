// A shape as JSON Schema 2020-12: strict, with documentation. References use the `$defs` of the bundle.

import type { EnumShape, Extras, Field, MapShape, Shape, StructShape, UnionShape } from "@wirepact/core";
import { isIntegerEnum, takesTag } from "@wirepact/core/describe";
import { dereference } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { unreachable } from "../base/unreachable.js";
import { scalars } from "../scalars/index.js";
import { typeRuleKeywords } from "./rule-schema.js";
import { deprecationText, fieldDoc } from "./named-types.js";

/** The schema of a shape, including null if the shape is nullable. */
export function shapeSchema(model: ProtocolModel, shape: Shape): JsonSchema {
  if (shape.kind === "union" && shape.members.length === 0) return { type: "null" };
  const schema = bareSchema(model, shape);
  if (shape.nullable !== true) return schema;
  return typeof schema["type"] === "string" &&
    schema["enum"] === undefined &&
    schema["allOf"] === undefined &&
    schema["$comment"] === undefined
    ? { ...schema, type: [schema["type"], "null"] }
    : { anyOf: [schema, { type: "null" }] };
}

function bareSchema(model: ProtocolModel, shape: Shape): JsonSchema {
  switch (shape.kind) {
    case "scalar":
      return scalars[shape.scalar].schema(shape);
    case "literal":
      return { const: shape.value };
    case "enum":
      return enumSchema(shape);
    case "reference":
      return { $ref: `#/$defs/${shape.type}` };
    case "list":
      return {
        type: "array",
        items: shapeSchema(model, shape.item),
        ...(shape.min === undefined ? {} : { minItems: shape.min }),
        ...(shape.max === undefined ? {} : { maxItems: shape.max }),
        ...(shape.unique === true ? { uniqueItems: true } : {}),
      };
    case "map":
      return mapSchema(model, shape);
    case "struct":
      return structSchema(model, shape);
    case "union":
      return unionSchema(model, shape);
    default:
      return unreachable(shape);
  }
}

function unionSchema(model: ProtocolModel, shape: UnionShape): JsonSchema {
  const { members, objects } = shape;
  const parts = members.map((member, index) => ({ ...shapeSchema(model, member), ...exclusion(model, shape, index) }));
  const isTagged = objects?.by === "tag" && objects.otherwise === undefined;
  return isTagged && members.every((member) => isObjectReference(model, member))
    ? { type: "object", required: [objects.tag], oneOf: parts }
    : { anyOf: parts };
}

const isObjectReference = ({ types }: ProtocolModel, shape: Shape): boolean =>
  shape.kind === "reference" && shape.nullable !== true && types[shape.type]?.kind === "struct";

/** What an object of a part must not have, because it would belong to another part. */
function exclusion(model: ProtocolModel, { members, objects }: UnionShape, part: number): JsonSchema {
  if (objects === undefined) return {};
  if (objects.by === "tag") {
    if (part !== objects.otherwise) return {};
    const { tag, cases } = objects;
    return takesTag(model.types, members[part]!, tag)
      ? { not: { type: "object", required: [tag], properties: { [tag]: { enum: cases.map(([value]) => value) } } } }
      : { not: { type: "object", required: [tag] } };
  }
  const first = part === objects.otherwise ? objects.cases.length : objects.cases.findIndex(([, owner]) => owner === part);
  // The first property that is there decides.
  const earlier = objects.cases.slice(0, Math.max(first, 0)).map(([property]) => property);
  if (earlier.length === 0 || isClosed(model, members[part]!)) return {};
  return { not: { type: "object", anyOf: earlier.map((property) => ({ required: [property] })) } };
}

/** Whether a part has no properties but its own, so that those of other parts need no mention. */
function isClosed({ types }: ProtocolModel, part: Shape): boolean {
  const shape = dereference(types, part);
  return shape?.kind === "struct" && !shape.open;
}

/** The known values of an open enum are listed as examples for editors; any string that matches the pattern is valid. */
function enumSchema(shape: EnumShape): JsonSchema {
  const { open, values, pattern } = shape;
  const words = values.map(({ value: word }) => word);
  const type = isIntegerEnum(shape) ? "integer" : "string";
  if (!open) return { type, enum: words };
  return { type, anyOf: [{ enum: words }, pattern === undefined ? {} : { pattern }] };
}

function mapSchema(model: ProtocolModel, { value, keys, min, max }: MapShape): JsonSchema {
  return {
    type: "object",
    ...(keys === undefined ? {} : { propertyNames: { pattern: keys } }),
    additionalProperties: shapeSchema(model, value),
    ...(min === undefined ? {} : { minProperties: min }),
    ...(max === undefined ? {} : { maxProperties: max }),
  };
}

function structSchema(model: ProtocolModel, { open, fields, extras, rules }: StructShape): JsonSchema {
  const required = fields.filter((field) => field.required).map((field) => field.name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(model, field)])),
    ...(required.length === 0 ? {} : { required }),
    ...(open ? {} : { additionalProperties: false }),
    ...(extras === undefined ? {} : extraKeywords(model, fields, extras)),
    ...typeRuleKeywords(rules),
  };
}

/** Unknown properties with a type; their names match a pattern, those of the fields need not. */
function extraKeywords(model: ProtocolModel, fields: readonly Field[], { keys, values }: Extras): JsonSchema {
  const names = fields.map((field) => field.name);
  return {
    additionalProperties: shapeSchema(model, values),
    ...(keys === undefined
      ? {}
      : { propertyNames: names.length === 0 ? { pattern: keys } : { anyOf: [{ enum: names }, { pattern: keys }] } }),
  };
}

function fieldSchema(model: ProtocolModel, field: Field): JsonSchema {
  const description = describe(fieldDoc(model, field), field.shape.kind === "enum" ? field.shape : undefined, field.deprecated);
  return {
    ...(description === undefined ? {} : { description }),
    ...shapeSchema(model, field.shape),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.deprecated === undefined ? {} : { deprecated: true }),
  };
}

/** The documentation of a definition, including the values of an enum. */
export function describe(doc: string | undefined, words: EnumShape | undefined, deprecated: Field["deprecated"]): string | undefined {
  const lines = (words?.values ?? []).filter((value) => value.doc !== undefined).map((value) => `- \`${value.value}\`: ${value.doc ?? ""}`);
  const parts = [
    ...(doc === undefined ? [] : [doc]),
    ...(lines.length === 0 ? [] : [lines.join("\n")]),
    ...(deprecated === undefined ? [] : [`Deprecated ${deprecationText(deprecated)}`]),
  ];
  return parts.length === 0 ? undefined : parts.join("\n\n");
}
