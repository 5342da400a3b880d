// Quick fixes: the corrections of the diagnostics in a range.

import { fixOf, type Fix } from "../diagnostics/fixes.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { writeExamples } from "../check/write-examples.js";
import type { FileView } from "./file-views.js";

/** The corrections of the diagnostics that touch a range. */
export function fixesAt(
  diagnostics: readonly Diagnostic[],
  view: FileView,
  model: ProtocolModel | undefined,
  range: { readonly start: number; readonly end: number },
): readonly { readonly fix: Fix; readonly diagnostic: Diagnostic }[] {
  return diagnostics.flatMap((diagnostic) => {
    const { span } = diagnostic;
    if (span === undefined || span.end < range.start || span.start > range.end) return [];
    const fix = fixOf(diagnostic, view.file, view.node) ?? examplesFor(diagnostic, view, model);
    return fix === undefined ? [] : [{ fix, diagnostic }];
  });
}

/** The examples that a message lacks. */
function examplesFor({ code, message }: Diagnostic, { file, node }: FileView, model: ProtocolModel | undefined): Fix | undefined {
  const name = code === "check/example-missing" ? message.slice(0, message.indexOf(" has no ")) : undefined;
  const [written] = name === undefined || model === undefined ? [] : writeExamples(model, file, node, (each) => each.name === name);
  return written === undefined ? undefined : { title: `add examples of ${written.message}`, edits: [written.edit] };
}
