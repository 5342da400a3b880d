// Texts inside SQL statements, where values cannot be given beside them.

import type { ViewIndex } from "../view-index.js";

/** A text as SQL writes it, also inside the body of a function. */
export function quote(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  // A dollar sign could end the quoting of a function body, a backslash could be read as an escape.
  return /[$\\]/.test(text) ? `U&${quoted.replaceAll("\\", "\\\\").replaceAll("$", "\\0024")}` : quoted;
}

/** A name as SQL writes it, also where it is a reserved word. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The condition on the type, written out because the planner cannot match a parameter with the condition of an index. */
export function takeConditions({ take }: ViewIndex, prefix = ""): readonly string[] {
  return take === "all" ? [] : [`${prefix}type IN (${take.map(quote).join(", ")})`];
}
