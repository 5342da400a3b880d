// Words for what stands at a place of a YAML file.

import type { YamlNode } from "../model/source.js";

/** What stands there: `a list`, `the text "many"`, `nothing`. */
export function describeNode(node: YamlNode): string {
  if (node.kind === "map") return "a mapping";
  if (node.kind === "list") return "a list";
  if (node.plain && node.value === null) return node.text === "" ? "nothing" : "null";
  return typeof node.value === "string" ? `the text "${quoteText(node.text)}"` : node.text;
}

/** A text cut short enough for a sentence, without line breaks. */
export function quoteText(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
