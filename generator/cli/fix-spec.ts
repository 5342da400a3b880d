// `wirepact check --fix`: applies the corrections of diagnostics until none is left.

import { dirname } from "node:path";
import { compileFiles, compileSpec } from "../pipeline/compile.js";
import { fixOf } from "../diagnostics/fixes.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { pathAt } from "../intact/remove-parts.js";
import type { SourceFile } from "../model/source.js";
import { applyEdits } from "../model/text-edit.js";
import { replaceSources, type SourceChange } from "../write/replace-sources.js";
import { writeExamples, type WrittenExamples } from "../check/write-examples.js";
import { readTree } from "../yaml/read-yaml.js";

/** A correction can uncover another mistake, but not endlessly. */
const maxRounds = 10;

export interface FixReport {
  /** What was done, such as `protocols/mail.yaml:3: change to string`. */
  readonly done: readonly string[];
  /** Why not all could be done. */
  readonly problem?: string;
}

/** Corrects the files of a spec. Examples that were added can have their own corrections. */
export async function fixSpec(rootFile: string): Promise<FixReport> {
  const done: string[] = [];
  for (const step of [correct, addExamples, correct]) {
    const report = await step(rootFile);
    done.push(...report.done);
    if (report.problem !== undefined) return { done, problem: report.problem };
  }
  return { done };
}

/** Applies the corrections of diagnostics. */
async function correct(rootFile: string): Promise<FixReport> {
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
    const problem = replaceSources(dirname(rootFile), changes)?.message;
    if (problem !== undefined) return { done, problem };
    done.push(...fixed);
  }
  return { done };
}

/** Writes missing examples of messages without errors; those that `check` would not accept are left out. */
async function addExamples(rootFile: string): Promise<FixReport> {
  const { files, diagnostics, protocols, intact } = await compileSpec(rootFile);
  const added: string[] = [];
  const changes: SourceChange[] = [];
  for (const { model } of [...protocols, ...intact]) {
    const file = files.find(({ path }) => path === model.source);
    if (file === undefined) continue;
    const isAccepted = async (examples: readonly WrittenExamples[]): Promise<boolean> => {
      const edits = examples.map(({ edit }) => edit);
      return (await exampleErrors(files, { ...file, text: applyEdits(file.text, edits) })) <= errorsBefore;
    };
    // Of a file with errors, what is missing is not reported.
    const isUnfinished = intact.some((protocol) => protocol.model === model);
    const errorsBefore = await exampleErrors(files, file);
    const incomplete = incompleteMessages(model, diagnostics);
    const written = writeExamples(
      model,
      file,
      readTree(file).node,
      ({ name, examples }) => incomplete.has(name) || (isUnfinished && examples.length === 0),
    );
    let accepted: readonly WrittenExamples[] = [];
    if (await isAccepted(written)) accepted = written;
    else for (const each of written) if (await isAccepted([...accepted, each])) accepted = [...accepted, each];
    if (accepted.length === 0) continue;
    added.push(...accepted.map(({ message }) => `${file.path}: add examples of ${message}`));
    const edits = accepted.map(({ edit }) => edit);
    changes.push({ path: file.path, before: file.text, after: applyEdits(file.text, edits) });
  }
  const problem = changes.length === 0 ? undefined : replaceSources(dirname(rootFile), changes)?.message;
  return problem === undefined ? { done: added } : { done: [], problem };
}

/** The number of errors in the valid examples of a file. */
async function exampleErrors(files: readonly SourceFile[], file: SourceFile): Promise<number> {
  const { diagnostics } = await compileFiles(files.map((each) => (each.path === file.path ? file : each)));
  const { node } = readTree(file);
  return diagnostics.filter(
    ({ severity, span }) =>
      severity === "error" && span?.file === file.path && node !== undefined && pathAt(node, span).includes("examples"),
  ).length;
}

/** The messages whose examples are missing or do not show all fields. */
function incompleteMessages(model: ProtocolModel, diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  const messages = diagnostics.flatMap(({ code, message, span }) =>
    code === "check/example-missing" && span?.file === model.source ? [message.slice(0, message.indexOf(" has no "))] : [],
  );
  return new Set(messages);
}
