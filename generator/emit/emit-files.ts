// Stage 6: runs the emitters and formats what they return. Problems of templates, emitters and emitted code are diagnostics.

import { deepFreeze } from "@wirepact/core/codegen";
import { createHash } from "node:crypto";
import { report } from "../diagnostics/catalog.js";
import type { EmitterRun } from "../diagnostics/catalog/emit.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputDraft, OutputFile } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SchemaSet } from "../model/schema-set.js";
import type { SourceFile } from "../model/source.js";
import { awaitForeign } from "../base/foreign-promise.js";
import { formatText, isFormatted } from "../text/format.js";
import { errorLocation, showLocation } from "../text/error-location.js";
import { isPackageManifest, publishFiles } from "./publish-files.js";
import type { CheckedText } from "../text/syntax-fault.js";
import type { RenderTemplate } from "../template/render-template.js";
import { openTemplates, TemplateError } from "../template/template.js";
import { renderModule } from "../text/typescript-file.js";
import type { PackageConfig } from "../model/package-config.js";
import type { EmitInput, Emitter } from "./emitter.js";
import { emitters as builtIn } from "./index.js";
import { type GivenDraft, checkDrafts } from "./check-drafts.js";
import {
  openOwnTemplates,
  type OwnRendering,
  type OwnTemplates,
  reportMistakes,
  spanOfFault,
  type TemplateFolder,
  templateSources,
} from "./own-templates.js";

/** Finished texts by the hash of their draft, kept between runs. */
export interface DraftCache {
  /** The text of a file that was made of the same draft. */
  readonly get: (draft: string, path: string) => string | undefined;
  readonly set: (draft: string, text: string) => void;
}

/** What emitters returned for their input, by the name of the protocol, kept while the process runs. */
export type EmissionMemory = WeakMap<Emitter, Map<string, Remembered>>;

interface Made {
  readonly drafts: readonly OutputDraft[];
  /** Names of the templates that were rendered for them. */
  readonly rendered: ReadonlySet<string>;
  /** The output of the project's own templates among them. */
  readonly renderings: readonly OwnRendering[];
}

interface Remembered extends Made {
  readonly reads: string;
}

export interface EmittedProtocol {
  readonly model: ProtocolModel;
  readonly schemas: SchemaSet;
}

export interface EmitJob {
  /** Taken one after the other, so that none has to be kept. */
  readonly protocols: Iterable<EmittedProtocol>;
  readonly emitters: readonly Emitter[];
  readonly config: PackageConfig;
  /** Folder with templates that replace the built-in ones. */
  readonly templates?: TemplateFolder | undefined;
  readonly cache?: DraftCache | undefined;
  readonly memory?: EmissionMemory | undefined;
  /** Holds finished files until all are; in memory if this is missing. */
  readonly keep?: ((file: OutputFile) => OutputFile) | undefined;
  /** Only some of the emitters run, so that templates may be unused. */
  readonly partial?: boolean | undefined;
  /** Gives up waiting for emitters when it is aborted. */
  readonly limit?: AbortSignal | undefined;
}

export interface Emission {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** The templates that the diagnostics are about, for code frames. */
  readonly sources?: readonly SourceFile[];
}

/** Emits every file of the protocols; none if there are errors. One protocol after the other, of which only the finished files are kept. */
export async function emitFiles(job: EmitJob): Promise<Emission> {
  const { templates, emitters } = job;
  const sourcesOf = (diagnostics: readonly Diagnostic[]) =>
    templates === undefined ? [] : templateSources(diagnostics, templates.specFolder);
  const own = templates && (await openOwnTemplates(templates));
  if (own !== undefined && own.diagnostics.length > 0)
    return { files: [], diagnostics: own.diagnostics, sources: sourcesOf(own.diagnostics) };
  const emission: OpenEmission = { job, own, render: await openTemplates(templates?.folder), rendered: new Set(), problems: new Map() };
  const shared = await emitShared(emission);
  const finished = await finishDrafts(shared, job);
  for (const protocol of job.protocols) {
    // When the time is over, no emitter would be waited for.
    if (job.limit?.aborted === true && emission.problems.size > 0) break;
    finished.push(...(await finishProtocol(emission, protocol, shared)));
  }
  const places = new Map(emitters.map(({ name }, place) => [name, place]));
  const inOrder = finished.toSorted((a, b) => places.get(a.emitter)! - places.get(b.emitter)!);
  const diagnostics = [
    ...emitters.flatMap((emitter) => emission.problems.get(emitter) ?? []),
    ...findUnused(emission),
    ...findClashes(inOrder),
  ];
  const mistakes = diagnostics.length > 0 ? diagnostics : inOrder.flatMap(({ fault }) => fault ?? []);
  return { files: mistakes.length > 0 ? [] : inOrder.map(({ file }) => file), diagnostics: mistakes, sources: sourcesOf(mistakes) };
}

/** What the calls of emitters share. */
interface OpenEmission {
  readonly job: EmitJob;
  readonly own: OwnTemplates | undefined;
  readonly render: RenderTemplate;
  /** Names of the templates that were rendered. */
  readonly rendered: Set<string>;
  /** What is wrong with an emitter, which is not called again: the next protocol would most likely have the same mistake. */
  readonly problems: Map<Emitter, readonly Diagnostic[]>;
}

/** The files that all protocols share. */
async function emitShared(emission: OpenEmission): Promise<readonly GivenDraft[]> {
  const given: GivenDraft[] = [];
  for (const emitter of emission.job.emitters) {
    const call = async (): Promise<Made> => ({
      drafts: await awaitForeign(emitter.emitShared?.() ?? [], emission.job.limit),
      rendered: new Set(),
      renderings: [],
    });
    given.push(...(await runEmitter(emission, emitter, { emitter: emitter.name }, call)));
  }
  return given;
}

/** Calls all emitters for a protocol, and finishes what they return. */
async function finishProtocol(
  emission: OpenEmission,
  { model, schemas }: EmittedProtocol,
  shared: readonly GivenDraft[],
): Promise<readonly FinishedDraft[]> {
  const { job, render } = emission;
  const { emitters, config } = job;
  const subpaths = emitters.flatMap(({ subpath }) => (subpath === undefined ? [] : [subpath]));
  const own = emitters.filter((emitter) => !builtIn.includes(emitter));
  const finished: FinishedDraft[] = [];
  const manifests: GivenDraft[] = [];
  for (const emitter of emitters) {
    if (own.includes(emitter)) deepFreeze([model, schemas, config, subpaths]);
    const call = async () => recallOrEmit(emitter, { model, schemas, config, render, subpaths }, { ...job, own: emission.own });
    const given = await runEmitter(emission, emitter, { emitter: emitter.name, protocol: model.name }, call);
    // Drafts of a large protocol need more memory than its files, but a manifest lists what other emitters write.
    if (given.some(({ draft }) => isPackageManifest(draft.path))) manifests.push(...given);
    else finished.push(...(await finishDrafts(given, job)));
  }
  const written = [...shared.map(({ draft, emitter }) => ({ path: draft.path, emitter })), ...finished.map(ofFile)];
  const published = publishFiles(manifests, written, new Set(own.map(({ name }) => name)));
  return [...finished, ...(await finishDrafts(published, job))];
}

const ofFile = ({ file, emitter }: FinishedDraft) => ({ path: file.path, emitter });

/** Templates that nothing rendered. After a mistake, it is unknown which would have been rendered. */
const findUnused = ({ job, own, rendered, problems }: OpenEmission): readonly Diagnostic[] =>
  own === undefined || problems.size > 0 || job.partial === true ? [] : own.findUnused(rendered);

/** The last result of an emitter, if its input and the project's own templates are the same; otherwise a new one. */
async function recallOrEmit(
  emitter: Emitter,
  input: EmitInput,
  { memory, own: ownTemplates, limit }: Pick<EmitJob, "memory" | "limit"> & { readonly own: OwnTemplates | undefined },
): Promise<Made> {
  const rendered = new Set<string>();
  const renderings: OwnRendering[] = [];
  const render: RenderTemplate = (name, view) => {
    rendered.add(name);
    const text = input.render(name, view);
    if (ownTemplates?.names.includes(name) === true) renderings.push({ name, view, text });
    return text;
  };
  const emit = async (): Promise<Made> => ({ drafts: await awaitForeign(emitter.emit({ ...input, render }), limit), rendered, renderings });
  if (memory === undefined || emitter.reads === undefined) return emit();
  const own = memory.get(emitter) ?? new Map<string, Remembered>();
  memory.set(emitter, own);
  const reads = JSON.stringify([emitter.reads(input), ownTemplates?.digest]);
  const last = own.get(input.model.name);
  if (last?.reads === reads) return last;
  const made = await emit();
  own.set(input.model.name, { reads, ...made });
  return made;
}

/** What a call of an emitter returns; nothing if it failed now or before. */
async function runEmitter(
  { job, rendered, problems }: OpenEmission,
  emitter: Emitter,
  run: EmitterRun,
  call: () => Promise<Made>,
): Promise<readonly GivenDraft[]> {
  if (problems.has(emitter)) return [];
  try {
    const made = await call();
    const checked = checkDrafts(made.drafts, run);
    if (!isGiven(checked)) {
      problems.set(emitter, checked);
      return [];
    }
    for (const name of made.rendered) rendered.add(name);
    return checked.map((each) => ({ ...each, renderings: made.renderings }));
  } catch (error) {
    problems.set(emitter, problemsOf(error, run, job.templates));
    return [];
  }
}

function problemsOf(error: unknown, run: EmitterRun, templates: TemplateFolder | undefined): readonly Diagnostic[] {
  if (error instanceof TemplateError) return reportMistakes(error.mistakes, templates);
  const problem = error instanceof Error ? error.message : String(error);
  const location = errorLocation(error);
  const hint = location === undefined ? undefined : `the error comes from ${showLocation(location)}`;
  return [report("emit/emitter-failed", { ...run, problem }, { hint })];
}

const isGiven = (result: readonly GivenDraft[] | readonly Diagnostic[]): result is readonly GivenDraft[] =>
  result.every((each) => "draft" in each);

/** Two files with one path; some file systems ignore case. */
function findClashes(finished: readonly FinishedDraft[]): readonly Diagnostic[] {
  const seen = new Map<string, string>();
  return finished.flatMap(({ emitter, file: { path } }) => {
    const key = path.toLowerCase();
    const first = seen.get(key);
    seen.set(key, first ?? emitter);
    return first === undefined ? [] : [report("emit/path-twice", { path, emitters: [first, emitter] }, {})];
  });
}

/** A file with the emitter that it comes from; its text is not final if it has a fault. */
interface FinishedDraft {
  readonly emitter: string;
  readonly file: OutputFile;
  readonly fault?: Diagnostic;
}

/** Puts modules together and formats everything, except what the cache has from an earlier run. */
async function finishDrafts(given: readonly GivenDraft[], { cache, templates, keep = (file) => file }: EmitJob): Promise<FinishedDraft[]> {
  const finished = new Map<GivenDraft, FinishedDraft>();
  await inLanes(given, async (each) => {
    const { draft, emitter, renderings = [] } = each;
    const { text, fault }: CheckedText = isFinished(draft) ? { text: draft.text } : await recallOrFinish(draft, cache);
    const file = keep({ path: draft.path, text });
    if (fault === undefined) return void finished.set(each, { emitter, file });
    const names = [...new Set(renderings.map(({ name }) => name))];
    const span = templates && spanOfFault({ text, fault }, renderings, templates);
    const mistake = report("emit/does-not-parse", { path: draft.path, emitter, templates: names, ...fault }, { span });
    finished.set(each, { emitter, file, fault: mistake });
  });
  return given.map((each) => finished.get(each)!);
}

async function recallOrFinish(draft: OutputDraft, cache: DraftCache | undefined): Promise<CheckedText> {
  const key = draftKey(draft);
  const known = cache?.get(key, draft.path);
  if (known !== undefined) return { text: known };
  const made = await formatText(draft.path, "text" in draft ? draft.text : renderModule(draft.module));
  if (made.fault === undefined) cache?.set(key, made.text);
  return made;
}

/** Whether a draft needs no formatting, such as data. */
const isFinished = (draft: OutputDraft): draft is OutputFile => "text" in draft && !isFormatted(draft.path);

/** Runs a job for every item, three at a time, which keeps the threads of the formatter busy. */
async function inLanes<Item>(items: readonly Item[], job: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) await job(item);
  };
  await Promise.all([lane(), lane(), lane()]);
}

function draftKey(draft: OutputDraft): string {
  return createHash("sha256").update(JSON.stringify(draft)).digest("hex");
}
