// Finds tabs in the indentation. YAML takes them in some places, where they look like structure and are none.

import { EVENT_ID, SCALAR_STYLE, type Event } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";

/** What to do about a tab. */
export const blanksHint = "indent with blanks, two for each level";

/** One diagnostic per line; tabs inside quoted texts and blocks are text. */
export function findTabIndents(file: SourceFile, events: readonly Event[]): readonly Diagnostic[] {
  if (!file.text.includes("\t")) return [];
  const texts = events.filter((event) => event.type === EVENT_ID.SCALAR && event.valueStart >= 0 && event.style !== SCALAR_STYLE.PLAIN);
  const diagnostics: Diagnostic[] = [];
  let next = 0;
  for (const match of file.text.matchAll(/^ *\t[ \t]*/gm)) {
    const start = match.index + match[0].indexOf("\t");
    const end = match.index + match[0].length;
    // Both run in the order of the text, so one pass over the texts serves all lines.
    while (endOf(texts[next]) <= start) next += 1;
    const inText = startOf(texts[next]) <= start;
    if (!inText && /[^\s#]/.test(file.text[end] ?? ""))
      diagnostics.push(report("parse/tab-indent", {}, { span: { file: file.path, start, end }, hint: blanksHint }));
  }
  return diagnostics;
}

function startOf(event: Event | undefined): number {
  return event?.type === EVENT_ID.SCALAR ? event.valueStart : Number.POSITIVE_INFINITY;
}

function endOf(event: Event | undefined): number {
  return event?.type === EVENT_ID.SCALAR ? event.valueEnd : Number.POSITIVE_INFINITY;
}
