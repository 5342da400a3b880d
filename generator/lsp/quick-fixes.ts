// Quick fixes: the corrections of the diagnostics in a range. They are tried when an editor asks for them, and only those that can be trusted are offered.

import { writeExamples } from "../check/write-examples.js";
import type { Compilation } from "../pipeline/compile-files.js";
import type { Fix } from "../fixes/fix.js";
import { proposeFix } from "../fixes/propose-fix.js";
import { tryFixes, type Compile, type Proposal } from "../fixes/try-fixes.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";
import { readTree } from "../yaml/read-yaml.js";

/** The corrections of the diagnostics of a file that touch a range. */
export async function fixesAt(
  compilation: Compilation,
  path: string,
  range: { readonly start: number; readonly end: number },
  compile: Compile,
): Promise<readonly Proposal[]> {
  const file = compilation.files.find((each) => each.path === path);
  const found: Proposal[] = [];
  for (const diagnostic of file === undefined ? [] : compilation.diagnostics) {
    const { span } = diagnostic;
    if (span === undefined || span.file !== path || span.end < range.start || span.start > range.end) continue;
    const fix = proposeFix(diagnostic, file!, readTree(file!).node) ?? examplesFor(diagnostic, file!, compilation);
    if (fix !== undefined && (await tryFixes(compilation, [{ fix, diagnostic }], compile)) !== undefined) found.push({ fix, diagnostic });
  }
  return found;
}

/** The examples that a message lacks. */
function examplesFor({ code, message }: Diagnostic, file: SourceFile, { protocols }: Compilation): Fix | undefined {
  const model = code === "check/example-missing" ? protocols.find((each) => each.model.source === file.path)?.model : undefined;
  const name = message.slice(0, message.indexOf(" has no "));
  const [written] = model === undefined ? [] : writeExamples(model, file, readTree(file).node, (each) => each.name === name);
  return written === undefined ? undefined : { title: `add examples of ${written.message}`, edits: [written.edit], replaces: [] };
}
