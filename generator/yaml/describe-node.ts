// Describes a YAML node for a message.

import type { YamlNode } from "../model/source.js";

/** The node in a message: `an array`, `"many"`, `nothing`. */
export function describeNode(node: YamlNode): string {
  if (node.kind === "map") return "a mapping";
  if (node.kind === "list") return "an array";
  if (node.plain && node.value === null) return node.text === "" ? "nothing" : "null";
  return typeof node.value === "string" ? `"${quoteText(node.text)}"` : node.text;
}

/** A string shortened for a message, without line breaks. */
export function quoteText(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
