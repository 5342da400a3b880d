// Describes the value that a key of the language accepts.

import type { LanguageSchema } from "./language/schema.js";

/** The expected value of a schema, such as `an integer`. */
export function describeExpected(schema: LanguageSchema): string {
  if (schema.type === "object") return "a mapping";
  if (schema.noun !== undefined) return schema.noun;
  if (schema.sourceText === true) return "a string";
  switch (schema.type) {
    case "array":
      return "an array";
    case "integer":
      return "an integer";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    default:
      return Array.isArray(schema.type) && schema.type.includes("integer") ? "a property name or an index" : "a string";
  }
}
