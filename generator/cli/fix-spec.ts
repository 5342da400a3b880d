// `wirepact check --fix`: applies the corrections of diagnostics until none is left.

import { dirname } from "node:path";
import { compileFiles, compileSpec } from "../compile.js";
import { fixOf } from "../diagnostics/fixes.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SourceFile, Span, YamlNode } from "../model/source.js";
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

/** Writes missing examples, if the rest of the spec is valid; those that `check` would not accept are left out. */
async function addExamples(rootFile: string, done: readonly string[]): Promise<FixReport> {
  const { files, diagnostics, protocols } = await compileSpec(rootFile);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => code !== "resolve/unknown-example")) return { done };
  // What refers to examples that are still missing is left out until they are there.
  const prepare = errors.length === 0 ? (file: SourceFile): SourceFile => file : withoutReferences;
  const compiled = errors.length === 0 ? { diagnostics, protocols } : await compileFiles(files.map(prepare));
  const added: string[] = [];
  const changes: SourceChange[] = [];
  for (const { model } of compiled.protocols) {
    const file = files.find(({ path }) => path === model.source);
    if (file === undefined) continue;
    const isAccepted = async (examples: readonly WrittenExamples[]): Promise<boolean> => {
      const text = applyEdits(
        file.text,
        examples.map(({ edit }) => edit),
      );
      const judged = await compileFiles(files.map((each) => prepare(each.path === file.path ? { ...each, text } : each)));
      return judged.diagnostics.every(({ severity }) => severity !== "error");
    };
    const incomplete = incompleteMessages(model, compiled.diagnostics);
    const written = writeExamples(model, file, readTree(file).node, ({ name }) => incomplete.has(name));
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

/** The messages whose examples are missing or do not show all fields. */
function incompleteMessages(model: ProtocolModel, diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  const messages = diagnostics.flatMap(({ code, message, span }) =>
    code === "check/example-missing" && span?.file === model.source ? [message.slice(0, message.indexOf(" has no "))] : [],
  );
  return new Set(messages);
}

const keysWithReferences = new Set(["flows", "transcripts", "invalid", "wire", "variations"]);

/** The file with spaces in place of what refers to examples. */
function withoutReferences(file: SourceFile): SourceFile {
  const { node } = readTree(file);
  const spans = node === undefined ? [] : [...referencesIn(node, 0)];
  const blank = (text: string): string => text.replaceAll(/[^\r\n]/g, " ");
  return {
    ...file,
    text: applyEdits(
      file.text,
      spans.map((span) => ({ span, text: blank(file.text.slice(span.start, span.end)) })),
    ),
  };
}

/** The level at which results and frames have examples. */
const deepest = 4;

function* referencesIn(node: YamlNode, level: number): Generator<Span> {
  if (node.kind !== "map" || level > deepest) return;
  for (const { key, keySpan, value } of node.entries) {
    if (keysWithReferences.has(key)) yield { ...keySpan, end: value.span.end };
    else if (level > 0 || key === "messages" || key === "envelope") yield* referencesIn(value, level + 1);
  }
}
