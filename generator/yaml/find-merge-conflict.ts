// Finds the markers that Git leaves in a file with an unresolved merge conflict.

import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";

/** The diagnostic for the first marker. */
export function findMergeConflict({ path, text }: SourceFile): Diagnostic | undefined {
  const marker = /^(?:<{7}|>{7}) .+$/m.exec(text);
  if (marker === null) return undefined;
  const span = { file: path, start: marker.index, end: marker.index + marker[0].length };
  return report("parse/merge-conflict", {}, { span, hint: "resolve the conflict and remove the lines with <<<<<<<, ======= and >>>>>>>" });
}
