// `wirepact check --fix`: applies the corrections of diagnostics until none is left.

import { dirname } from "node:path";
import { compileFiles, compileSpec } from "../compile.js";
import { fixOf } from "../diagnostics/fixes.js";
import { applyEdits } from "../model/text-edit.js";
import { replaceSources, type SourceChange } from "../write/replace-sources.js";
import { writeExamples, type WrittenExamples } from "./write-examples.js";
import { readTree } from "../yaml/read-yaml.js";

/** A correction can uncover another mistake, but not endlessly. */
const maxRounds = 10;

export interface FixReport {
  /** What was done, such as `protocols/mail.yaml:3: change to string`. */
  readonly done: readonly string[];
  /** Why not all could be done. */
  readonly problem?: string;
}

/** Corrects the files of a spec. */
export async function fixSpec(rootFile: string): Promise<FixReport> {
  const done: string[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const { files, diagnostics } = await compileSpec(rootFile);
    const fixed: string[] = [];
    const changes = files.flatMap((file): readonly SourceChange[] => {
      const { node } = readTree(file);
      const fixes = diagnostics.flatMap((diagnostic) => fixOf(diagnostic, file, node) ?? []);
      if (fixes.length === 0) return [];
      for (const { title, edits } of fixes) {
        const line = file.text.slice(0, edits[0]?.span.start).split("\n").length;
        fixed.push(`${file.path}:${line}: ${title}`);
      }
      const edits = fixes.flatMap((fix) => fix.edits);
      return [{ path: file.path, before: file.text, after: applyEdits(file.text, edits) }];
    });
    if (changes.length === 0) break;
    const problem = replaceSources(dirname(rootFile), changes);
    if (problem !== undefined) return { done, problem };
    done.push(...fixed);
  }
  return addExamples(rootFile, done);
}

/** Writes examples for messages without any, if the rest of the spec is valid; those that `check` would not accept are left out. */
async function addExamples(rootFile: string, done: readonly string[]): Promise<FixReport> {
  const { files, diagnostics, protocols } = await compileSpec(rootFile);
  if (diagnostics.some(({ severity }) => severity === "error")) return { done };
  const added: string[] = [];
  const changes: SourceChange[] = [];
  for (const { model } of protocols) {
    const file = files.find(({ path }) => path === model.source);
    if (file === undefined) continue;
    const isAccepted = async (examples: readonly WrittenExamples[]): Promise<boolean> => {
      const text = applyEdits(
        file.text,
        examples.map(({ edit }) => edit),
      );
      const judged = await compileFiles(files.map((each) => (each.path === file.path ? { ...each, text } : each)));
      return judged.diagnostics.every(({ severity }) => severity !== "error");
    };
    const written = writeExamples(model, file, readTree(file).node);
    let accepted: readonly WrittenExamples[] = [];
    if (await isAccepted(written)) accepted = written;
    else for (const each of written) if (await isAccepted([...accepted, each])) accepted = [...accepted, each];
    if (accepted.length === 0) continue;
    added.push(...accepted.map(({ message }) => `${file.path}: add examples of ${message}`));
    const edits = accepted.map(({ edit }) => edit);
    changes.push({ path: file.path, before: file.text, after: applyEdits(file.text, edits) });
  }
  const problem = changes.length === 0 ? undefined : replaceSources(dirname(rootFile), changes);
  return problem === undefined ? { done: [...done, ...added] } : { done, problem };
}
