// The pipeline: spec in, packages out. Load, parse, resolve and check are `compileSpec`; lower, emit and write follow here.
// Stops after a stage that found errors, so that a broken spec writes nothing.

import { compileSpec } from "./compile.js";
import type { ProjectConfig } from "./config/load-config.js";
import { report } from "./diagnostics/catalog.js";
import { emitFiles, type DraftCache } from "./emit/emit-files.js";
import { emitters } from "./emit/index.js";
import { lowerProtocol } from "./lower/index.js";
import type { Diagnostic } from "./model/diagnostic.js";
import type { SourceFile } from "./model/source.js";
import { checkFiles } from "./write/check-files.js";
import { updateReferences } from "./write/reference-list.js";
import { writeFiles, type WriteReport } from "./write/write-files.js";

export interface GenerateOptions {
  readonly config: ProjectConfig;
  /** Compare with the disk instead of writing. */
  readonly check?: boolean;
  /** Only this protocol. */
  readonly only?: string | undefined;
  /** Overwrite files that are foreign or were edited. */
  readonly force?: boolean;
  readonly cache?: DraftCache | undefined;
}

export interface Generation extends WriteReport {
  readonly protocols: readonly string[];
  readonly messages: number;
  /** The spec files, for code frames. */
  readonly sources: readonly SourceFile[];
  /** Milliseconds per stage. */
  readonly times: Readonly<Record<string, number>>;
}

/** Generates everything the configuration asks for. */
export async function generate({ config, check = false, only, force = false, cache }: GenerateOptions): Promise<Generation> {
  const clock = startClock();
  const compiled = await compileSpec(config.rootFile);
  clock.lap("compile");
  const models = compiled.protocols.map(({ model }) => model).filter(({ name }) => only === undefined || name === only);
  const done = (outcome: Partial<WriteReport>): Generation => ({
    written: [],
    unchanged: [],
    deleted: [],
    ...outcome,
    diagnostics: [...compiled.diagnostics, ...(outcome.diagnostics ?? [])],
    protocols: models.map(({ name }) => name),
    messages: models.reduce((sum, { messages }) => sum + Object.keys(messages).length, 0),
    sources: compiled.files,
    times: clock.laps(),
  });
  if (hasErrors(compiled.diagnostics)) return done({});
  if (only !== undefined && models.length === 0)
    return done({
      diagnostics: [
        unknownProtocol(
          only,
          compiled.protocols.map(({ model }) => model.name),
        ),
      ],
    });

  const lowered = models.map((model) => ({ model, schemas: lowerProtocol(model) }));
  clock.lap("lower");
  const { packages, templates } = config;
  const emitted = await emitFiles({ protocols: lowered, emitters: [...emitters, ...config.emitters], config: packages, templates, cache });
  clock.lap("emit");
  if (hasErrors(emitted.diagnostics)) return done(emitted);
  const owns = (path: string): boolean =>
    only === undefined || path.startsWith(`packages/${only}/`) || path.startsWith(`generated/${only}/`);
  const references = await updateReferences(
    config.out,
    models.map(({ name }) => name),
  );
  const result = check
    ? checkFiles(config.out, emitted.files, { owns })
    : writeFiles(config.out, emitted.files, { force, owns, adjust: references });
  clock.lap("write");
  return done(result);
}

const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some(({ severity }) => severity === "error");

const unknownProtocol = (name: string, known: readonly string[]): Diagnostic => report("write/no-protocol", { name, known }, {});

function startClock() {
  const laps: Record<string, number> = {};
  let last = performance.now();
  return {
    lap: (stage: string): void => {
      const now = performance.now();
      laps[stage] = now - last;
      last = now;
    },
    laps: (): Readonly<Record<string, number>> => ({ ...laps }),
  };
}
