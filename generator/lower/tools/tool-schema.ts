// A shape as the JSON Schema of a tool's argument. Model providers take only a part of JSON Schema: what a dialect leaves out is said in
// words, in the description of the property.

import type { ListShape, ScalarShape, Shape } from "@wirepact/core";
import { arrayConstraints, countPhrase, describeShape, shapeConstraints } from "@wirepact/core/describe";
import { type ToolArgument, type ToolDialect, type ToolField, toolForm, toolProperties } from "@wirepact/core/tools";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { JsonSchema } from "../../model/schema-set.js";
import { runnable } from "@wirepact/core/codegen";
import { scalars } from "../../scalars/index.js";
import { upperFirst } from "../../text/identifiers.js";
import { unreachable } from "../../base/unreachable.js";
import { fieldDoc } from "../named-types.js";
import { describe } from "../shape-schema.js";

/** What the schemas of a dialect can carry. */
interface DialectRules {
  readonly formats: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  /** Whether every property is required, and null leaves it out. */
  readonly allRequired: boolean;
  readonly allowsMinItems: (min: number) => boolean;
}

const commonFormats = ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"];

/** As OpenAI documents them for strict mode, and as Anthropic's SDK leaves them in a schema. */
const dialects: Readonly<Record<ToolDialect, DialectRules>> = {
  strict: {
    formats: new Set(commonFormats),
    keywords: new Set(["pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems"]),
    allRequired: true,
    allowsMinItems: () => true,
  },
  plain: {
    formats: new Set([...commonFormats, "uri"]),
    keywords: new Set(["minItems"]),
    allRequired: false,
    allowsMinItems: (min) => min <= 1,
  },
};

export interface ToolLowering {
  readonly model: ProtocolModel;
  readonly dialect: ToolDialect;
  /** The schemas of named types by the type around them: tools that use the same type share its schema. */
  readonly known: Map<string, Lowered>;
}

/** A schema without a description, and the sentences that belong into it. */
interface Lowered {
  readonly schema: JsonSchema;
  readonly notes: readonly string[];
}

/** The schema of an object with these properties. */
export function propertiesSchema(lowering: ToolLowering, properties: readonly (ToolField | ToolArgument)[], inside?: string): JsonSchema {
  const { allRequired } = dialects[lowering.dialect];
  return {
    type: "object",
    properties: Object.fromEntries(properties.map((property) => [property.name, propertySchema(lowering, property, inside)])),
    required: properties.filter(({ optional }) => allRequired || !optional).map(({ name }) => name),
    additionalProperties: false,
  };
}

function propertySchema(lowering: ToolLowering, property: ToolField, inside: string | undefined): JsonSchema {
  const { field, optional } = property;
  const { model, dialect } = lowering;
  const form = toolForm(model.types, field.shape, inside);
  const { schema, notes } = lowerShape(lowering, field.shape, inside);
  const enumShape = form.as === "same" && form.shape.kind === "enum" ? form.shape : undefined;
  const described = (kind: JsonSchema, ...more: readonly string[]): JsonSchema => {
    const sentence = joined([fieldDoc(model, field), ...notes, ...more]);
    const description = describe(sentence === "" ? undefined : sentence, enumShape, field.deprecated);
    return description === undefined ? kind : { ...kind, description };
  };
  if (!optional) return described(form.nullable ? orNull(schema) : schema);
  const leaving = absenceNote(property, dialect);
  if (form.nullable) {
    // Null leaves the property out, so that a null of its own needs an object around it.
    const box = { type: "object", properties: { value: orNull(schema) }, required: ["value"], additionalProperties: false };
    return described(dialects[dialect].allRequired ? orNull(box) : box, "An object with the property value, which may be null.", leaving);
  }
  return described(dialects[dialect].allRequired ? orNull(schema) : schema, leaving);
}

/** What happens to an argument that is left out. */
function absenceNote({ field: { required, fill, computed }, fromRequest }: ToolField, dialect: ToolDialect): string {
  if (fromRequest === "id") {
    const absent = dialect === "strict" ? "Use null" : "It may be omitted";
    return `The id of the request that is answered. ${absent} if only one is open that this can answer.`;
  }
  const isFilled = fill !== undefined || computed !== undefined || fromRequest !== undefined;
  if (dialect === "strict") return isFilled ? "Use null to have it filled in." : "Use null to omit it.";
  return isFilled && required ? "It is filled in if omitted." : "";
}

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: "null" }] });

/** Sentences in one line; missing ones are dropped. */
const joined = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== "").join(" ");

/** A schema with the sentences as its description. */
const withDescription = (schema: JsonSchema, notes: readonly string[]): JsonSchema =>
  notes.length === 0 ? schema : { ...schema, description: joined(notes) };

/** The schema of a shape, without null. */
function lowerShape(lowering: ToolLowering, shape: Shape, around: string | undefined): Lowered {
  if (shape.kind !== "reference") return lowerForm(lowering, shape, around);
  const key = `${shape.type} ${around ?? ""}`;
  const known = lowering.known.get(key) ?? lowerForm(lowering, shape, around);
  lowering.known.set(key, known);
  return known;
}

function lowerForm(lowering: ToolLowering, shape: Shape, around: string | undefined): Lowered {
  const { model, dialect } = lowering;
  const form = toolForm(model.types, shape, around);
  const { inside } = form;
  /** The schema of a part, with its description. */
  const part = (inner: Shape): JsonSchema => {
    const { schema, notes } = lowerShape(lowering, inner, inside);
    return withDescription(toolForm(model.types, inner, inside).nullable ? orNull(schema) : schema, notes);
  };
  switch (form.as) {
    case "same":
      return lowerScalar(lowering, form.shape);
    case "array": {
      const { item, min, max } = form.shape;
      const counts = { ...(min === undefined ? {} : { minItems: min }), ...(max === undefined ? {} : { maxItems: max }) };
      const kept = keptKeywords(dialect, counts);
      return { schema: { type: "array", items: part(item), ...kept }, notes: sentences(arrayConstraints(withoutKept(form.shape, kept))) };
    }
    case "object":
      return { schema: propertiesSchema(lowering, toolProperties(form.shape), inside), notes: [] };
    case "entries": {
      const { keys, value, min, max } = form.shape;
      const key = lowerScalar(lowering, { kind: "scalar", scalar: "string", ...(keys === undefined ? {} : { pattern: keys }) });
      const entry = {
        type: "object",
        properties: { key: withDescription(key.schema, key.notes), value: part(value) },
        required: ["key", "value"],
        additionalProperties: false,
      };
      const count = sentences([countPhrase(min, max, "item")].filter((phrase) => phrase !== undefined));
      return { schema: { type: "array", items: entry }, notes: ["An array with one entry per key; keys must be unique.", ...count] };
    }
    case "union":
      return { schema: { anyOf: form.shape.members.map(part) }, notes: [] };
    case "json":
      return { schema: { type: "string" }, notes: [`JSON text of ${valueWords(model, form.shape)}.`] };
    default:
      return unreachable(form);
  }
}

/** A string, number, boolean, constant or enum value. */
function lowerScalar({ model, dialect }: ToolLowering, shape: Shape): Lowered {
  if (shape.kind === "literal") return { schema: { type: jsonType(shape.value), const: shape.value }, notes: [] };
  if (shape.kind === "enum") {
    const values = shape.values.map(({ value }) => value);
    if (!shape.open) return { schema: { type: jsonType(values[0]), enum: values }, notes: [] };
    return { schema: { type: jsonType(values[0]) }, notes: sentences(shapeConstraints(model.types, shape)) };
  }
  if (shape.kind !== "scalar") throw new TypeError(`a ${shape.kind} has a form of its own`);
  const { type, ...keywords } = scalars[shape.scalar].schema(shape);
  const kept = keptKeywords(dialect, keywords);
  const words = isPlainScalar(shape) ? [] : [describeShape(runnable(model), shape)];
  const constraints = shapeConstraints(model.types, withoutKept(shape, kept)).filter(
    (phrase) => !words.some((text) => text.replaceAll('"', "").includes(phrase)),
  );
  return { schema: { type, ...kept }, notes: sentences([...words, ...constraints]) };
}

const jsonType = (value: unknown): string => (Number.isInteger(value) ? "integer" : typeof value);

/** Scalars whose JSON type says it all. */
const isPlainScalar = ({ scalar }: { readonly scalar: string }): boolean =>
  ["string", "text", "integer", "number", "boolean"].includes(scalar);

/** The keywords that a dialect carries. */
function keptKeywords(dialect: ToolDialect, given: JsonSchema): JsonSchema {
  const { formats, keywords, allowsMinItems } = dialects[dialect];
  const isKept = ([name, value]: readonly [string, unknown]): boolean => {
    if (name === "format") return formats.has(String(value));
    if (name === "pattern" && !isCommonPattern(String(value))) return false;
    return keywords.has(name) && (name !== "minItems" || allowsMinItems(Number(value)));
  };
  return Object.fromEntries(Object.entries(given).filter(isKept));
}

/** Whether every engine reads a pattern alike: no lookaround, backreference or property of Unicode. */
const isCommonPattern = (pattern: string): boolean => !/\(\?<?[=!]|\\[1-9kpP]|\\u\{/.test(pattern);

/** A shape without the constraints that its schema carries, so that words repeat none of them. */
function withoutKept<S extends ScalarShape | ListShape>(shape: S, kept: JsonSchema): S {
  const { min, max, pattern, ...rest } = shape as ScalarShape;
  const has = (...names: readonly string[]): boolean => names.some((name) => kept[name] !== undefined);
  return {
    ...rest,
    ...(min === undefined || has("minimum", "minItems") ? {} : { min }),
    ...(max === undefined || has("maximum", "maxItems") ? {} : { max }),
    ...(pattern === undefined || kept["pattern"] === pattern ? {} : { pattern }),
  } as unknown as S;
}

/** What a value in JSON text is. */
function valueWords(model: ProtocolModel, shape: Shape): string {
  if (shape.kind === "reference") return `a ${shape.type} (an object of the same form as the one around it)`;
  return shape.kind === "scalar" ? "any JSON value" : describeShape(runnable(model), shape);
}

/** Phrases as one sentence. */
const sentences = (phrases: readonly string[]): readonly string[] => (phrases.length === 0 ? [] : [`${upperFirst(phrases.join(", "))}.`]);
