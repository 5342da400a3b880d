// Finds the place in the source for a path of the model. Parts that are written once and used in several places lead back to where they are written.

import type { SpanTable } from "../model/protocol-model.js";
import type { Span, YamlNode } from "../model/source.js";

interface Place {
  readonly key: Span;
  readonly shown: Span;
}

/** A span table that can still learn where included parts come from. */
export interface GrowingSpanTable extends SpanTable {
  readonly leadBack: (modelPath: string, origin: string) => void;
}

/** Lists every node of a file by its path. */
export function createSpanTable(root: YamlNode): GrowingSpanTable {
  const places = new Map<string, Place>();
  const origins = new Map<string, string>();
  places.set("", rootPlace(root));
  collect(root, "", places);

  const declaredAt = (path: string): string => {
    if (places.has(path)) return path;
    for (const prefix of prefixes(path)) {
      const origin = origins.get(prefix);
      if (origin !== undefined) return declaredAt(origin + path.slice(prefix.length));
    }
    return path;
  };
  const placeOf = (path: string): Place => {
    for (const prefix of prefixes(declaredAt(path))) {
      const place = places.get(prefix);
      if (place !== undefined) return place;
    }
    return rootPlace(root);
  };
  return {
    spanOf: (path) => placeOf(path).shown,
    keySpanOf: (path) => placeOf(path).key,
    has: (path) => places.has(path),
    declaredAt,
    leadBack: (path, origin) => void origins.set(path, origin),
  };
}

/** The path itself, then each of its parents, the root last. */
function* prefixes(path: string): Generator<string> {
  yield path;
  for (let cut = path.lastIndexOf("/"); cut !== -1; cut = path.lastIndexOf("/", cut - 1)) yield path.slice(0, cut);
  if (path !== "") yield "";
}

function collect(node: YamlNode, path: string, places: Map<string, Place>): void {
  if (node.kind === "list") {
    for (const [index, item] of node.items.entries()) add(item, join(path, String(index)), item.span, places);
  } else if (node.kind === "map") {
    const namesFields = path === "fields" || path.endsWith("/fields");
    for (const { key, keySpan, value } of node.entries) {
      const name = namesFields && key.endsWith("?") ? key.slice(0, -1) : key;
      add(value, join(path, name), keySpan, places);
    }
  }
}

function add(node: YamlNode, path: string, key: Span, places: Map<string, Place>): void {
  // The first of two alike keeps its place; the second is the one that parse has to name.
  if (!places.has(path)) places.set(path, { key, shown: isEmptyScalar(node) ? key : node.kind === "scalar" ? node.span : key });
  collect(node, path, places);
}

const isEmptyScalar = (node: YamlNode): boolean => node.kind === "scalar" && node.span.start === node.span.end;

const join = (path: string, step: string): string => (path === "" ? step : `${path}/${step}`);

function rootPlace(root: YamlNode): Place {
  const first = root.kind === "map" ? root.entries[0]?.keySpan : undefined;
  const span = first ?? root.span;
  return { key: span, shown: span };
}
