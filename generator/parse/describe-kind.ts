// Words for what a key takes and for what stands there instead.

import type { YamlNode } from "../model/source.js";
import type { LanguageSchema } from "./language/schema.js";

/** What a schema asks for: `a whole number`. */
export function describeExpected(schema: LanguageSchema): string {
  if (schema.type === "object") return "a mapping";
  if (schema.noun !== undefined) return schema.noun;
  if (schema.sourceText === true) return "a text";
  switch (schema.type) {
    case "array":
      return "a list";
    case "integer":
      return "a whole number";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    default:
      return Array.isArray(schema.type) && schema.type.includes("integer") ? "a name or an index" : "a text";
  }
}

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
