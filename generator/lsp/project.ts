// A spec that is open in an editor: its files with unsaved changes, their trees and symbols, and what the compiler found.

import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { createCheckMemory } from "../check/check-memory.js";
import type { CheckOptions } from "../check/check-protocol.js";
import { compileFiles, type Compilation } from "../pipeline/compile-files.js";
import { configFile, defaultSpec } from "../config/config-file.js";
import { findSpec } from "../config/find-spec.js";
import { type LoadedSpec, loadSpec } from "../load/load-spec.js";
import { hasContent, type OpenText } from "../load/read-source.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SourceFile } from "../model/source.js";
import type { SymbolIndex } from "../model/symbols.js";
import { sharedPaths } from "../parse/parse-spec.js";
import { mergeIndexes } from "../resolve/symbols/index-symbols.js";
import { readTree } from "../yaml/read-yaml.js";
import { isReleasePath, spokenBy } from "../yaml/spoken-files.js";
import { openFileViews, type FileView } from "./file-views.js";

export interface Project {
  readonly rootFile: string;
  readonly folder: string;
  /** Compiles what changed: the files as they are now, and the diagnostics of all of them, by path. */
  readonly update: () => { readonly views: readonly FileView[]; readonly diagnostics: Promise<ReadonlyMap<string, readonly Diagnostic[]>> };
  /** The files as they are now, without compiling. */
  readonly views: () => readonly FileView[];
  /** A file of the spec, or one below its folder that starts a protocol; undefined for others. */
  readonly view: (path: string) => FileView | undefined;
  /** The symbols of all files. */
  readonly symbols: () => SymbolIndex;
  /** The last model of a file that could be resolved. */
  readonly model: (path: string) => ProtocolModel | undefined;
  /** Compiles a file with those that it depends on, or all files with one that they share; the given texts replace those of the project. */
  readonly compile: (path: string, changed?: readonly SourceFile[]) => Promise<Compilation>;
  /** Says that a file is open, and where it was edited last. */
  readonly edited: (path: string, offset: number) => void;
}

/** The root file of the spec that a file belongs to; undefined if it belongs to none. */
export async function findRootFile(path: string): Promise<string | undefined> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(join(folder, configFile))) {
      const spec = await findSpec(folder, undefined);
      if (typeof spec === "string") return join(folder, spec);
    }
    for (const name of [basename(defaultSpec), defaultSpec]) if (existsSync(join(folder, name))) return join(folder, name);
    if (existsSync(join(folder, ".git")) || folder === dirname(folder)) return basename(path) === basename(defaultSpec) ? path : undefined;
  }
}

interface Compiled {
  /** The texts of the root file and the files of types. */
  readonly context: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The last text that was valid YAML. */
  readonly valid: { readonly text: string; readonly diagnostics: readonly Diagnostic[] } | undefined;
}

/** Opens the spec of a root file. */
export function openProject(rootFile: string, openText: OpenText): Project {
  const folder = dirname(rootFile);
  const memory = createCheckMemory();
  const checkOptions = (): CheckOptions => ({ today: new Date().toISOString().slice(0, 10), memory });
  const models = new Map<string, ProtocolModel>();
  const compileOne = createFileCompiler(models, checkOptions);
  const views = openFileViews();
  const found = new Map<string, Diagnostic[]>();
  const sources = new Map<string, SourceFile>();
  /** Files that are open in the editor, but not listed by the root file. */
  const extra = new Set<string>();

  /** A file that did not change stays the same object, so that it is read as YAML once. */
  const unchanged = (file: SourceFile): SourceFile => {
    const known = sources.get(file.path);
    if (known?.text === file.text) return known;
    sources.set(file.path, file);
    return file;
  };
  const load = (): ReturnType<typeof loadSpec> => {
    const loaded = loadSpec(rootFile, undefined, openText);
    if (loaded.files.length === 0) return loaded;
    const listed = new Set(loaded.files.map(({ path }) => path));
    const others = [...extra].flatMap((path) => {
      const text = listed.has(path) ? undefined : openText(join(folder, path));
      return text === undefined || !startsProtocol(text) ? [] : [{ path, text }];
    });
    return { ...loaded, files: [...loaded.files, ...others].map(unchanged) };
  };
  const viewsOf = (loaded: readonly SourceFile[]): readonly FileView[] => {
    const files = loaded.filter(({ path }) => !isReleasePath(path));
    return views.of(files, sharedIn(files));
  };
  const currentViews = (): readonly FileView[] => viewsOf(load().files);

  const compileLoaded = async ({ files, diagnostics }: Pick<LoadedSpec, "files" | "diagnostics">): Promise<typeof found> => {
    const [root, ...protocols] = files;
    const all: Diagnostic[] = [...diagnostics];
    if (root !== undefined) {
      const shared = sharedIn(files);
      const common = [root, ...protocols.filter(({ path }) => shared.has(path))];
      for (const file of protocols.filter(({ path }) => !isReleasePath(path)))
        all.push(...(await compileOne([...common, ...spokenBy(protocols, file)], file)));
      if (protocols.length === 0) all.push(...(await compileFiles([root])).diagnostics);
    }
    found.clear();
    for (const { path } of files) found.set(path, []);
    for (const diagnostic of distinct(all)) {
      const path = diagnostic.span?.file ?? basename(rootFile);
      found.set(path, found.get(path) ?? []);
      found.get(path)!.push(diagnostic);
    }
    return found;
  };
  return {
    rootFile,
    folder,
    update: () => {
      const loaded = load();
      return { views: viewsOf(loaded.files), diagnostics: compileLoaded(loaded) };
    },
    views: currentViews,
    view: (path) => currentViews().find(({ file }) => file.path === path),
    symbols: () => mergeIndexes(currentViews().map(({ symbols }) => symbols)),
    model: (path) => models.get(path),
    compile: async (path, changed = []) => {
      const files = load().files.map((file) => changed.find((each) => each.path === file.path) ?? file);
      const shared = sharedIn(files);
      const isShared = shared.has(path) || path === files[0]?.path;
      const spoken = new Set(files.filter((file) => file.path === path).flatMap((file) => spokenBy(files, file)));
      const isNeeded = (file: SourceFile): boolean => file.path === path || shared.has(file.path) || spoken.has(file);
      const needed = isShared ? files : files.filter((file, index) => index === 0 || isNeeded(file));
      return compileFiles(needed, checkOptions());
    },
    edited: (path, offset) => {
      if (!isOutside(path)) extra.add(path);
      views.edited(path, offset);
    },
  };
}

/** Compiles files that changed with those that all protocols share: the root file and the files of types. */
function createFileCompiler(
  models: Map<string, ProtocolModel>,
  checkOptions: () => CheckOptions,
): (common: readonly SourceFile[], file: SourceFile) => Promise<readonly Diagnostic[]> {
  const compiled = new Map<string, Compiled>();
  return async (common, file) => {
    const known = compiled.get(file.path);
    const context = common.map(({ text }) => text).join("\0");
    if (known?.context === context && known.text === file.text) return known.diagnostics;
    const { diagnostics, protocols } = await compileFiles(common.includes(file) ? common : [...common, file], checkOptions());
    for (const { model } of protocols) models.set(model.source, model);
    const isBroken = readTree(file).node === undefined;
    const valid = isBroken ? known?.valid : { text: file.text, diagnostics };
    // While a file is not valid YAML, what is wrong in its other lines stays.
    const all = isBroken && valid !== undefined ? [...diagnostics, ...moveDiagnostics(valid.diagnostics, valid.text, file)] : diagnostics;
    compiled.set(file.path, { context, text: file.text, diagnostics: all, valid });
    return all;
  };
}

/** The diagnostics of an earlier text of a file, without those of the part that was edited since. */
function moveDiagnostics(diagnostics: readonly Diagnostic[], before: string, { path, text }: SourceFile): readonly Diagnostic[] {
  const start = firstDifference(before, text);
  const limit = Math.min(before.length, text.length) - start;
  let same = 0;
  while (same < limit && before[before.length - 1 - same] === text[text.length - 1 - same]) same++;
  const shift = text.length - before.length;
  return diagnostics.flatMap((diagnostic) => {
    const { span } = diagnostic;
    if (span?.file !== path) return [];
    if (span.end <= start) return [diagnostic];
    if (span.start < before.length - same) return [];
    return [{ ...diagnostic, span: { ...span, start: span.start + shift, end: span.end + shift } }];
  });
}

/** The offset at which two texts start to differ. */
export function firstDifference(a: string, b: string): number {
  let offset = 0;
  while (offset < a.length && offset < b.length && a[offset] === b[offset]) offset++;
  return offset;
}

function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keys = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const key = JSON.stringify([diagnostic.code, diagnostic.message, diagnostic.span]);
    return !keys.has(key) && keys.add(key);
  });
}

/** The paths of the files of types, which the root file lists. */
const sharedIn = ([root]: readonly SourceFile[]): ReadonlySet<string> => new Set(root === undefined ? [] : sharedPaths(root));

/** Whether a text starts a protocol, or is still empty. */
const startsProtocol = (text: string): boolean => /^protocol\s*:/m.test(text.slice(0, 4096)) || !hasContent(text.slice(0, 4096));

const isOutside = (path: string): boolean => path === ".." || path.startsWith("../") || isAbsolute(path);

/** The path of a file as the spec names it. */
export const specPath = (project: Project, path: string): string => relative(project.folder, path).split(sep).join("/");

/** The files in the folder of the root file and in the folders in it, without the root file. */
export const filesOf = ({ folder, rootFile }: Pick<Project, "folder" | "rootFile">): readonly string[] =>
  [".", ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))]
    .flatMap((name) =>
      readdirSync(join(folder, name), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(name, entry.name)] : [])),
    )
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path !== basename(rootFile))
    .sort();
