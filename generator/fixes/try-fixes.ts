// Tries corrections: the spec is compiled again with them, and those that lose something, add an error or do not remove their mistake are refused.

import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";
import { applyEdits, type TextEdit } from "../model/text-edit.js";
import { sharedPaths } from "../parse/parse-spec.js";
import { readTree, readYaml } from "../yaml/read-yaml.js";
import { trailTo } from "./fix-edits.js";
import type { Fix } from "./fix.js";
import { findLost } from "./what-is-lost.js";

/** The files of a spec, the root file first, and what the compiler finds in them. */
export interface CompiledFiles {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A correction with the diagnostic that it is for. */
export interface Proposal {
  readonly fix: Fix;
  readonly diagnostic: Diagnostic;
}

/** Compiles files; those of the spec that are not among them are read from elsewhere. */
export type Compile = (files: readonly SourceFile[]) => Promise<CompiledFiles>;

/** The spec with some corrections; undefined if one of them cannot be trusted. */
export async function tryFixes(
  before: CompiledFiles,
  proposals: readonly Proposal[],
  compile: Compile,
): Promise<CompiledFiles | undefined> {
  const edits = proposals.flatMap(({ fix }) => fix.edits);
  const changed = before.files.map((file) => {
    const own = edits.filter(({ span }) => span.file === file.path);
    return own.length === 0 ? file : { ...file, text: applyEdits(file.text, own) };
  });
  const replaced = proposals.flatMap(({ fix }) => fix.replaces);
  for (const [index, { text }] of before.files.entries()) {
    const now = changed[index]!;
    if (now.text !== text && findLost(text, now.text, replaced).length > 0) return undefined;
    if (!isUnread(before.files[index]!) && isUnread(now)) return undefined;
  }
  const after = await compile(changed);
  const isFixed = proposals.every(({ diagnostic }) => {
    const { code, message, span } = diagnostic;
    const file = before.files.find(({ path }) => path === span?.file);
    const isSame = (other: Diagnostic): boolean => other.code === code && other.message === message;
    // The parser stops at the first mistake, so there may be another one of the kind below.
    const isAbove = (other: Diagnostic): boolean => isSame(other) && other.span !== undefined && other.span.start <= span!.start;
    if (file !== undefined && isUnread(file)) return count(after.diagnostics, isAbove) < count(before.diagnostics, isAbove);
    const targets = proposals.filter((each) => isSame(each.diagnostic)).length;
    return count(after.diagnostics, isSame) <= count(before.diagnostics, isSame) - targets;
  });
  return isFixed && addsNoError(before, after, proposals) ? after : undefined;
}

/** Proposals of which no two edit the same text; the others have to wait for the next round. */
export function withoutOverlap(proposals: readonly Proposal[]): readonly Proposal[] {
  const taken: Span[] = [];
  return proposals.filter(({ fix }) => {
    const spans = fix.edits.map(({ span }) => span);
    const isFree = !spans.some((span) => taken.some((other) => overlap(span, other)));
    if (isFree) taken.push(...spans);
    return isFree;
  });
}

const overlap = (one: Span, other: Span): boolean => one.file === other.file && one.start <= other.end && other.start <= one.end;

/** Whether a file is not valid YAML, or the language does not support what it uses. */
const isUnread = (file: SourceFile): boolean => readYaml(file).node === undefined;

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

const count = (diagnostics: readonly Diagnostic[], isWanted: (diagnostic: Diagnostic) => boolean): number =>
  diagnostics.filter(isWanted).length;

/** The stages in the order in which they report. */
const stageOf = ({ code }: Diagnostic): number => ["load", "parse", "resolve", "check"].indexOf(code.slice(0, code.indexOf("/")));

/**
 * Whether there are no more errors than before, apart from those that the mistake concealed, and none of a new kind that could conceal others in turn.
 * A single correction may reveal one error of a later stage in exchange for its own; several at once may not, so that none pays for another.
 */
function addsNoError(before: CompiledFiles, after: CompiledFiles, proposals: readonly Proposal[]): boolean {
  const concealed = concealedBy(before, proposals);
  const counted = after.diagnostics.filter((diagnostic) => isError(diagnostic) && !concealed(diagnostic));
  const errors = before.diagnostics.filter(isError);
  const targets = proposals.map(({ diagnostic }) => diagnostic).filter(isError);
  const stage = Math.max(...proposals.map(({ diagnostic }) => stageOf(diagnostic)));
  const isOfKind =
    ({ code }: Diagnostic) =>
    (other: Diagnostic): boolean =>
      other.code === code;
  const isNewKind = counted.some((each) => stageOf(each) <= stage && count(counted, isOfKind(each)) > count(errors, isOfKind(each)));
  return !isNewKind && counted.length <= errors.length - (targets.length > 1 ? targets.length : 0);
}

/**
 * Whether an error is in a part that was not read before: below a key that was unknown, in a file that was not valid, or in all files if those that
 * they share were not. Names are not resolved in the whole file while one definition cannot be read.
 */
function concealedBy({ files, diagnostics }: CompiledFiles, proposals: readonly Proposal[]): (diagnostic: Diagnostic) => boolean {
  const [root] = files;
  const shared = new Set(root === undefined ? [] : [root.path, ...sharedPaths(root)]);
  const wrong = new Set(diagnostics.filter((each) => isError(each) && /^(?:load|parse)\//.test(each.code)).map(({ span }) => span?.file));
  const edited = proposals.flatMap(({ fix }) => fix.edits);
  const paths = new Set(edited.map(({ span }) => span.file));
  if ([...paths].some((path) => shared.has(path) && wrong.has(path))) return () => true;
  const unread = new Set(files.filter((file) => paths.has(file.path) && isUnread(file)).map(({ path }) => path));
  const regions = proposals.flatMap(({ diagnostic: { span, code } }): readonly Span[] => {
    const file = code === "parse/unknown-key" ? files.find(({ path }) => path === span?.file) : undefined;
    const value = file === undefined ? undefined : trailTo(readTree(file).node, span!).at(-1)?.entry.value;
    return value === undefined ? [] : [moved(value.span, edited)];
  });
  const isParse = proposals.every(({ diagnostic }) => diagnostic.code.startsWith("parse/"));
  const written = edited.map(({ span, text }) => {
    const { start } = moved({ ...span, end: span.start }, edited);
    return { ...span, start, end: start + text.length };
  });
  return ({ span, code }) => {
    if (span === undefined) return false;
    const isIn = ({ file, start, end }: Span): boolean => file === span.file && start <= span.start && span.end <= end;
    const isElsewhere = isParse && code.startsWith("resolve/") && paths.has(span.file) && !written.some(isIn);
    return unread.has(span.file) || regions.some(isIn) || isElsewhere;
  };
}

/** Where a span is after the edits of its file. */
function moved(span: Span, edits: readonly TextEdit[]): Span {
  const shift = (offset: number): number =>
    edits
      .filter((edit) => edit.span.file === span.file && edit.span.end <= offset)
      .reduce((sum, { span: { start, end }, text }) => sum + text.length - (end - start), offset);
  return { ...span, start: shift(span.start), end: shift(span.end) };
}
