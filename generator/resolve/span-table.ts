// Finds the source span of a model path. Parts that are defined once and used several times refer to their definition.

import type { SpanTable } from "../model/protocol-model.js";
import type { Span, YamlNode } from "../model/source.js";

interface PathSpans {
  readonly key: Span;
  readonly shown: Span;
}

/** A span table to which the origins of included parts can be added. */
export interface GrowingSpanTable extends SpanTable {
  readonly addOrigin: (modelPath: string, origin: string) => void;
}

/** Creates a table of all nodes of a file by path. */
export function createSpanTable(root: YamlNode): GrowingSpanTable {
  const locations = new Map<string, PathSpans>();
  const origins = new Map<string, string>();
  locations.set("", rootLocation(root));
  collect(root, "", locations);

  /** Found declarations; the same paths are asked for again and again. */
  const declared = new Map<string, string>();
  const declaredAt = (path: string): string => {
    if (locations.has(path)) return path;
    const known = declared.get(path) ?? findDeclared(path);
    declared.set(path, known);
    return known;
  };
  const findDeclared = (path: string): string => {
    for (let prefix: string | undefined = path; prefix !== undefined; prefix = parentOf(prefix)) {
      const origin = origins.get(prefix);
      if (origin !== undefined) return declaredAt(origin + path.slice(prefix.length));
    }
    return path;
  };
  const locationOf = (path: string): PathSpans => {
    for (let prefix: string | undefined = declaredAt(path); prefix !== undefined; prefix = parentOf(prefix)) {
      const location = locations.get(prefix);
      if (location !== undefined) return location;
    }
    return rootLocation(root);
  };
  return {
    spanOf: (path) => locationOf(path).shown,
    keySpanOf: (path) => locationOf(path).key,
    has: (path) => locations.has(path),
    declaredAt,
    addOrigin: (path, origin) => {
      // What is written where it is used has no other origin.
      if (path === origin) return;
      origins.set(path, origin);
      declared.clear();
    },
  };
}

/** The path around a path; the root has none. */
const parentOf = (path: string): string | undefined => (path === "" ? undefined : path.slice(0, Math.max(path.lastIndexOf("/"), 0)));

function collect(node: YamlNode, path: string, locations: Map<string, PathSpans>): void {
  if (node.kind === "list") {
    // Null among the parts of a union is a trait of the union, so it has no number.
    const items = path.endsWith("/union") ? node.items.filter((item) => !isNull(item)) : node.items;
    for (const [index, item] of items.entries()) add(item, join(path, String(index)), item.span, locations);
  } else if (node.kind === "map") {
    const namesFields = path === "fields" || path.endsWith("/fields");
    for (const { key, keySpan, value } of node.entries) {
      const name = namesFields && key.endsWith("?") ? key.slice(0, -1) : key;
      add(value, join(path, name), keySpan, locations);
    }
  }
}

function add(node: YamlNode, path: string, key: Span, locations: Map<string, PathSpans>): void {
  // The first of two duplicates is kept; the parse stage reports the second.
  if (!locations.has(path)) locations.set(path, { key, shown: isEmptyScalar(node) ? key : node.kind === "scalar" ? node.span : key });
  collect(node, path, locations);
}

const isNull = (node: YamlNode): boolean => node.kind === "scalar" && node.text === "null";

const isEmptyScalar = (node: YamlNode): boolean => node.kind === "scalar" && node.span.start === node.span.end;

const join = (path: string, step: string): string => (path === "" ? step : `${path}/${step}`);

function rootLocation(root: YamlNode): PathSpans {
  const first = root.kind === "map" ? root.entries[0]?.keySpan : undefined;
  const span = first ?? root.span;
  return { key: span, shown: span };
}
