// Words for what a key of the language takes.

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
