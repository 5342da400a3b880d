// A JSON Schema for values that are known by examples. What all examples of an object have is required; formats are those that all examples have.

import { isSecretName } from "../check/secret-names.js";
import type { JsonValue, Schema } from "./node.js";

/** Values that are nested more deeply are not looked at. */
const maxDepth = 32;

export interface Inferring {
  /** Definitions of recursive types, which are added. */
  readonly definitions: Map<string, Schema>;
  /** The name of what is looked at, for the names of definitions. */
  readonly name: string;
}

type JsonObject = { readonly [name: string]: JsonValue };

export const isJsonObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema of all samples. */
export function inferSchema(samples: readonly JsonValue[], inferring: Inferring, depth = 0): Schema {
  if (depth > maxDepth) return {};
  const strings = samples.filter((sample) => typeof sample === "string");
  const numbers = samples.filter((sample) => typeof sample === "number");
  const arrays = samples.filter((sample): sample is readonly JsonValue[] => Array.isArray(sample));
  const objects = samples.filter(isJsonObject);
  const parts: Schema[] = [];
  if (strings.length > 0) parts.push(inferString(strings));
  if (numbers.length > 0) parts.push({ type: numbers.every((value) => Number.isInteger(value)) ? "integer" : "number" });
  if (samples.some((sample) => typeof sample === "boolean")) parts.push({ type: "boolean" });
  if (arrays.length > 0) {
    const items = arrays.flat();
    parts.push({ type: "array", ...(items.length === 0 ? {} : { items: inferSchema(items, inferring, depth + 1) }) });
  }
  if (objects.length > 0) parts.push(inferObjects(objects, inferring, depth));
  // Only null says nothing about other values.
  if (samples.includes(null)) parts.push({ type: "null" });
  const [only] = parts;
  if (only === undefined || (parts.length === 1 && samples.includes(null))) return {};
  return parts.length === 1 ? only : { anyOf: parts };
}

const formats: readonly (readonly [string, RegExp])[] = [
  ["uuid", /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i],
  ["date-time", /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-][0-2]\d:[0-5]\d)$/],
  ["date", /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/],
  ["uri", /^[a-z][a-z0-9+.-]*:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+$/i],
  ["email", /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i],
];

/** A string, with the format that all samples have, or the few words that repeat. */
function inferString(samples: readonly string[]): Schema {
  const format = formats.find(([, pattern]) => samples.every((sample) => pattern.test(sample)))?.[0];
  if (format !== undefined) return { type: "string", format };
  const words = [...new Set(samples)];
  const isEnum =
    words.length > 1 &&
    words.length <= 12 &&
    samples.length >= words.length * 3 &&
    words.every((word) => /^[A-Za-z][\w.-]{0,39}$/.test(word));
  return isEnum ? { anyOf: [{ enum: words.toSorted() }, { type: "string" }] } : { type: "string" };
}

function inferObjects(objects: readonly JsonObject[], inferring: Inferring, depth: number): Schema {
  if (isMap(objects))
    return {
      type: "object",
      additionalProperties: inferSchema(
        objects.flatMap((object) => Object.values(object)),
        inferring,
        depth + 1,
      ),
    };
  const recursive = recursiveName(objects);
  if (recursive !== undefined) return inferRecursive(objects, recursive, inferring, depth);
  const tag = innerTag(objects);
  if (tag !== undefined) {
    const groups = groupBy(objects, (object) => stringAt(object, tag));
    return { oneOf: [...groups].map(([value, group]) => describeObject(group, inferring, depth, { [tag]: { const: value } })) };
  }
  return describeObject(objects, inferring, depth);
}

function describeObject(
  objects: readonly JsonObject[],
  inferring: Inferring,
  depth: number,
  known: Readonly<Record<string, Schema>> = {},
): Schema {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const properties = names.map((name): readonly [string, Schema] => {
    const values = objects.flatMap((object) => (Object.hasOwn(object, name) ? [object[name]!] : []));
    if (Object.hasOwn(known, name)) return [name, known[name]!];
    if (isSecretName(name) && values.some((value) => typeof value === "string")) return [name, { type: "string", "x-sensitive": true }];
    return [name, inferSchema(values, { ...inferring, name: `${inferring.name} ${name}` }, depth + 1)];
  });
  const required = names.filter((name) => objects.every((object) => Object.hasOwn(object, name)));
  return { type: "object", properties: Object.fromEntries(properties), required };
}

/** Objects whose keys are data: many of them, and hardly one in several objects. */
function isMap(objects: readonly JsonObject[]): boolean {
  const keys = objects.map((object) => Object.keys(object));
  const all = keys.flat();
  const distinct = new Set(all);
  if (distinct.size === 0) return false;
  if ([...distinct].every((key) => /^\d+$/.test(key) || formats[0]![1].test(key))) return true;
  const counts = new Map<string, number>();
  for (const key of all) counts.set(key, (counts.get(key) ?? 0) + 1);
  return distinct.size > 12 && objects.length > 2 && Math.max(...counts.values()) * 2 <= objects.length;
}

/** The property under which objects contain objects with the same property. */
function recursiveName(objects: readonly JsonObject[]): string | undefined {
  const names = new Set(objects.flatMap((object) => Object.keys(object)));
  return [...names].find((name) => objects.some((object) => childrenAt(object, name).some((child) => Object.hasOwn(child, name))));
}

function childrenAt(object: JsonObject, name: string): readonly JsonObject[] {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return (Array.isArray(value) ? (value as readonly JsonValue[]) : [value ?? null]).filter(isJsonObject);
}

function inferRecursive(objects: readonly JsonObject[], name: string, inferring: Inferring, depth: number): Schema {
  const all: JsonObject[] = [...objects];
  // The list grows while it is read: children follow their parents.
  for (const object of all) all.push(...childrenAt(object, name));
  let key = `${inferring.name} node`;
  for (let count = 2; inferring.definitions.has(key); count++) key = `${inferring.name} node ${count}`;
  inferring.definitions.set(key, {});
  const reference = { $ref: `#/$defs/${key.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25")}` };
  const isList = all.some((object) => Object.hasOwn(object, name) && Array.isArray(object[name]));
  const described = describeObject(all, inferring, depth, { [name]: isList ? { type: "array", items: reference } : reference });
  // A tree ends somewhere, so that a single child is optional even if all examples have one.
  const required =
    typeof described === "object" && Array.isArray(described["required"])
      ? described["required"].filter((one) => isList || one !== name)
      : [];
  inferring.definitions.set(key, typeof described === "object" ? { ...described, required } : described);
  return reference;
}

const tagNames = ["type", "kind", "event", "op", "action"];

/** The property that distinguishes objects with different properties. */
function innerTag(objects: readonly JsonObject[]): string | undefined {
  return tagNames.find((name) => {
    if (!objects.every((object) => typeof object[name] === "string" && /^[\w./:-]{1,60}$/.test(object[name]))) return false;
    const groups = [...groupBy(objects, (object) => stringAt(object, name)).values()];
    const shapes = new Set(groups.map(([first]) => JSON.stringify(Object.keys(first!).toSorted())));
    return groups.length > 1 && groups.length <= 40 && shapes.size > 1;
  });
}

/** The string under a name. */
export function stringAt(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === "string" ? value : "";
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
