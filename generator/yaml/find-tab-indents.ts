// Finds tabs in the indentation. YAML accepts some of them, but ignores them as indentation.

import { EVENT_ID, SCALAR_STYLE, type Event } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";

export const indentHint = "indent with spaces, two per level";

/** One diagnostic per line; tabs inside quoted strings and block scalars are allowed. */
export function findTabIndents(file: SourceFile, events: readonly Event[]): readonly Diagnostic[] {
  if (!file.text.includes("\t")) return [];
  const strings = events.filter((event) => event.type === EVENT_ID.SCALAR && event.valueStart >= 0 && event.style !== SCALAR_STYLE.PLAIN);
  const diagnostics: Diagnostic[] = [];
  let next = 0;
  for (const match of file.text.matchAll(/^ *\t[ \t]*/gm)) {
    const start = match.index + match[0].indexOf("\t");
    const end = match.index + match[0].length;
    // Both are in source order, so one pass over the strings is enough.
    while (endOf(strings[next]) <= start) next += 1;
    const inString = startOf(strings[next]) <= start;
    if (!inString && /[^\s#]/.test(file.text[end] ?? ""))
      diagnostics.push(report("parse/tab-indent", {}, { span: { file: file.path, start, end }, hint: indentHint }));
  }
  return diagnostics;
}

function startOf(event: Event | undefined): number {
  return event?.type === EVENT_ID.SCALAR ? event.valueStart : Number.POSITIVE_INFINITY;
}

function endOf(event: Event | undefined): number {
  return event?.type === EVENT_ID.SCALAR ? event.valueEnd : Number.POSITIVE_INFINITY;
}
