// The keywords that combine schemas: `allOf`, `anyOf` and `oneOf`, and rules about which fields are present.

import { constantsIn, excludedTags, withoutValues } from "./excluded-tags.js";
import type { Node, Note, PresenceRule, Schema } from "./node.js";
import { presenceRule, type Reading } from "./read-objects.js";
import { isObject, isSchema, type SchemaObject } from "./references.js";
import { simplifyUnion } from "./simplify-union.js";

const partsIn = (schema: SchemaObject, keyword: string): readonly Schema[] =>
  Array.isArray(schema[keyword]) ? schema[keyword].filter(isSchema) : [];

export function readCombined(schema: SchemaObject, reading: Reading): readonly Node[] {
  // A part that states no type has that of the whole.
  const typed = (part: Schema): Schema =>
    isObject(part) && schema["type"] !== undefined && untyped.every((keyword) => part[keyword] === undefined)
      ? { ...part, type: schema["type"] }
      : part;
  const read = (part: Schema, keyword: string, index: number): Node => reading.read(typed(part), [keyword, String(index)]);
  const unions = (["anyOf", "oneOf"] as const).flatMap((keyword) => {
    const parts = partsIn(schema, keyword);
    if (parts.length === 0 || presenceRule(keyword, parts) !== undefined) return [];
    return [simplifyUnion(readParts(parts, (part, index) => read(part, keyword, index), reading))];
  });
  const all = partsIn(schema, "allOf").flatMap((part, index) => (isPresence(part) ? [] : [read(part, "allOf", index)]));
  return [...all, ...unions];
}

/** The parts of a union. One that is for all other values of a tag says `not` about those of the others, which goes without saying in a union with a tag. */
function readParts(parts: readonly Schema[], read: (part: Schema, index: number) => Node, { lookup }: Reading): readonly Node[] {
  const excluded = parts.map((part) => (isObject(part) ? excludedTags(part) : undefined));
  const known = parts.map((part, index) => (excluded[index] === undefined ? read(part, index) : undefined));
  const taken = (tag: string): ReadonlySet<unknown> =>
    new Set(known.flatMap((node) => (node === undefined ? [] : (constantsIn(node, tag, lookup) ?? []))));
  return parts.map((part, index) => {
    const { tag, values = [] } = excluded[index] ?? {};
    if (tag === undefined || !isObject(part)) return known[index]!;
    const constants = taken(tag);
    const { not: _not, ...rest } = part;
    const others = values.filter((value) => !constants.has(value));
    const plain = constants.size === 0 ? undefined : withoutValues(rest, tag, others);
    return plain === undefined ? read(part, index) : withOpenTag(read(plain, index), tag);
  });
}

const withOpenTag = (node: Node, openTag: string): Node =>
  node.kind === "union"
    ? { ...node, parts: node.parts.map((part) => withOpenTag(part, openTag)) }
    : node.kind === "object"
      ? { ...node, openTag }
      : node;

/** Keywords that say themselves which values a schema takes. */
const untyped = ["type", "const", "enum", "$ref", "$dynamicRef", "allOf", "anyOf", "oneOf"];

/** The rules of a schema about which fields are present. */
const rulesIn = (schema: SchemaObject): readonly PresenceRule[] =>
  (["anyOf", "oneOf"] as const).flatMap((keyword) => presenceRule(keyword, partsIn(schema, keyword)) ?? []);

/** Whether a schema is nothing but such a rule. */
const isPresence = (schema: Schema): schema is SchemaObject =>
  isObject(schema) && rulesIn(schema).length > 0 && Object.keys(schema).every((key) => ["anyOf", "oneOf", "description"].includes(key));

/** Adds the rules about which fields are present. */
export function withRules(schema: SchemaObject, node: Node, report: (problem: string) => void): Node {
  const rules = [...rulesIn(schema), ...partsIn(schema, "allOf").filter(isPresence).flatMap(rulesIn)];
  if (rules.length === 0) return node;
  if (node.kind === "object" && rules.every((rule) => rule.fields.every((name) => node.fields.some((field) => field.name === name))))
    return { ...node, rules: [...node.rules, ...rules] };
  report("`required` is not supported here");
  return node;
}

/** An object without properties that closes a union: no value would satisfy it, so that it can only mean the parts. */
export const isClosedUnion = (schema: SchemaObject): boolean =>
  schema["additionalProperties"] === false &&
  ["properties", "patternProperties", "$ref", "allOf"].every((keyword) => schema[keyword] === undefined) &&
  ["anyOf", "oneOf"].some(
    (keyword) => partsIn(schema, keyword).length > 0 && presenceRule("anyOf", partsIn(schema, keyword)) === undefined,
  );

export function readClosedUnion(
  notes: Note[],
  { additionalProperties: closed, ...schema }: SchemaObject,
  reading: Reading,
): readonly Node[] {
  const close = (part: Schema): Schema =>
    isObject(part) && part["properties"] !== undefined ? { additionalProperties: closed, ...part } : part;
  const unions = ["anyOf", "oneOf"].filter((keyword) => schema[keyword] !== undefined);
  notes.push({ definition: "", path: "", problem: "`additionalProperties: false` beside a union is read as part of its objects" });
  return readCombined(
    { ...schema, ...Object.fromEntries(unions.map((keyword) => [keyword, partsIn(schema, keyword).map(close)])) },
    reading,
  );
}
