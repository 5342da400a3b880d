// JSON Schemas of messages: standalone documents with the definitions they need, in the drafts that validators and other libraries ask for.

/** A JSON Schema. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The parts of a standalone schema: `#/$defs/<name>` in them is looked up in the tables. */
export interface JsonSchemaParts {
  readonly schema: JsonSchema;
  readonly definitions: readonly Readonly<Record<string, JsonSchema>>[];
}

const draft2020 = "https://json-schema.org/draft/2020-12/schema";
const draft07 = "http://json-schema.org/draft-07/schema#";
const reference = "#/$defs/";

/** The schema with exactly the definitions that it refers to, directly or through others, in the order of the tables. */
export const standaloneSchema = ({ schema, definitions }: JsonSchemaParts): Record<string, unknown> => openDefinitions(definitions)(schema);

/** Makes standalone schemas with definitions of the same tables, which are read once. */
export function openDefinitions(definitions: JsonSchemaParts["definitions"]): (schema: JsonSchema) => Record<string, unknown> {
  const all = new Map(definitions.flatMap((table) => Object.entries(table)));
  const places = new Map([...all.keys()].map((name, place) => [name, place]));
  return (schema) => {
    const used = [...usedNames(schema, all)].sort((a, b) => places.get(a)! - places.get(b)!);
    const $defs = Object.fromEntries(used.map((name) => [name, all.get(name)]));
    return { $schema: draft2020, ...schema, ...(used.length === 0 ? {} : { $defs }) };
  };
}

/** The definitions that a schema refers to, directly or through others. */
function usedNames(schema: JsonSchema, all: ReadonlyMap<string, JsonSchema>): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (part: JsonSchema): JsonSchema => {
    const target = part["$ref"];
    if (typeof target === "string" && target.startsWith(reference)) {
      const name = target.slice(reference.length);
      const definition = all.get(name);
      if (definition !== undefined && !used.has(name)) {
        used.add(name);
        visit(definition);
      }
    }
    return mapSubschemas(part, visit);
  };
  visit(schema);
  return used;
}

/** A 2020-12 schema in draft-07, where definitions have another name, and keywords beside a reference are ignored. */
export function toDraft07(schema: JsonSchema): Record<string, unknown> {
  const { $schema, ...rest } = convert(schema);
  return { ...($schema === undefined ? {} : { $schema: draft07 }), ...rest };
}

function convert(schema: JsonSchema): Record<string, unknown> {
  const { $ref, $defs, ...rest } = mapSubschemas(schema, convert);
  const definitions = $defs === undefined ? {} : { definitions: $defs };
  if (typeof $ref !== "string") return { ...rest, ...definitions };
  const target = { $ref: $ref.replace(reference, "#/definitions/") };
  if (Object.keys(rest).length === 0) return { ...target, ...definitions };
  const { allOf = [], ...others } = rest;
  return { ...others, allOf: [target, ...(allOf as readonly JsonSchema[])], ...definitions };
}

const single = new Set(["items", "additionalProperties", "propertyNames", "not", "if", "then", "else", "contains"]);
const listed = new Set(["allOf", "anyOf", "oneOf"]);
const named = new Set(["properties", "patternProperties", "$defs"]);

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy with every direct subschema replaced; values such as those of `const` and `default` are not schemas. */
function mapSubschemas(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const changed = (part: unknown): unknown => (isSchema(part) ? change(part) : part);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (single.has(keyword)) return [keyword, changed(value)];
      if (listed.has(keyword)) return [keyword, (value as readonly unknown[]).map(changed)];
      if (!named.has(keyword)) return [keyword, value];
      return [keyword, Object.fromEntries(Object.entries(value as JsonSchema).map(([name, part]) => [name, changed(part)]))];
    }),
  );
}
