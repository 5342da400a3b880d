// Sorts diagnostics by file, in the order in which the spec lists them, then by position.

import type { Diagnostic } from "../model/diagnostic.js";

/** Returns a sorted copy; `files` is the order of the files, other files follow by name. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[], files: readonly string[] = []): readonly Diagnostic[] {
  const rank = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.length);
  return diagnostics.toSorted((left, right) => {
    if (left.span === undefined || right.span === undefined) return Number(right.span === undefined) - Number(left.span === undefined);
    const byFile = rank(left.span.file) - rank(right.span.file) || compareText(left.span.file, right.span.file);
    return byFile || left.span.start - right.span.start || right.span.end - left.span.end || compareText(left.code, right.code);
  });
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
