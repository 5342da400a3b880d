// Stage 6: runs the emitters and formats what they return. Problems of templates, emitters and emitted code are diagnostics.

import { deepFreeze } from "@wirepact/core/codegen";
import { createHash } from "node:crypto";
import { report } from "../diagnostics/catalog.js";
import type { Giver } from "../diagnostics/catalog/emit.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputDraft, OutputFile } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SchemaSet } from "../model/schema-set.js";
import type { SourceFile } from "../model/source.js";
import { awaitForeign } from "../base/foreign-promise.js";
import { formatText, isFormatted } from "../text/format.js";
import { errorLocation, showLocation } from "../text/error-location.js";
import { publishFiles } from "./publish-files.js";
import type { CheckedText } from "../text/syntax-fault.js";
import type { RenderTemplate } from "../text/render-template.js";
import { openTemplates, TemplateError } from "../text/template.js";
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
  readonly get: (draft: string) => string | undefined;
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

export interface EmitJob {
  readonly protocols: readonly { readonly model: ProtocolModel; readonly schemas: SchemaSet }[];
  readonly emitters: readonly Emitter[];
  readonly config: PackageConfig;
  /** Folder with templates that replace the built-in ones. */
  readonly templates?: TemplateFolder | undefined;
  readonly cache?: DraftCache | undefined;
  readonly memory?: EmissionMemory | undefined;
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

/** Emits every file of the protocols; none if there are errors. */
export async function emitFiles(job: EmitJob): Promise<Emission> {
  const { given, diagnostics } = await collectDrafts(job);
  const clashes = findClashes(given);
  const own = new Set(job.emitters.filter((emitter) => !builtIn.includes(emitter)).map(({ name }) => name));
  const emission =
    diagnostics.length + clashes.length > 0
      ? { files: [], diagnostics: [...diagnostics, ...clashes] }
      : await finishDrafts(publishFiles(given, own), job);
  const sources = job.templates === undefined ? [] : templateSources(emission.diagnostics, job.templates.specFolder);
  return { ...emission, sources };
}

async function collectDrafts({
  protocols,
  emitters,
  config,
  templates,
  memory,
  limit,
  partial,
}: EmitJob): Promise<{ given: GivenDraft[]; diagnostics: Diagnostic[] }> {
  const own = templates && (await openOwnTemplates(templates));
  if (own !== undefined && own.diagnostics.length > 0) return { given: [], diagnostics: [...own.diagnostics] };
  const rendered = new Set<string>();
  const render = await openTemplates(templates?.folder);
  const subpaths = emitters.flatMap(({ subpath }) => (subpath === undefined ? [] : [subpath]));
  const given: GivenDraft[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const emitter of emitters) {
    if (!builtIn.includes(emitter)) deepFreeze([protocols, config, subpaths]);
    const calls = [
      {
        giver: { emitter: emitter.name },
        call: async () => ({
          drafts: await awaitForeign(emitter.emitShared?.() ?? [], limit),
          rendered: new Set<string>(),
          renderings: [],
        }),
      },
      ...protocols.map(({ model, schemas }) => ({
        giver: { emitter: emitter.name, protocol: model.name },
        call: () => recallOrEmit(emitter, { model, schemas, config, render, subpaths }, { memory, own, limit }),
      })),
    ];
    for (const { giver, call } of calls) {
      const result = await runEmitter(giver, call, templates);
      if ("given" in result) {
        given.push(...result.given);
        for (const name of result.rendered) rendered.add(name);
      } else {
        diagnostics.push(...result.diagnostics);
        // The next protocol would most likely have the same mistake.
        break;
      }
    }
  }
  // After a mistake, it is unknown which templates would have been rendered.
  if (own !== undefined && diagnostics.length === 0 && partial !== true) diagnostics.push(...own.findUnused(rendered));
  return { given, diagnostics };
}

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

async function runEmitter(
  giver: Giver,
  call: () => Promise<Made>,
  templates: TemplateFolder | undefined,
): Promise<
  { readonly given: readonly GivenDraft[]; readonly rendered: Made["rendered"] } | { readonly diagnostics: readonly Diagnostic[] }
> {
  try {
    const { drafts, rendered, renderings } = await call();
    const judged = checkDrafts(drafts, giver);
    return isGiven(judged) ? { given: judged.map((each) => ({ ...each, renderings })), rendered } : { diagnostics: judged };
  } catch (error) {
    if (error instanceof TemplateError) return { diagnostics: reportMistakes(error.mistakes, templates) };
    const problem = error instanceof Error ? error.message : String(error);
    const location = errorLocation(error);
    const hint = location === undefined ? undefined : `the error comes from ${showLocation(location)}`;
    return { diagnostics: [report("emit/emitter-failed", { ...giver, problem }, { hint })] };
  }
}

const isGiven = (result: readonly GivenDraft[] | readonly Diagnostic[]): result is readonly GivenDraft[] =>
  result.every((each) => "draft" in each);

/** Two drafts for one path; some file systems ignore case. */
function findClashes(given: readonly GivenDraft[]): readonly Diagnostic[] {
  const seen = new Map<string, string>();
  return given.flatMap(({ emitter, draft: { path } }) => {
    const key = path.toLowerCase();
    const first = seen.get(key);
    seen.set(key, first ?? emitter);
    return first === undefined ? [] : [report("emit/path-twice", { path, emitters: [first, emitter] }, {})];
  });
}

/** Puts modules together and formats everything, except what the cache has from an earlier run. */
async function finishDrafts(given: readonly GivenDraft[], { cache, templates }: EmitJob): Promise<Omit<Emission, "sources">> {
  const drafts = given.map(({ draft }) => draft);
  const keys = drafts.map((draft) => (isFinished(draft) ? undefined : draftKey(draft)));
  const known = drafts.map((draft, index) => (isFinished(draft) ? draft.text : cache?.get(keys[index] ?? "")));
  const open = drafts.filter((_, index) => known[index] === undefined);
  const finished = new Map<OutputDraft, CheckedText>();
  await inLanes(open, async (draft) => {
    finished.set(draft, await formatText(draft.path, "text" in draft ? draft.text : renderModule(draft.module)));
  });
  const files: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, { draft, emitter, renderings = [] }] of given.entries()) {
    const { path } = draft;
    const { text, fault }: CheckedText = finished.get(draft) ?? { text: known[index] ?? "" };
    if (fault === undefined) {
      const key = keys[index];
      if (key !== undefined) cache?.set(key, text);
      files.push({ path, text });
    } else {
      const names = [...new Set(renderings.map(({ name }) => name))];
      const span = templates && spanOfFault({ text, fault }, renderings, templates);
      diagnostics.push(report("emit/does-not-parse", { path, emitter, templates: names, ...fault }, { span }));
    }
  }
  return { files: diagnostics.length > 0 ? [] : files, diagnostics };
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
