// `wirepact check --fix`: applies the corrections that can be trusted, and adds missing examples. Files are written once, all together.

import { dirname, join, resolve } from "node:path";
import { compileFiles, compileSpec, type Compilation } from "../pipeline/compile.js";
import { fixFiles, type FixedFiles } from "../fixes/fix-files.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { pathAt } from "../recovery/remove-parts.js";
import type { SourceFile } from "../model/source.js";
import { applyEdits } from "../model/text-edit.js";
import { replaceSources } from "../write/replace-sources.js";
import { writeExamples, type WrittenExamples } from "../check/write-examples.js";
import { readTree } from "../yaml/read-yaml.js";

/** Examples can have corrections, and a message that was corrected can lack examples. */
const maxTurns = 5;

export interface FixReport {
  /** What was done, such as `protocols/mail.yaml:3: change to string`. */
  readonly done: readonly string[];
  /** Why nothing could be written. */
  readonly problem?: string;
}

/** Corrects the files of a spec. */
export async function fixSpec(rootFile: string): Promise<FixReport> {
  const folder = dirname(resolve(rootFile));
  /** The files as they are on disk. */
  const stored = new Map<string, string>();
  const compile = async (changed: readonly SourceFile[]): Promise<Compilation> => {
    const texts = new Map(changed.map(({ path, text }) => [join(folder, path), text]));
    const compilation = await compileSpec(rootFile, { openText: (path) => texts.get(path) });
    for (const { path, text } of compilation.files) if (!stored.has(path)) stored.set(path, text);
    return compilation;
  };
  const done: string[] = [];
  let files: readonly SourceFile[] = [];
  for (let turn = 0; turn < maxTurns; turn++) {
    const fixed = await fixFiles(files, compile);
    const completed = await addExamples(await compile(fixed.files));
    done.push(...fixed.done, ...completed.done);
    files = completed.files;
    if (completed.done.length === 0) break;
  }
  const changes = files.flatMap(({ path, text }) => {
    const before = stored.get(path);
    return before === text ? [] : [{ path, before, after: text }];
  });
  const problem = changes.length === 0 ? undefined : replaceSources(folder, changes)?.message;
  return problem === undefined ? { done } : { done: [], problem };
}

/** Writes missing examples of messages without errors; those that `check` would not accept are left out. */
async function addExamples({ files, diagnostics, protocols, partial }: Compilation): Promise<FixedFiles> {
  const done: string[] = [];
  const changed = new Map<string, SourceFile>();
  for (const { model } of [...protocols, ...partial]) {
    const file = files.find(({ path }) => path === model.source);
    if (file === undefined) continue;
    const withExamples = (examples: readonly WrittenExamples[]): SourceFile => ({
      ...file,
      text: applyEdits(
        file.text,
        examples.map(({ edit }) => edit),
      ),
    });
    const isAccepted = async (examples: readonly WrittenExamples[]): Promise<boolean> =>
      (await exampleErrors(files, withExamples(examples))) <= errorsBefore;
    // Of a file with errors, what is missing is not reported.
    const isUnfinished = partial.some((protocol) => protocol.model === model);
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
    done.push(...accepted.map(({ message }) => `${file.path}: add examples of ${message}`));
    changed.set(file.path, withExamples(accepted));
  }
  return { files: files.map((file) => changed.get(file.path) ?? file), done };
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
