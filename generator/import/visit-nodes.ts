// Walks through the nodes of an imported schema.

import type { Node } from "./node.js";

/** The nodes directly inside a node. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "list":
      return [node.item];
    case "map":
      return [node.value];
    case "object":
      return [...node.fields.map((field) => field.node), ...(node.extras === undefined ? [] : [node.extras.values])];
    case "union":
      return node.parts;
    default:
      return [];
  }
}

/** The definitions that a node refers to. */
export function referencesIn(node: Node): readonly string[] {
  const own = node.kind === "reference" ? [node.definition] : node.kind === "object" ? node.include : [];
  return [...own, ...childrenOf(node).flatMap(referencesIn)];
}
