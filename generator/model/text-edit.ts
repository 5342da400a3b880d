// An edit of a source file.

import type { Span } from "./source.js";

/** Replaces a range of a file. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** A text with the edits of its file applied. Of edits that overlap, the first is applied. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { span, text: replacement } of edits.toSorted((a, b) => a.span.start - b.span.start)) {
    if (span.start < end) continue;
    parts.push(text.slice(end, span.start), replacement);
    end = span.end;
  }
  return [...parts, text.slice(end)].join("");
}
