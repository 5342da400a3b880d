// The pipeline: spec in, packages out. Load, parse, resolve and check are `compileSpec`; lower, emit and write follow here.
// Stops after a stage that found errors, so that a broken spec writes nothing.

import { compileSpec, type Compilation } from "./compile.js";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import { openSpool } from "../disk/spool.js";
import { emitFiles, type DraftCache, type EmissionMemory, type EmittedProtocol } from "../emit/emit-files.js";
import { emitters } from "../emit/index.js";
import { templateFolderOf } from "../emit/own-templates.js";
import type { ReadHook } from "../load/read-source.js";
import { lowerProtocol } from "../lower/index.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SourceFile } from "../model/source.js";
import { checkFiles } from "../write/check-files.js";
import { readManifest } from "../write/manifest.js";
import { removedProtocols, updateReferences } from "../write/reference-list.js";
import { writeFiles, type WriteReport } from "../write/write-files.js";

export interface GenerateOptions {
  readonly config: ProjectConfig;
  /** Compare with the disk instead of writing. */
  readonly check?: boolean;
  /** Only these protocols. */
  readonly only?: readonly string[] | undefined;
  /** Overwrite files that were not generated or were edited. */
  readonly force?: boolean;
  readonly cache?: DraftCache | undefined;
  readonly memory?: EmissionMemory | undefined;
  /** The result of the first four stages, when it is known already. */
  readonly compilation?: Compilation | undefined;
  /** Gives up waiting for emitters when it is aborted. */
  readonly limit?: AbortSignal | undefined;
  /** Called before a file is read. */
  readonly onRead?: ReadHook | undefined;
  /** Called when a stage begins. */
  readonly onStage?: ((stage: Stage) => void) | undefined;
}

/** The stages that are timed; `compile` is the first four. */
export type Stage = "compile" | "lower" | "emit" | "write";

export interface Generation extends WriteReport {
  readonly protocols: readonly string[];
  readonly messages: number;
  /** The spec files, and templates with mistakes, for code frames. */
  readonly sources: readonly SourceFile[];
  /** Milliseconds per stage. */
  readonly times: Readonly<Record<string, number>>;
}

/** Generates everything the configuration asks for. */
export async function generate(options: GenerateOptions): Promise<Generation> {
  const { config, check = false, only, force = false, cache, memory, limit } = options;
  const clock = startClock(options.onStage);
  clock.begin("compile");
  const { models, ...compiled } = await compileModels(options);
  const names = models.map(({ name }) => name);
  const messages = models.reduce((sum, model) => sum + Object.keys(model.messages).length, 0);
  const done = (outcome: Partial<WriteReport>, templateSources: readonly SourceFile[] = []): Generation => ({
    written: [],
    unchanged: [],
    deleted: [],
    ...outcome,
    diagnostics: [...compiled.diagnostics, ...(outcome.diagnostics ?? [])],
    protocols: names,
    messages,
    sources: [...compiled.files, ...templateSources],
    times: clock.laps(),
  });
  if (hasErrors(compiled.diagnostics)) return done({});
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return done({ diagnostics: [report("write/no-protocol", { name: unknown, known: compiled.known }, {})] });
  }

  const all = [...emitters, ...config.emitters];
  const templates = templateFolderOf(config);
  const protocols = lowerInTurn(models, clock);
  const { keep, close } = openSpool();
  try {
    const emitted = await emitFiles({ protocols, emitters: all, config: config.packages, templates, cache, memory, keep, limit });
    if (hasErrors(emitted.diagnostics)) return done({ diagnostics: emitted.diagnostics }, emitted.sources);
    clock.begin("write");
    const owns = (path: string): boolean => only === undefined || only.some((name) => isOf(name, path));
    const removed = only === undefined ? removedProtocols(readManifest(config.out), names) : [];
    const references = await updateReferences(config.out, names, removed);
    const result = check
      ? checkFiles(config.out, emitted.files, { owns })
      : writeFiles(config.out, emitted.files, { force, owns, adjust: references });
    return done(result);
  } finally {
    close();
  }
}

/** Lowers a protocol when it is its turn, and lets go of it when the next one is asked for. */
function* lowerInTurn(models: ProtocolModel[], clock: Clock): Generator<EmittedProtocol> {
  for (let model = models.shift(); model !== undefined; model = models.shift()) {
    clock.begin("lower");
    const schemas = lowerProtocol(model);
    clock.begin("emit");
    yield { model, schemas };
  }
}

const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some(({ severity }) => severity === "error");

const isOf = (protocol: string, path: string): boolean => /^(?:packages|generated)\/([^/]+)\//.exec(path)?.[1] === protocol;

/** The models that are asked for, with the names of all and the texts; nothing else of a spec is kept, such as the trees of its files. */
async function compileModels({ config, compilation, onRead, only }: GenerateOptions) {
  const { protocols, diagnostics, files } = compilation ?? (await compileSpec(config.rootFile, onRead === undefined ? {} : { onRead }));
  const models = protocols.map(({ model }) => model);
  const known = models.map(({ name }) => name);
  // What is known of a file, such as its tree, is kept for as long as this object of it.
  const texts = files.map((file) => ({ ...file }));
  return { models: models.filter(({ name }) => only === undefined || only.includes(name)), known, diagnostics, files: texts };
}

type Clock = ReturnType<typeof startClock>;

/** Measures the time of one stage after the other; a stage may begin more than once. */
function startClock(onStage?: (stage: Stage) => void) {
  const laps: { [stage in Stage]?: number } = {};
  let current: { readonly stage: Stage; readonly since: number } | undefined;
  const end = (): void => {
    if (current !== undefined) laps[current.stage] = (laps[current.stage] ?? 0) + performance.now() - current.since;
  };
  return {
    begin: (stage: Stage): void => {
      end();
      current = { stage, since: performance.now() };
      onStage?.(stage);
    },
    laps: (): Readonly<Record<string, number>> => {
      end();
      return { ...laps };
    },
  };
}
