// Quick fixes: the corrections of the diagnostics in a range.

import { fixOf, type Fix } from "../diagnostics/fixes.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { FileView } from "./file-views.js";

/** The corrections of the diagnostics that touch a range. */
export function fixesAt(
  diagnostics: readonly Diagnostic[],
  { file, node }: FileView,
  range: { readonly start: number; readonly end: number },
): readonly { readonly fix: Fix; readonly diagnostic: Diagnostic }[] {
  return diagnostics.flatMap((diagnostic) => {
    const { span } = diagnostic;
    if (span === undefined || span.end < range.start || span.start > range.end) return [];
    const fix = fixOf(diagnostic, file, node);
    return fix === undefined ? [] : [{ fix, diagnostic }];
  });
}
