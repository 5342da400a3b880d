// YAML nodes as plain data, and whether two of them say the same.

import type { YamlNode } from "../model/source.js";

/** The data of a node. */
export function plainOf(node: YamlNode): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plainOf);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainOf(value)]));
}

/** Whether two nodes say the same. The order of entries does not matter, that of items does. */
export function isSameNode(left: YamlNode, right: YamlNode): boolean {
  if (left.kind === "scalar" || right.kind === "scalar")
    return left.kind === "scalar" && right.kind === "scalar" && left.value === right.value && left.text === right.text;
  if (left.kind === "list" || right.kind === "list")
    return (
      left.kind === "list" &&
      right.kind === "list" &&
      left.items.length === right.items.length &&
      left.items.every((item, index) => isSameNode(item, right.items[index]!))
    );
  if (left.entries.length !== right.entries.length) return false;
  const others = new Map(right.entries.map(({ key, value }) => [key, value]));
  return left.entries.every(({ key, value }) => {
    const other = others.get(key);
    return other !== undefined && isSameNode(value, other);
  });
}
