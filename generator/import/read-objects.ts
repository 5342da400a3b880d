// The keywords of objects and arrays: objects with fields, maps, arrays, and rules about which fields are present.

import { isUnsafeName } from "../parse/plain-value.js";
import type { Merging } from "./merge-objects.js";
import type { FieldNode, Node, ObjectNode, PresenceRule, Schema } from "./node.js";
import { isObject, isSchema, shorten, type SchemaObject } from "./references.js";
import { numberOf, readPattern } from "./read-scalars.js";
import { simplifyUnion } from "./simplify-union.js";

/** What the readers of keywords call each other with. */
export interface Reading extends Pick<Merging, "lookup" | "report"> {
  /** Reads a part of the schema at the given path below. */
  readonly read: (schema: Schema, path: readonly string[]) => Node;
}

export function readObject(schema: SchemaObject, reading: Reading): Node {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = namesIn(schema["required"]);
  const names = [...new Set([...Object.keys(properties), ...required])];
  reportLostKeywords(schema, reading, ["dependentRequired", "dependentSchemas", "dependencies"]);
  const others = readOthers(schema, reading);
  if (names.length === 0 && (others.open || others.extras !== undefined)) {
    const { values = { kind: "any" }, keys } = others.extras ?? {};
    return {
      kind: "map",
      value: values,
      keys: keys ?? readKeys(schema, reading),
      min: positive(numberOf(schema, "minProperties")),
      max: numberOf(schema, "maxProperties"),
    };
  }
  reportLostKeywords(schema, reading, ["minProperties", "maxProperties", ...(others.extras === undefined ? ["propertyNames"] : [])]);
  const fields = names.flatMap((name): readonly FieldNode[] => {
    const definition = properties[name];
    if (!isFieldName(name)) {
      reading.report(
        `invalid property name ${JSON.stringify(shorten(name))}: names have no white space or ? at their ends, no control characters, at most 200 characters, and are not those of properties that every JavaScript object has`,
      );
      return [];
    }
    if (definition === false) {
      reading.report(`\`${shorten(name)}\` must not be present, which is not supported`);
      return [];
    }
    const node: Node = isSchema(definition) ? reading.read(definition, ["properties", name]) : { kind: "any" };
    return [{ name, required: required.includes(name), node }];
  });
  return { kind: "object", fields, include: [], rules: [], ...others };
}

const positive = (value: number | undefined): number | undefined => (value === 0 ? undefined : value);

/** Whether a field or message can have a name: no white space or question mark at its ends, no control characters, not endless. */
export const isFieldName = (name: string): boolean =>
  name.length <= 200 && !isUnsafeName(name) && /^(?![?\s])\P{Cc}*[^\s?\p{Cc}]$/u.test(name);

export const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];

function reportLostKeywords(schema: SchemaObject, { report }: Reading, keywords: readonly string[]): void {
  for (const keyword of keywords) if (schema[keyword] !== undefined) report(`\`${keyword}\` is not supported`);
}

/** What properties that are not listed can be. */
function readOthers(schema: SchemaObject, reading: Reading): Pick<ObjectNode, "open" | "extras" | "others"> {
  const additional = schema["additionalProperties"] ?? schema["unevaluatedProperties"];
  const patterns = isObject(schema["patternProperties"]) ? Object.entries(schema["patternProperties"]) : [];
  const [first, ...more] = patterns;
  if (first !== undefined) {
    const [pattern, values] = first;
    if (more.length === 0 && additional === false && isSchema(values)) {
      const keys = readPattern(pattern, reading.report);
      return { open: true, extras: { values: reading.read(values, ["patternProperties", pattern]), keys } };
    }
    reading.report("`patternProperties` is only supported with one pattern and `additionalProperties: false`");
  }
  if (additional === false) return { open: false };
  if (!isObject(additional)) return { open: true, others: additional === true || undefined };
  const values = reading.read(additional, ["additionalProperties"]);
  return values.kind === "any" ? { open: true, others: true } : { open: true, extras: { values, keys: readKeys(schema, reading) } };
}

function readKeys(schema: SchemaObject, reading: Reading): string | undefined {
  const names = schema["propertyNames"];
  if (names === undefined || names === true) return undefined;
  const others = isObject(names)
    ? Object.keys(names).filter((keyword) => !["pattern", "type", "description"].includes(keyword))
    : ["false"];
  if (others.length > 0) reading.report("only `pattern` is supported in `propertyNames`");
  return isObject(names) && typeof names["pattern"] === "string" ? readPattern(names["pattern"], reading.report) : undefined;
}

export function readArray(schema: SchemaObject, reading: Reading): Node {
  reportLostKeywords(schema, reading, ["contains", "minContains", "maxContains", "unevaluatedItems"]);
  const { items } = schema;
  const tuple = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"] : Array.isArray(items) ? items : undefined;
  const bounds = {
    min: positive(numberOf(schema, "minItems")),
    max: numberOf(schema, "maxItems"),
    unique: schema["uniqueItems"] === true || undefined,
  };
  if (tuple !== undefined) {
    reading.report("tuples are not supported; all items have the same union of types");
    const parts = tuple.filter(isSchema).map((item, index) => reading.read(item, ["items", String(index)]));
    const rest = tuple === items ? schema["additionalItems"] : items;
    const isClosed = rest === false;
    const all = isObject(rest) ? [...parts, reading.read(rest, ["items"])] : isClosed ? parts : [...parts, { kind: "any" as const }];
    return { kind: "list", item: simplifyUnion(all), ...bounds, max: isClosed ? (bounds.max ?? tuple.length) : bounds.max };
  }
  if (items === false) return { kind: "list", item: { kind: "any" }, ...bounds, max: 0 };
  return { kind: "list", item: isObject(items) ? reading.read(items, ["items"]) : { kind: "any" }, ...bounds };
}

/** The path to the one property that a schema requires, if it says nothing else. */
function requiredPath(schema: Schema): readonly string[] {
  if (!isObject(schema) || Object.keys(schema).some((key) => !["required", "type", "properties"].includes(key))) return [];
  const [name, ...others] = namesIn(schema["required"]);
  const properties = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  if (name === undefined || others.length > 0 || properties.some(([property]) => property !== name)) return [];
  const inner = properties[0]?.[1];
  if (inner === undefined || (isObject(inner) && Object.keys(inner).length === 0)) return [name];
  const rest = isSchema(inner) ? requiredPath(inner) : [];
  return rest.length === 0 ? [] : [name, ...rest];
}

/** The rule of an `anyOf` or `oneOf` that only says which fields are required; undefined if it says something else. */
export function presenceRule(keyword: "anyOf" | "oneOf", parts: readonly Schema[]): PresenceRule | undefined {
  const fields = parts.map((part) => requiredPath(part).join(".")).filter((path) => path !== "");
  if (fields.length !== parts.length || fields.length < 2 || new Set(fields).size < fields.length) return undefined;
  return { condition: keyword === "oneOf" ? "exactlyOne" : "atLeastOne", fields };
}
