// The first stage of `wirepact import`: reads a JSON Schema (2020-12, draft-07) as nodes. `$ref`, `allOf` and both names of the definitions are resolved; every keyword
// without a counterpart is noted.

import type { JsonValue } from "../model/spec-syntax.js";
import { mergeNodes } from "./merge-nodes.js";
import type { Definition, Node, NormalSchema, Note, Report, Schema, SchemaDocument } from "./node.js";
import { isClosedUnion, readClosedUnion, readCombined, withRules } from "./read-combined.js";
import { namesIn, readArray, readObject, type Reading } from "./read-objects.js";
import { isKnownFormat, readNumber, readString } from "./read-scalars.js";
import { findDefinition, indexSchema, isObject, knownReferences, shorten, type SchemaIndex, type SchemaObject } from "./references.js";
import { simplifyUnion } from "./simplify-union.js";

/** Schemas that are nested more deeply are not read: an object and its property are two steps. */
const maxDepth = 40;

const typeKeywords: Readonly<Record<string, readonly string[]>> = {
  object: ["properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties", "maxProperties"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"],
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
};

/** Keywords without a counterpart, wherever they are. */
const lostKeywords = ["not", "if", "then", "else"];

interface State {
  readonly index: SchemaIndex;
  readonly notes: Note[];
  /** Definitions that were read; undefined while they are being read. */
  readonly done: Map<string, Node | undefined>;
  /** How often keywords were ignored that say nothing about which values are valid. */
  readonly ignored: Map<string, number>;
}

export function normalizeSchema({ schema }: SchemaDocument): NormalSchema {
  const index = indexSchema(schema);
  const state: State = { index, notes: [], done: new Map(), ignored: new Map() };
  const root = definesSomething(schema) ? addRoot(index) : undefined;
  for (const name of index.definitions.keys()) defineFrom(state, name);
  cutCircles(state);
  const definitions = new Map(
    [...index.definitions].map(([name, part]) => [name, describe(part, state.done.get(name) ?? { kind: "any" })]),
  );
  const annotations = isObject(schema) ? schema : {};
  const ignored = [...state.ignored].map(([keyword, count]) => `\`${keyword}\` (${count})`);
  if (ignored.length > 0) state.notes.push({ definition: "", path: "", problem: `ignored annotations: ${ignored.join(", ")}` });
  return { definitions, root, title: stringIn(annotations, "title"), doc: docOf(annotations), notes: state.notes };
}

/** Whether the document itself is a schema and not only a collection of definitions. */
const definesSomething = (schema: Schema): boolean =>
  isObject(schema) &&
  [...(schema["type"] === "object" ? [] : ["type"]), ...definingKeywords].some((keyword) => schema[keyword] !== undefined);

const definingKeywords = ["$ref", "enum", "const", "allOf", "anyOf", "oneOf", ...Object.values(typeKeywords).flat()];

function addRoot(index: SchemaIndex): string | undefined {
  const found = findDefinition(index, "#");
  return "definition" in found ? found.definition : undefined;
}

function describe(schema: Schema | undefined, node: Node): Definition {
  const annotations = isObject(schema) ? schema : {};
  return { node, method: stringIn(annotations, "x-method"), side: stringIn(annotations, "x-side") };
}

const stringIn = (schema: SchemaObject, keyword: string): string | undefined => {
  const value = schema[keyword];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
};

/** Reads a definition after those that it refers to. Without recursion, because a chain of references can be longer than the stack. */
function defineFrom(state: State, start: string): void {
  const open: { readonly name: string; readonly references: string[] }[] = [];
  const begin = (name: string): void => {
    if (state.done.has(name)) return;
    state.done.set(name, undefined);
    open.push({ name, references: [...knownReferences(state.index, name)].toReversed() });
  };
  begin(start);
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const next = last.references.pop();
    if (next !== undefined) begin(next);
    else state.done.set(open.pop()!.name, readDefinition(state, last.name));
  }
}

/** The node of a definition; undefined while it is being read. */
function define(state: State, name: string): Node | undefined {
  if (state.done.has(name)) return state.done.get(name);
  state.done.set(name, undefined);
  const node = readDefinition(state, name);
  state.done.set(name, node);
  return node;
}

const readDefinition = (state: State, name: string): Node =>
  readSchema(state, state.index.definitions.get(name) ?? true, { definition: name, path: [] });

/** Definitions that only refer to each other define nothing. */
function cutCircles({ done, notes }: State): void {
  const finite = new Set<string>();
  for (const start of done.keys()) {
    const seen = new Set<string>();
    let name: string | undefined = start;
    while (name !== undefined && !seen.has(name)) {
      seen.add(name);
      const node: Node | undefined = done.get(name);
      name = node?.kind === "reference" && !finite.has(node.definition) ? node.definition : undefined;
    }
    if (name === undefined) {
      for (const ending of seen) finite.add(ending);
      continue;
    }
    for (const circular of [...seen].slice([...seen].indexOf(name))) {
      notes.push({ definition: circular, path: "$ref", problem: "the reference is circular; any value is allowed" });
      done.set(circular, { kind: "any", doc: done.get(circular)?.doc });
    }
  }
}

interface Location {
  readonly definition: string;
  readonly path: readonly string[];
}

function readSchema(state: State, schema: Schema, location: Location): Node {
  const { definition, path } = location;
  const report: Report = (problem, below = []) => void state.notes.push({ definition, path: [...path, ...below].join("/"), problem });
  if (schema === true) return { kind: "any" };
  if (schema === false) {
    report("no value is allowed here, which is not supported");
    return { kind: "any" };
  }
  if (path.length > maxDepth) {
    report("is nested too deeply");
    return { kind: "any" };
  }
  const reading: Reading = {
    report,
    lookup: (name) => define(state, name),
    read: (part, below) => readSchema(state, part, { definition, path: [...path, ...below] }),
  };
  for (const annotation of annotationsOf(schema)) state.ignored.set(annotation, (state.ignored.get(annotation) ?? 0) + 1);
  for (const keyword of lostKeywords) if (schema[keyword] !== undefined) report(`\`${keyword}\` is not supported`);
  const parts = isClosedUnion(schema)
    ? readClosedUnion(state.notes, schema, reading)
    : [...readTypes(schema, reading), ...readReference(state, schema, location, report), ...readCombined(schema, reading)];
  const merged = parts.reduce<Node>((left, right) => mergeNodes(left, right, reading), { kind: "any" });
  const node = schema["nullable"] === true && merged.kind !== "any" ? { ...merged, nullable: true } : merged;
  return annotate(schema, withRules(schema, node, report));
}

/** Extension keywords that are imported. */
const extensions = new Set([
  "x-method",
  "x-side",
  "x-sensitive",
  "x-deserialize-default-on-error",
  "x-deserialize-skip-invalid-items",
  "x-deserialize-default-on-null",
]);

/** What a schema says that is not imported and does not decide which values are valid: extension keywords, and formats that the language does not have. */
function annotationsOf(schema: SchemaObject): readonly string[] {
  const { format } = schema;
  const keywords = Object.keys(schema).filter((key) => key.startsWith("x-") && !extensions.has(key));
  return typeof format === "string" && !isKnownFormat(format) ? [...keywords, `format: ${shorten(format)}`] : keywords;
}

function annotate(schema: SchemaObject, node: Node): Node {
  const doc = docOf(schema) ?? (node.kind === "reference" ? undefined : node.doc);
  return {
    ...node,
    doc,
    ...(schema["default"] === undefined ? {} : { default: schema["default"] as JsonValue }),
    ...(schema["x-sensitive"] === true ? { sensitive: true } : {}),
    ...lenienciesOf(schema),
  };
}

/** What readers that were made by serde do with values that are not valid. */
function lenienciesOf(schema: SchemaObject): Pick<Node, "lenient"> {
  const says = (word: string): boolean => schema[`x-deserialize-${word}`] === true;
  const lenient = { unset: says("default-on-error"), items: says("skip-invalid-items"), nulls: says("default-on-null") };
  return Object.values(lenient).includes(true) ? { lenient } : {};
}

/** The description, or the title, without control characters. */
function docOf(schema: SchemaObject): string | undefined {
  const text = stringIn(schema, "description") ?? stringIn(schema, "title");
  const plain = text
    ?.replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(/[ ]+$/gm, "")
    .trim();
  return plain === "" ? undefined : plain;
}

function readReference({ index }: State, schema: SchemaObject, { definition }: Location, report: Report): readonly Node[] {
  const reference = schema["$ref"] ?? schema["$dynamicRef"] ?? schema["$recursiveRef"];
  if (reference === undefined) return [];
  const own = index.definitions.get(definition);
  if (reference === schema["$recursiveRef"] && isObject(own) && own["$recursiveAnchor"] === true)
    return [{ kind: "reference", definition }];
  const found = typeof reference === "string" ? findDefinition(index, reference) : { problem: "`$ref` must be a string" };
  if ("definition" in found) return [{ kind: "reference", definition: found.definition }];
  report(`${found.problem}; any value is allowed`);
  return [];
}

/** What `type`, `const` and `enum` say, with the keywords of each type. */
function readTypes(schema: SchemaObject, reading: Reading): readonly Node[] {
  const values = Object.hasOwn(schema, "const") ? [schema["const"]] : Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
  const types = typesOf(schema);
  if (values !== undefined) return [readValues(values, types, reading)];
  const known = namesIn(schema["_enum"]);
  if (known.length > 0 && schema["type"] === "string") return [{ kind: "enum", open: true, values: withMeanings(known, schema) }];
  if (types === undefined) return [];
  const parts = types.filter((type) => type !== "null").map((type) => readType(type, schema, reading));
  const isNullable = parts.length < types.length;
  if (parts.length === 0) return [{ kind: "scalar", type: "null" }];
  const node = parts.length === 1 ? parts[0]! : simplifyUnion(parts);
  return [isNullable && node.kind !== "any" ? { ...node, nullable: true } : node];
}

/** Values with the descriptions that some schemas have for them. */
const withMeanings = (values: readonly string[], schema: SchemaObject): readonly (readonly [string, string | undefined])[] => {
  const meanings = Array.isArray(schema["enumDescriptions"]) ? schema["enumDescriptions"] : [];
  return values.map((value, index) => [value, typeof meanings[index] === "string" ? meanings[index] : undefined]);
};

/** The types that are stated, or those whose keywords are there. */
function typesOf(schema: SchemaObject): readonly string[] | undefined {
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) {
    const names = namesIn(type);
    return names.includes("number") ? names.filter((name) => name !== "integer") : names;
  }
  const inferred = Object.entries(typeKeywords).flatMap(([name, keywords]) =>
    keywords.some((keyword) => schema[keyword] !== undefined) ? [name] : [],
  );
  return inferred.length === 1 ? inferred : undefined;
}

function readType(type: string, schema: SchemaObject, reading: Reading): Node {
  switch (type) {
    case "object":
      return readObject(schema, reading);
    case "array":
      return readArray(schema, reading);
    case "string":
      return readString(schema, reading.report);
    case "integer":
    case "number":
      return readNumber(schema, type, reading.report);
    case "boolean":
      return { kind: "scalar", type: "boolean" };
    default:
      reading.report(`unknown type "${shorten(type)}"; any value is allowed`);
      return { kind: "any" };
  }
}

function readValues(values: readonly unknown[], types: readonly string[] | undefined, { report }: Reading): Node {
  const isOfType = (value: unknown): boolean =>
    types === undefined || types.some((type) => (type === "integer" ? Number.isInteger(value) : type === typeof value));
  const plain = values.filter(
    (value) =>
      isOfType(value) && (typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))),
  );
  if (values.some((value) => typeof value === "object" && value !== null)) report("objects and arrays cannot be constants");
  const parts = plain.map((value): Node => ({ kind: "const", value: value as string | number | boolean }));
  const hasNull = values.includes(null) && types?.includes("null") !== false;
  if (parts.length === 0) return hasNull ? { kind: "scalar", type: "null" } : { kind: "any" };
  return hasNull ? { ...simplifyUnion(parts), nullable: true } : simplifyUnion(parts);
}
