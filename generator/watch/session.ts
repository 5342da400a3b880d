// A project in a process that keeps running: knows what it was last generated from, and generates only what a change affects. Prints nothing.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createRecentDrafts, openDraftCache } from "../cache/draft-cache.js";
import { generatorStamp } from "../cache/generator-stamp.js";
import { cacheFolder } from "../cache/last-run.js";
import { type CheckMemory, createCheckMemory } from "../check/check-memory.js";
import { configFile, misnamedConfigFiles } from "../config/config-file.js";
import type { ProjectConfig } from "../config/load-config.js";
import type { DraftCache, EmissionMemory } from "../emit/emit-files.js";
import { type LoadedSpec, loadSpec } from "../load/load-spec.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { type Compilation, compileFiles } from "../pipeline/compile-files.js";
import { generate, type GenerateOptions, type Generation } from "../pipeline/generate.js";
import { templateFiles } from "../template/template.js";
import { createConfigReader, type VersionedConfig } from "./config-reader.js";

/** The result of an update. */
export type Update =
  | { readonly kind: "same" }
  | { readonly kind: "bad-config"; readonly diagnostic: Diagnostic }
  | {
      readonly kind: "generated";
      readonly generation: Generation;
      readonly config: ProjectConfig;
      /** The files that changed since the last successful run; none in the first run. */
      readonly changed: readonly string[];
    };

export interface Session {
  /** Reads the project and generates what changed. */
  readonly update: () => Promise<Update>;
  /** Files and folders to watch. */
  readonly watched: () => readonly string[];
}

export type SessionOptions = Pick<GenerateOptions, "force" | "only" | "onStage"> & {
  readonly folder: string;
  /** Root file of the spec, in place of the configured one. */
  readonly spec?: string | undefined;
  /** Makes the limit of one update for the configuration and the emitters of the project, which may never settle. */
  readonly limit?: () => AbortSignal;
};

/** Everything that the output depends on. */
interface Inputs extends VersionedConfig {
  readonly spec: LoadedSpec;
  /** Content of every input file by its path. */
  readonly texts: ReadonlyMap<string, string>;
}

interface Success extends Inputs {
  /** Name of each protocol by the path of its file. */
  readonly names: ReadonlyMap<string, string>;
}

/** Some editors empty or remove a file before they write it; this many milliseconds are enough for that. */
const savingTime = 60;

/** Opens a session for the project in a folder; the first update generates everything. */
export function openSession({ folder, spec: rootFile, only, limit: createLimit, ...options }: SessionOptions): Session {
  const readConfig = createConfigReader(folder, rootFile);
  const stored = cacheFolder(folder);
  let cache: DraftCache | undefined;
  const memory: EmissionMemory = new WeakMap();
  const checked = createCheckMemory();
  let last: Inputs | undefined;
  let success: Success | undefined;
  let watched: readonly string[] = configPaths(folder);

  const update = async (): Promise<Update> => {
    const limit = createLimit?.();
    const configured = await readConfig(limit);
    if ("code" in configured) return { kind: "bad-config", diagnostic: configured };
    const { config } = configured;
    watched = watchedPaths(folder, config);
    cache ??= createRecentDrafts(openDraftCache({ folder: stored, out: config.out }, stored === undefined ? "" : generatorStamp()));
    const spec = await loadSaved(config.rootFile);
    const inputs: Inputs = { ...configured, spec, texts: projectTexts(spec, configured) };
    if (last !== undefined && isSame(inputs, last)) return { kind: "same" };
    const { compilation, isPartial } = await compileChanged(inputs, success, checked);
    const names = namesOf(compilation);
    // Without a filter everything is generated, and files that are no longer generated are deleted.
    const affected = isPartial ? [...names.values()].filter((name) => only === undefined || only.includes(name)) : only;
    const generation = await generate({ ...options, config, cache, memory, compilation, only: affected, limit });
    const changed = success === undefined ? [] : changedPaths(inputs.texts, success.texts);
    if (!hasErrors(generation.diagnostics)) {
      success = { ...inputs, names: isPartial ? new Map([...(success?.names ?? []), ...names]) : names };
    }
    // After a write error or a missing folder the next update tries again, even when no input changed.
    last = generation.diagnostics.some(({ code }) => code.startsWith("write/") || code === "emit/no-template-folder") ? undefined : inputs;
    return { kind: "generated", generation, config, changed };
  };
  return { update, watched: () => watched };
}

const configPaths = (folder: string): readonly string[] => [configFile, ...misnamedConfigFiles].map((name) => join(folder, name));

const watchedPaths = (folder: string, { rootFile, templates }: ProjectConfig): readonly string[] => [
  ...configPaths(folder),
  dirname(rootFile),
  ...(templates === undefined ? [] : [templates]),
];

/** Loads a spec; tries again after a moment when a file is missing or empty, because an editor may be saving it. */
async function loadSaved(rootFile: string): Promise<LoadedSpec> {
  const spec = loadSpec(rootFile);
  if (!hasErrors(spec.diagnostics)) return spec;
  await pause(savingTime);
  return loadSpec(rootFile);
}

const isSame = (a: Inputs, b: Inputs): boolean =>
  a.config === b.config &&
  changedPaths(a.texts, b.texts).length === 0 &&
  JSON.stringify(a.spec.diagnostics) === JSON.stringify(b.spec.diagnostics);

/** Compiles the files that changed, or everything when the change may affect other files. */
async function compileChanged(
  { config, spec, texts }: Inputs,
  success: Success | undefined,
  memory: CheckMemory,
): Promise<{ readonly compilation: Compilation; readonly isPartial: boolean }> {
  const { files, diagnostics, folder } = spec;
  if (hasErrors(diagnostics)) return { compilation: { protocols: [], partial: [], diagnostics, files }, isPartial: false };
  const options = { today: new Date().toISOString().slice(0, 10), memory };
  if (success?.config === config) {
    const changed = new Set(changedPaths(texts, success.texts));
    const protocols = files.slice(1).filter(({ path }) => changed.has(join(folder, path)));
    const compilation = await compileFiles([...files.slice(0, 1), ...protocols], options);
    const keepNames = [...namesOf(compilation)].every(([path, name]) => success.names.get(path) === name);
    if (keepNames && protocols.length === changed.size) return { compilation, isPartial: true };
  }
  const compilation = await compileFiles(files, options);
  return { compilation: { ...compilation, diagnostics: [...diagnostics, ...compilation.diagnostics] }, isPartial: false };
}

const namesOf = ({ protocols }: Compilation): ReadonlyMap<string, string> =>
  new Map(protocols.map(({ model }) => [model.source, model.name]));

const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some(({ severity }) => severity === "error");

/** The content of every file that the output depends on by its path: configuration, spec, and the project's own templates. */
function projectTexts(spec: LoadedSpec, { config, configPath, configText }: VersionedConfig): ReadonlyMap<string, string> {
  const { templates } = config;
  const own = templates === undefined ? [] : templateFiles(templates).map((name) => join(templates, `${name}.hbs`));
  return new Map([
    [configPath, configText],
    ...spec.files.map(({ path, text }): [string, string] => [join(spec.folder, path), text]),
    ...own.map((path): [string, string] => [path, readFileSync(path, "utf8")]),
  ]);
}

/** Paths whose content differs or that exist on one side only, sorted. */
function changedPaths(texts: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...texts.keys(), ...before.keys()]);
  return [...paths].filter((path) => texts.get(path) !== before.get(path)).sort();
}
