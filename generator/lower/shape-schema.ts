// A shape as JSON Schema 2020-12: strict, with documentation. References use the `$defs` of the bundle.

import type { EnumShape, Extras, Field, Head, MapShape, Shape, StructShape, UnionShape } from "@wirepact/core";
import { isIntegerEnum, takesTag } from "@wirepact/core/describe";
import { alternativesOf, dereference } from "@wirepact/core/shape";
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
  const admitsNull = typeof schema["type"] === "string" && refusingNull.every((keyword) => schema[keyword] === undefined);
  return admitsNull ? { ...schema, type: [schema["type"], "null"] } : { anyOf: [schema, { type: "null" }] };
}

/** Keywords beside `type` that null would have to satisfy too, and the comment, which is about the type alone. */
const refusingNull = ["enum", "allOf", "oneOf", "if", "$comment"];

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
  if (objects?.by === "head") return headsSchema(model, shape, objects.cases);
  const parts = members.map((member, index) => ({ ...shapeSchema(model, member), ...exclusion(model, shape, index) }));
  const isTagged = objects?.by === "tag" && objects.otherwise === undefined;
  return isTagged && members.every((member) => isObjectReference(model, member))
    ? { type: "object", required: [objects.tag], oneOf: parts }
    : { anyOf: parts };
}

/** The objects of a union of which the first that fits is meant: `if` it fits, `then` it is checked, `else` the next one is. */
function headsSchema(model: ProtocolModel, { members }: UnionShape, cases: readonly (readonly [head: Head, part: number])[]): JsonSchema {
  const none: JsonSchema = { not: {} };
  const objects = cases.reduceRight((rest, [head, part]) => {
    const then = shapeSchema(model, members[part]!);
    return head.length === 0 ? then : { if: headSchema(head), then, else: rest };
  }, none);
  const owners = new Set(cases.map(([, part]) => part));
  const others = members.filter(
    (member, index) => !owners.has(index) || alternativesOf(model.types, member).some(({ kind }) => kind !== "struct" && kind !== "map"),
  );
  const all = { type: "object", ...objects };
  return others.length === 0
    ? all
    : {
        anyOf: [
          all,
          ...others.map((member) => ({
            ...shapeSchema(model, member),
            ...(owners.has(members.indexOf(member)) ? { not: { type: "object" } } : {}),
          })),
        ],
      };
}

function headSchema(head: Head): JsonSchema {
  const properties = head.map(({ name, kinds, values, fields }) => {
    const types = kinds?.map((kind): JsonSchema => {
      if (kind === "object" && fields !== undefined && fields.length > 0) return headSchema(fields);
      const constants = values?.filter((value) => typeof value === kind);
      return constants === undefined || constants.length === 0
        ? { type: kind === "list" ? "array" : kind }
        : { type: kind, enum: constants };
    });
    return [name, types === undefined ? {} : types.length === 1 ? types[0] : { anyOf: types }] as const;
  });
  return { type: "object", required: head.map(({ name }) => name), properties: Object.fromEntries(properties) };
}

const isObjectReference = ({ types }: ProtocolModel, shape: Shape): boolean =>
  shape.kind === "reference" && shape.nullable !== true && types[shape.type]?.kind === "struct";

/** What an object of a part must not have, because it would belong to another part. */
function exclusion(model: ProtocolModel, { members, objects }: UnionShape, part: number): JsonSchema {
  if (objects === undefined || objects.by === "head") return {};
  if (objects.by === "tag") {
    if (part !== objects.otherwise) return {};
    const { tag, cases } = objects;
    return takesTag(model.types, members[part]!, tag)
      ? { not: { type: "object", required: [tag], properties: { [tag]: { enum: cases.map(([value]) => value) } } } }
      : { not: { type: "object", required: [tag] } };
  }
  if (isClosed(model, members[part]!)) return {};
  const first = part === objects.otherwise ? objects.cases.length : objects.cases.findIndex(([, owner]) => owner === part);
  // The first property that is there decides.
  const decided =
    objects.exclusive === true
      ? objects.cases.filter(([, owner]) => first !== -1 && owner !== part)
      : objects.cases.slice(0, Math.max(first, 0));
  if (decided.length === 0) return {};
  return { not: { type: "object", anyOf: decided.map(([property]) => ({ required: [property] })) } };
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
