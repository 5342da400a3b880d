// What the spec playground does with a text: compiles it, compares it with the released model, and emits files. Uses no Node APIs.

import { compileFiles } from "../compile-files.js";
import { agentCardEmitter } from "../emit/agent-card.js";
import { buildersEmitter } from "../emit/builders.js";
import { constantsEmitter } from "../emit/constants.js";
import { docsEmitter } from "../emit/docs.js";
import type { EmitInput } from "../emit/emitter.js";
import { guardsEmitter } from "../emit/guards.js";
import { typesEmitter } from "../emit/types.js";
import { complete, type Completion } from "../lsp/completion.js";
import { lowerProtocol } from "../lower/index.js";
import type { Severity } from "../model/diagnostic.js";
import type { OutputDraft, OutputFile } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { compareModels } from "../release/compare-models.js";
import { tryMessages } from "../release/compatibility-matrix.js";
import { isHigher, nextVersion } from "../release/verdict.js";
import type { RenderTemplate } from "../text/render-template.js";
import { printModule } from "./print-module.js";
import { projectFiles } from "./project-files.js";

/** A spec file to compile, with the last release of its protocol if there is one. */
export interface SpecJob {
  readonly path: string;
  readonly text: string;
  readonly released: ProtocolModel | undefined;
}

export interface SpecFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The difference to the released model in words. */
export interface SpecVerdict {
  readonly summary: string;
  readonly breaks: boolean;
  readonly changes: readonly string[];
}

export interface SpecAnswer {
  readonly findings: readonly SpecFinding[];
  readonly verdict: SpecVerdict | undefined;
  readonly files: readonly { readonly path: string; readonly text: string }[];
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
  /** Messages that show what an edit breaks; takes longer than `compile`. */
  readonly prove: (job: SpecJob) => Promise<readonly SpecEvidence[]>;
  readonly complete: (position: { readonly path: string; readonly text: string; readonly offset: number }) => Promise<SpecCompletion>;
  readonly project: (spec: { readonly name: string; readonly text: string }) => Promise<readonly OutputFile[]>;
}

/** The jobs; `version` is that of the generator. */
export function createSpecJobs({ render, version }: { readonly render: RenderTemplate; readonly version: string }): SpecJobs {
  return {
    compile: (job) => runSpecJob(job, render),
    prove: proveEdit,
    complete: async ({ path, text, offset }) => complete({ path, text }, offset, "protocolFile"),
    project: async ({ name, text }) => projectFiles(name, text, { render, version }),
  };
}

/** Messages of each side that the other one rejects, the shortest of each. */
async function proveEdit({ path, text, released }: SpecJob): Promise<readonly SpecEvidence[]> {
  const edited = (await compileText(path, text)).protocols[0]?.model;
  if (edited === undefined || released === undefined) return [];
  const [old, now] = [released.version, "your edit"];
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

const compileText = (path: string, text: string): ReturnType<typeof compileFiles> =>
  compileFiles([
    { path: "wirepact.yaml", text: `protocols:\n  - ${path}\n` },
    { path, text },
  ]);

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

/** Compiles a spec file; the files are those of its protocol, if it has no errors. */
export async function runSpecJob({ path, text, released }: SpecJob, render: RenderTemplate): Promise<SpecAnswer> {
  const { protocols, diagnostics } = await compileText(path, text);
  const findings = diagnostics
    .filter(({ span }) => span?.file === path)
    .map(({ code, severity, message, hint, span }) => ({ code, severity, message, hint, start: span!.start, end: span!.end }));
  const model = protocols[0]?.model;
  if (model === undefined || diagnostics.some(({ severity }) => severity === "error")) return { findings, verdict: undefined, files: [] };
  return { findings, verdict: released === undefined ? undefined : verdictOf(released, model), files: await filesOf(model, render) };
}

function verdictOf(released: ProtocolModel, model: ProtocolModel): SpecVerdict {
  const { changes, verdict } = compareModels(released, model);
  const needed = nextVersion(released.version, verdict);
  const summary =
    verdict === "none"
      ? `No changes since ${released.version}.`
      : `This edit needs a ${verdict} release: ${needed} after ${released.version}.`;
  return { summary, breaks: isHigher(verdict, "minor"), changes: changes.map(({ level, message }) => `${level}: ${message}`) };
}

async function filesOf(model: ProtocolModel, render: RenderTemplate): Promise<SpecAnswer["files"]> {
  const schemas = lowerProtocol(model);
  const input: EmitInput = { model, schemas, config, render, subpaths: [] };
  const drafts: OutputDraft[] = [];
  for (const emitter of emitters) drafts.push(...(await emitter.emit(input)));
  const schema = { path: `packages/${model.name}/schema.json`, text: JSON.stringify(schemas.bundle, null, 2) };
  return [...drafts.map((draft) => ("text" in draft ? draft : { path: draft.path, text: printModule(draft.module) })), schema];
}
