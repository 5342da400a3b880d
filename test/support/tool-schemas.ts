// What tests of tool schemas share.

/** A schema without the types beside enums and constants, which Anthropic's transform drops because the values say it. */
export function withoutLiteralTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLiteralTypes);
  if (typeof schema !== "object" || schema === null) return schema;
  const isLiteral = "enum" in schema || "const" in schema;
  const kept = Object.entries(schema).filter(([keyword]) => keyword !== "type" || !isLiteral);
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, withoutLiteralTypes(value)]));
}
