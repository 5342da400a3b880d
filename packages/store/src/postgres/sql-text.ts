// Quotes strings and names in SQL statements that cannot have parameters.

import type { ViewIndex } from "../view-index.js";

/** A string literal, also valid inside the body of a function. */
export function quote(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  // A dollar sign could end the quoted function body, and a backslash could be an escape.
  return /[$\\]/.test(text) ? `U&${quoted.replaceAll("\\", "\\\\").replaceAll("$", "\\0024")}` : quoted;
}

/** A quoted identifier, also valid for reserved words such as "user". */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The condition on the type. Written as literals, because the planner does not match parameters with the condition of an index. */
export function typeConditions({ types }: ViewIndex, prefix = ""): readonly string[] {
  return types === "all" ? [] : [`${prefix}type IN (${types.map(quote).join(", ")})`];
}
