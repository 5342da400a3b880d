// What the spec playground does with a text: compiles it, compares it with the released model, and emits files. Uses no Node APIs.

import { compileFiles } from "../pipeline/compile-files.js";
import { agentCardEmitter } from "../emit/agent-card.js";
import { buildersEmitter } from "../emit/builders.js";
import { constantsEmitter } from "../emit/constants.js";
import { docsEmitter } from "../emit/docs.js";
import type { EmitInput, Emitter } from "../emit/emitter.js";
import { guardsEmitter } from "../emit/guards.js";
import { typesEmitter } from "../emit/types.js";
import { complete, type Completion } from "../lsp/completion.js";
import { readRepaired } from "../lsp/repair-text.js";
import { lowerProtocol } from "../lower/index.js";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { OutputDraft, OutputFile } from "../model/output-file.js";
import type { ProtocolModel, ResolvedProtocol } from "../model/protocol-model.js";
import type { SourceFile } from "../model/source.js";
import { compareModels } from "../compare/compare-models.js";
import { tryMessages } from "../release/compatibility-matrix.js";
import { describeAdvice, describeAffected } from "../release/render/describe-break.js";
import { isHigher, nextVersion } from "../compare/verdict.js";
import { indexTypes } from "../resolve/symbols/index-symbols.js";
import type { SharedTypes } from "../resolve/symbols/walk-context.js";
import type { RenderTemplate } from "../template/render-template.js";
import { printModule } from "./print-module.js";
import { projectFiles } from "./project-files.js";

/** The files of a spec with one protocol. */
export interface SpecFiles {
  readonly protocol: SourceFile;
  /** The files of types that it shares with other protocols. */
  readonly types: readonly SourceFile[];
}

/** A spec to compile, with the last release of its protocol if there is one. */
export interface SpecJob extends SpecFiles {
  readonly released: ProtocolModel | undefined;
  /** The spec that the edit started with, in place of a release. */
  readonly base?: SpecFiles | undefined;
  /** The path of the generated file that is shown. */
  readonly shown?: string;
}

export interface SpecFinding {
  /** The path of the file. */
  readonly file: string;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The difference to the released model of the same protocol in words. */
export interface SpecVerdict {
  readonly summary: string;
  readonly breaks: boolean;
  readonly changes: readonly SpecChange[];
}

export interface SpecChange {
  readonly level: string;
  readonly rule: string;
  readonly message: string;
  /** Who breaks, and what to do instead: sentences of `wirepact diff`. */
  readonly details: readonly string[];
  /** The path of the file, and the offset of the part in it. */
  readonly file: string;
  readonly start: number;
}

export interface SpecAnswer {
  readonly findings: readonly SpecFinding[];
  readonly verdict: SpecVerdict | undefined;
  /** The generated files; of a spec without errors, at least the one that is shown. */
  readonly files: readonly GeneratedText[];
  /** Whether there are other files, which `emit` returns. */
  readonly isPart: boolean;
}

export interface GeneratedText {
  readonly path: string;
  readonly text: string;
}

export type SpecCompletion = Completion;

/** A message that one side sends and the other one rejects. */
export interface SpecEvidence {
  readonly sender: string;
  readonly reader: string;
  readonly message: string;
  readonly issue: string;
}

/** What the spec playground asks for. All inputs and results are plain data, because they go to a worker and back. */
export interface SpecJobs {
  readonly compile: (job: SpecJob) => Promise<SpecAnswer>;
  /** All files of a spec without errors; `compile` returns those that readers see first. */
  readonly emit: (files: SpecFiles) => Promise<readonly GeneratedText[]>;
  /** Messages that show what an edit breaks; takes longer than `compile`. */
  readonly prove: (job: SpecJob) => Promise<readonly SpecEvidence[]>;
  /** Suggestions at an offset of the file with a path. */
  readonly complete: (position: SpecFiles & { readonly path: string; readonly offset: number }) => Promise<SpecCompletion>;
  readonly project: (spec: SpecJob & { readonly name: string }) => Promise<readonly OutputFile[]>;
}

/** The jobs; `version` is that of the generator. */
export function createSpecJobs({ render, version }: { readonly render: RenderTemplate; readonly version: string }): SpecJobs {
  const compile = createCompiler();
  const compileBase = createCompiler();
  const emission = createEmission(render);
  const withBase = async <Job extends SpecJob>(job: Job): Promise<Job> =>
    job.base === undefined ? job : { ...job, released: (await compileBase(job.base)).protocol?.model };
  return {
    compile: async (job) => runSpecJob(await withBase(job), compile, emission),
    emit: async (files) => {
      const { protocol } = await compile(files);
      return protocol === undefined ? [] : emission.all(protocol.model);
    },
    prove: async (job) => proveEdit(await withBase(job), compile),
    complete: async ({ protocol, types, path, offset }) => {
      const shared = types.find((file) => file.path === path);
      return complete(shared ?? protocol, offset, shared === undefined ? "protocolFile" : "typesFile", { types: typesIn(types) });
    },
    project: async (job) => projectFiles(await withBase(job), { render, version }),
  };
}

/** What an edited spec is called in place of a version. */
const yourEdit = "your edit";

/** Messages of each side that the other one rejects, the shortest of each. */
async function proveEdit({ released, ...files }: SpecJob, compile: CompileSpec): Promise<readonly SpecEvidence[]> {
  const edited = (await compile(files)).protocol?.model;
  if (edited === undefined || released?.name !== edited.name) return [];
  const [old, now] = [released.version, yourEdit];
  const pairs = [
    [old, now, released, edited],
    [now, old, edited, released],
  ] as const;
  const found = await Promise.all(
    pairs.map(async ([sender, reader, from, to]) => ({ sender, reader, example: (await tryMessages(from, to)).example })),
  );
  return found.flatMap(({ sender, reader, example }) =>
    example === undefined ? [] : [{ sender, reader, message: JSON.stringify(example.message), issue: example.issue?.message ?? "" }],
  );
}

const compileSpecFiles = ({ protocol, types }: SpecFiles): ReturnType<typeof compileFiles> =>
  compileFiles([
    {
      path: "wirepact.yaml",
      text: JSON.stringify({ protocols: [protocol.path], ...(types.length === 0 ? {} : { types: types.map(({ path }) => path) }) }),
    },
    protocol,
    ...types,
  ]);

interface CompiledSpec {
  readonly files: SpecFiles;
  readonly protocol: ResolvedProtocol | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

type CompileSpec = (files: SpecFiles) => Promise<CompiledSpec>;

/** Compiles specs, except for the one that was compiled last: several jobs ask for the same text. */
function createCompiler(): CompileSpec {
  let last: CompiledSpec | undefined;
  return async ({ protocol, types }) => {
    const files = { protocol, types };
    if (last !== undefined && JSON.stringify(last.files) === JSON.stringify(files)) return last;
    const { protocols, diagnostics } = await compileSpecFiles(files);
    return (last = { files, protocol: protocols[0], diagnostics });
  };
}

/** The types in files that are shared, as far as they can be read. */
const typesIn = (files: readonly SourceFile[]): SharedTypes =>
  indexTypes(
    files.flatMap((file) => {
      const { node } = readRepaired(file);
      return node === undefined ? [] : [{ file, node }];
    }),
  ).types;

/** The emitters whose files are shown. */
const emitters = [typesEmitter, guardsEmitter, buildersEmitter, constantsEmitter, docsEmitter, agentCardEmitter];

const config: EmitInput["config"] = {
  scope: "@example",
  license: "UNLICENSED",
  metadata: { keywords: [] },
  specFolder: "spec",
  coreVersion: "^1.0.0",
  coreInWorkspace: false,
};

/** Compiles a spec; the files are those of its protocol, if it has no errors. */
async function runSpecJob(
  { released, shown: shownFile, ...given }: SpecJob,
  compile: CompileSpec,
  emission: Emission,
): Promise<SpecAnswer> {
  const { protocol, diagnostics } = await compile(given);
  const shown = new Set([given.protocol, ...given.types].map(({ path }) => path));
  const findings = diagnostics.flatMap(({ code, severity, message, hint, span }) =>
    span === undefined || !shown.has(span.file)
      ? []
      : [{ file: span.file, code, severity, message, hint, start: span.start, end: span.end }],
  );
  if (protocol === undefined) return { findings, verdict: undefined, files: [], isPart: false };
  // What an edit breaks does not depend on examples, which may fail because of it.
  const { model } = protocol;
  const verdict = released?.name === model.name ? verdictOf(released, protocol) : undefined;
  if (diagnostics.some(({ severity }) => severity === "error")) return { findings, verdict, files: [], isPart: false };
  const part = await emission.beside(shownFile, model);
  return {
    findings,
    verdict,
    files: part ?? (await emission.all(model)),
    isPart: part !== undefined,
  };
}

function verdictOf(released: ProtocolModel, { model, spans }: ResolvedProtocol): SpecVerdict {
  const { changes, verdict } = compareModels(released, model);
  const needed = nextVersion(released.version, verdict);
  const summary =
    verdict === "none"
      ? `No changes since ${released.version}.`
      : `This edit needs a ${verdict} release: ${needed} after ${released.version}.`;
  // Readers of a release need not hear of invalid examples, which are tests.
  const told = changes.filter(({ rule, paths }) => !rule.startsWith("example-") || !/\/invalid\//.test(paths.old ?? paths.new ?? ""));
  return {
    summary,
    breaks: isHigher(verdict, "minor"),
    changes: told.map((change) => {
      const { level, rule, message, forbidden, paths } = change;
      const { file, start } = spans.spanOf(paths.new ?? paths.old ?? "");
      // The messages that show a break are looked for afterwards, because that takes longer.
      const affected = describeAffected({ ...change, shownBy: [] }, { baseline: released.version, next: yourEdit });
      const details = [...(level === "major" || forbidden ? affected : []), describeAdvice(change) ?? ""].filter((text) => text !== "");
      return { level: forbidden ? "not allowed" : level, rule, message, details, file, start };
    }),
  };
}

interface Emission {
  readonly all: (model: ProtocolModel) => Promise<readonly GeneratedText[]>;
  /** The files of the emitter that wrote a file the last time; undefined if none did. */
  readonly beside: (path: string | undefined, model: ProtocolModel) => Promise<readonly GeneratedText[] | undefined>;
}

/** Emits files, and remembers which emitter wrote them. */
function createEmission(render: RenderTemplate): Emission {
  let writers: ReadonlyMap<string, Emitter> = new Map();
  const emit = async (emitter: Emitter, model: ProtocolModel, schemas = lowerProtocol(model)): Promise<readonly GeneratedText[]> => {
    const drafts: readonly OutputDraft[] = await emitter.emit({ model, schemas, config, render, subpaths: [] });
    return drafts.map((draft) => ("text" in draft ? draft : { path: draft.path, text: printModule(draft.module) }));
  };
  return {
    all: async (model) => {
      const schemas = lowerProtocol(model);
      const written: (readonly [Emitter, readonly GeneratedText[]])[] = [];
      for (const emitter of emitters) written.push([emitter, await emit(emitter, model, schemas)]);
      writers = new Map(written.flatMap(([emitter, files]) => files.map(({ path }) => [path, emitter] as const)));
      const schema = { path: `packages/${model.name}/schema.json`, text: JSON.stringify(schemas.bundle, null, 2) };
      return [...written.flatMap(([, files]) => files), schema];
    },
    beside: async (path, model) => {
      const writer = path === undefined ? undefined : writers.get(path);
      return writer === undefined ? undefined : emit(writer, model);
    },
  };
}
