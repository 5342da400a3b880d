// The definitions of a schema, and which of them a `$ref` means.

import { nearestName } from "@wirepact/core";
import type { Schema } from "./node.js";

export type SchemaObject = Exclude<Schema, boolean>;

/** The definition that a reference means, or why there is none. */
export type Found = { readonly definition: string } | { readonly problem: string };

export interface SchemaIndex {
  readonly document: Schema;
  /** The definitions by name. What a reference into another part of the document means is added when it is found. */
  readonly definitions: Map<string, Schema>;
  /** The pointers and other addresses of definitions. */
  readonly addresses: Map<string, string>;
}

export const isObject = (value: unknown): value is SchemaObject => typeof value === "object" && value !== null && !Array.isArray(value);

export const isSchema = (value: unknown): value is Schema => typeof value === "boolean" || isObject(value);

const definitionKeys = ["definitions", "$defs"] as const;

/** Collects the definitions of a document, with the addresses that `$id` and `$anchor` give to parts of it. */
export function indexSchema(document: Schema): SchemaIndex {
  const index: SchemaIndex = { document, definitions: new Map(), addresses: new Map() };
  if (!isObject(document)) return index;
  for (const key of definitionKeys) {
    for (const [name, schema] of Object.entries(isObject(document[key]) ? document[key] : {})) {
      if (isSchema(schema)) addDefinition(index, { name, pointer: pointerOf([key, name]), schema });
    }
  }
  addIdentifiers(index, document);
  return index;
}

interface Part {
  readonly value: unknown;
  readonly path: readonly string[];
  readonly base: string;
}

/** Without recursion, because a hostile document can be nested deeply. */
function addIdentifiers(index: SchemaIndex, document: SchemaObject): void {
  const parts: Part[] = [{ value: document, path: [], base: "" }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { value, path, base } = part;
    if (typeof value !== "object" || value === null) continue;
    let inner = base;
    if (isObject(value)) {
      const { $id: id, $anchor: anchor, $dynamicAnchor: dynamic } = value;
      if (typeof id === "string") {
        inner = resolveAddress(base, id);
        addAddress(index, inner, path);
      }
      for (const name of [anchor, dynamic]) if (typeof name === "string") addAddress(index, `${inner.replace(/#.*$/s, "")}#${name}`, path);
    }
    // Only few levels of a document define something; deeper ones are values such as examples.
    if (path.length < 40) for (const [key, child] of Object.entries(value)) parts.push({ value: child, path: [...path, key], base: inner });
  }
}

function addAddress(index: SchemaIndex, address: string, path: readonly string[]): void {
  if (!index.addresses.has(address)) index.addresses.set(address, `pointer ${pointerOf(path)}`);
}

const pointerOf = (path: readonly string[]): string =>
  `#${path.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;

const addressBase = "schema:///";

function resolveAddress(base: string, address: string): string {
  try {
    return new URL(address, base === "" ? addressBase : base).href;
  } catch {
    return address;
  }
}

/** Adds a definition under its name, or under a similar one if that is taken. */
function addDefinition(
  { definitions, addresses }: SchemaIndex,
  { name, pointer, schema }: { readonly name: string; readonly pointer: string; readonly schema: Schema },
): string {
  let key = name;
  for (let count = 2; definitions.has(key); count++) key = `${name} ${count}`;
  definitions.set(key, schema);
  addresses.set(pointer, key);
  return key;
}

/** The definition that a reference means. */
export function findDefinition(index: SchemaIndex, reference: string): Found {
  const pointer = reference.startsWith("#") ? decodePointer(reference) : undefined;
  const known = index.addresses.get(pointer ?? reference) ?? index.addresses.get(resolveAddress(rootId(index), reference));
  if (known !== undefined)
    return known.startsWith("pointer ") ? followPointer(index, known.slice("pointer ".length)) : { definition: known };
  if (pointer === undefined || (pointer !== "#" && !pointer.startsWith("#/"))) return { problem: remote(index, reference) };
  return followPointer(index, pointer);
}

/** Keywords whose values are not schemas. */
const valueKeywords: ReadonlySet<string> = new Set(["const", "default", "enum", "examples"]);

/** The definitions that a definition refers to, as far as they are known by their pointers. */
export function knownReferences({ definitions, addresses }: SchemaIndex, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const parts: unknown[] = [definitions.get(name)];
  while (parts.length > 0) {
    const part = parts.pop();
    if (typeof part !== "object" || part === null) continue;
    for (const [key, value] of Object.entries(part)) {
      const known = key === "$ref" && typeof value === "string" ? addresses.get(decodePointer(value)) : undefined;
      if (known !== undefined && definitions.has(known)) found.add(known);
      else if (!valueKeywords.has(key)) parts.push(value);
    }
  }
  return found;
}

const rootId = ({ document }: SchemaIndex): string => {
  const id = isObject(document) ? document["$id"] : undefined;
  return typeof id === "string" ? resolveAddress("", id) : "";
};

function remote(index: SchemaIndex, reference: string): string {
  const anchor = reference.startsWith("#");
  if (!anchor) return `\`$ref: ${shorten(reference)}\` refers to another document; bundle the documents into one schema first`;
  const near = nearestName(reference.slice(1), [...index.definitions.keys()]);
  return `\`$ref: ${shorten(reference)}\` refers to an unknown anchor${near === undefined ? "" : `; did you mean "${near}"?`}`;
}

function followPointer(index: SchemaIndex, pointer: string): Found {
  const known = index.addresses.get(pointer);
  if (known !== undefined && !known.startsWith("pointer ")) return { definition: known };
  const path = pointer.split("/").slice(1).map(unescapeStep);
  let value: unknown = index.document;
  for (const step of path)
    value = typeof value === "object" && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  if (!isSchema(value)) {
    const near = nearestName(path.at(-1) ?? "", [...index.definitions.keys()]);
    return { problem: `\`$ref: ${shorten(pointer)}\` refers to nothing${near === undefined ? "" : `; did you mean "${near}"?`}` };
  }
  return { definition: addDefinition(index, { name: path.at(-1) ?? rootName(value), pointer, schema: value }) };
}

/** The name of the document itself. */
const rootName = (schema: Schema): string =>
  isObject(schema) && typeof schema["title"] === "string" && /[A-Za-z]/.test(schema["title"]) ? schema["title"] : "Message";

const unescapeStep = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

function decodePointer(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

export const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
