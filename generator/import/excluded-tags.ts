// `not` beside an open tag: a part of a union for all values of the tag that no other part has.

import { allFields } from "./merge-objects.js";
import type { Node } from "./node.js";
import { isObject, type SchemaObject } from "./references.js";

/** The tag and the values that `not` excludes, if it says nothing else. */
export function excludedTags({ not }: SchemaObject): { readonly tag: string; readonly values: readonly unknown[] } | undefined {
  if (!isObject(not)) return undefined;
  const union = not["anyOf"] ?? not["oneOf"];
  const parts = Array.isArray(union) && Object.keys(not).length === 1 ? union.map(excludedTag) : [excludedTag(not)];
  const [first] = parts;
  if (first === undefined || parts.some((part) => part?.tag !== first.tag)) return undefined;
  return { tag: first.tag, values: parts.flatMap((part) => part?.values ?? []) };
}

/** The one property that a schema requires to have constants. */
function excludedTag(schema: unknown): { readonly tag: string; readonly values: readonly unknown[] } | undefined {
  if (!isObject(schema) || Object.keys(schema).some((key) => !["type", "properties", "required"].includes(key))) return undefined;
  const [[tag, property] = ["", undefined], ...others] = Object.entries(isObject(schema["properties"]) ? schema["properties"] : {});
  const { required } = schema;
  if (others.length > 0 || !isObject(property) || !Array.isArray(required) || required.length !== 1 || required[0] !== tag)
    return undefined;
  const values = Object.hasOwn(property, "const") ? [property["const"]] : property["enum"];
  return Array.isArray(values) ? { tag, values } : undefined;
}

/** A schema whose tag has none of some values, as a pattern says it; undefined if the tag is not a plain string. */
export function withoutValues(schema: SchemaObject, tag: string, values: readonly unknown[]): SchemaObject | undefined {
  if (values.length === 0) return schema;
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const property = properties[tag];
  const isPlain = isObject(property) && property["type"] === "string" && ["pattern", "const", "enum"].every((key) => !(key in property));
  if (!isPlain || !values.every((value) => typeof value === "string")) return undefined;
  const words = values.map((value) => value.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&"));
  return { ...schema, properties: { ...properties, [tag]: { ...property, pattern: `^(?!(?:${words.join("|")})$)` } } };
}

/** The constants that a property of an object can have; undefined if it can have other values. */
export function constantsIn(
  node: Node,
  name: string,
  lookup: (definition: string) => Node | undefined,
  depth = 0,
): readonly (string | number | boolean)[] | undefined {
  if (node.kind === "reference") {
    const target = depth > 20 ? undefined : lookup(node.definition);
    return target === undefined ? undefined : constantsIn(target, name, lookup, depth + 1);
  }
  if (node.kind === "union") {
    const parts = node.parts.map((part) => constantsIn(part, name, lookup, depth + 1));
    return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  if (node.kind !== "object") return undefined;
  const field = allFields(node, { lookup }).findLast((candidate) => candidate.name === name);
  if (field === undefined) return undefined;
  const target = field.node.kind === "reference" ? lookup(field.node.definition) : field.node;
  if (target?.kind === "const") return [target.value];
  return target?.kind === "enum" && !target.open ? target.values.map(([value]) => value) : undefined;
}
