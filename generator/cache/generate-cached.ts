// Generates with the help of earlier runs: does nothing when nothing changed, and otherwise composes only the files that did.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { currentSettings } from "../config/import-config.js";
import { loadConfig, type ProjectConfig } from "../config/load-config.js";
import type { GenerateOptions, Generation } from "../pipeline/generate.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { hashText } from "../text/digest.js";
import { manifestPath, readManifest } from "../write/manifest.js";
import { openDraftCache } from "./draft-cache.js";
import { markFiles, markOf, type Marks } from "./file-marks.js";
import { generatorStamp } from "./generator-stamp.js";
import { cacheFolder, findLastRun, type LastRun, storeLastRun } from "./last-run.js";

export interface CachedOptions extends Pick<GenerateOptions, "check" | "only" | "force" | "onStage"> {
  /** Root file of the spec, in place of the configured one. */
  readonly spec?: string | undefined;
}

export interface CachedGeneration {
  readonly config: ProjectConfig;
  readonly generation: Generation;
}

/** Generates the project in a folder; a diagnostic when its configuration cannot be used. */
export async function generateCached(project: string, { spec, ...options }: CachedOptions): Promise<CachedGeneration | Diagnostic> {
  const { check, only, force } = options;
  const inputs = markFiles();
  const config = await loadConfig(project, { spec, onRead: inputs.add });
  if ("code" in config) return config;
  const folder = cacheFolder(project);
  const stamp = folder === undefined ? "" : generatorStamp();
  // The project's own emitters may read any file, and a run for one protocol or with force says nothing about a plain run.
  const isPlain = config.emitters.length === 0 && only === undefined && force !== true && spec === undefined;
  // A check always compares the files themselves.
  const last = folder !== undefined && isPlain && check !== true ? await findLastRun(project, folder, stamp) : undefined;
  if (last !== undefined) return { config, generation: unchanged(last) };
  const { generate } = await import("../pipeline/generate.js");
  const cache = openDraftCache({ folder, out: config.out }, stamp);
  for (const path of otherInputs(config)) inputs.add(path);
  const generation = await generate({ ...options, config, cache, onRead: inputs.add });
  cache.save();
  if (folder !== undefined && isPlain && generation.diagnostics.length === 0) {
    const { protocols, messages } = generation;
    const outputs = [...generation.written, ...generation.unchanged];
    const [read, written] = [inputs.finish(), markOutputs(config.out, outputs)];
    // A file that was saved during the run may not be the one that was read: the next run looks at everything again.
    if (read !== undefined && written !== undefined)
      storeLastRun(folder, {
        stamp,
        protocols,
        messages,
        outputs,
        out: config.out,
        scope: config.packages.scope,
        settings: await currentSettings(project),
        files: { ...read, ...written },
      });
  }
  return { config, generation };
}

function unchanged({ protocols, messages, outputs }: LastRun): Generation {
  return { written: [], unchanged: outputs, deleted: [], diagnostics: [], protocols, messages, sources: [], times: {} };
}

/** What stages after `compile` read: the lists of project references and the project's own templates, with their folders to notice new ones. */
function otherInputs({ out, templates }: ProjectConfig): readonly string[] {
  const lists = ["tsconfig.json", "packages/tsconfig.json"].map((name) => join(out, name));
  if (templates === undefined || !existsSync(templates)) return [...lists, ...(templates === undefined ? [] : [templates])];
  return [...lists, templates, ...readdirSync(templates, { recursive: true, encoding: "utf8" }).map((name) => join(templates, name))];
}

/** Marks of the generated files, or undefined when one of them is not as it was generated. */
function markOutputs(out: string, outputs: readonly string[]): Marks | undefined {
  const manifest = readManifest(out);
  // A run that is killed leaves its journal beside the manifest, which changes the time of the folder.
  const marks = { [join(out, dirname(manifestPath))]: markOf(join(out, dirname(manifestPath))) };
  for (const path of outputs) {
    const full = join(out, path);
    marks[full] = markOf(full);
    const hash = manifest.get(path);
    if (hash !== undefined && hashText(readFileSync(full, "utf8")) !== hash) return undefined;
  }
  return marks;
}
