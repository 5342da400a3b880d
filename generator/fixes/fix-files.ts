// Corrects the files of a spec in memory, until no correction that can be trusted is left.

import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";
import { readTree } from "../yaml/read-yaml.js";
import { proposeFix } from "./propose-fix.js";
import { tryFixes, withoutOverlap, type Compile, type CompiledFiles, type Proposal } from "./try-fixes.js";

/** A correction can uncover another mistake, but not endlessly. */
const maxRounds = 50;

export interface FixedFiles {
  readonly files: readonly SourceFile[];
  /** What was done, such as `protocols/mail.yaml:3: change to string`. */
  readonly done: readonly string[];
}

/** Corrects the files of a spec. */
export async function fixFiles(files: readonly SourceFile[], compile: Compile): Promise<FixedFiles> {
  const done: string[] = [];
  const refused = new Set<string>();
  let now = await compile(files);
  let hasChanged = false;
  for (let round = 0; round < maxRounds; round++) {
    const all = proposalsFor(now);
    const proposals = withoutOverlap(all.filter((proposal) => !refused.has(keyOf(now, proposal))));
    // What was refused is tried once more after the others, which may have been in its way.
    if (proposals.length === 0 && !hasChanged) break;
    if (proposals.length === 0) refused.clear();
    const { after, made } = await trySome(now, proposals, compile);
    if (after === undefined) for (const proposal of proposals) refused.add(keyOf(now, proposal));
    for (const proposal of made) done.push(describe(now, proposal));
    hasChanged = made.length > 0 || (hasChanged && proposals.length > 0);
    now = after ?? now;
  }
  return { files: now.files, done };
}

/** As many of the corrections as can be trusted together, found by halving. */
async function trySome(
  before: CompiledFiles,
  proposals: readonly Proposal[],
  compile: Compile,
): Promise<{ readonly after?: CompiledFiles; readonly made: readonly Proposal[] }> {
  if (proposals.length === 0) return { made: [] };
  const after = await tryFixes(before, proposals, compile);
  if (after !== undefined) return { after, made: proposals };
  if (proposals.length === 1) return { made: [] };
  const half = Math.ceil(proposals.length / 2);
  const first = await trySome(before, proposals.slice(0, half), compile);
  return first.after === undefined ? trySome(before, proposals.slice(half), compile) : first;
}

/** The corrections of all diagnostics. */
function proposalsFor({ files, diagnostics }: CompiledFiles): readonly Proposal[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return diagnostics.flatMap((diagnostic) => {
    const file = byPath.get(diagnostic.span?.file ?? "");
    const fix = file && proposeFix(diagnostic, file, readTree(file).node);
    return fix === undefined ? [] : [{ fix, diagnostic }];
  });
}

/** What a correction that was refused is recognized by, when something before it has changed. */
function keyOf({ files }: CompiledFiles, { diagnostic, fix }: Proposal): string {
  const { code, message, span } = diagnostic;
  const text = files.find(({ path }) => path === span?.file)?.text ?? "";
  return JSON.stringify([code, message, fix.title, span?.file, lineOf(text, span)]);
}

/** The line with its surroundings that a diagnostic is about. */
const lineOf = (text: string, span: Diagnostic["span"]): string => text.slice(Math.max(0, (span?.start ?? 0) - 80), (span?.end ?? 0) + 80);

function describe({ files }: CompiledFiles, { fix }: Proposal): string {
  const { file = "", start = 0 } = fix.edits[0]?.span ?? {};
  const text = files.find(({ path }) => path === file)?.text ?? "";
  return `${file}:${text.slice(0, start).split("\n").length}: ${fix.title}`;
}
