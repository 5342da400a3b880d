// Generating with a memory: nothing at all when nothing changed since the last run, and otherwise only what did.

import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { configFile, licenseFiles, misnamedConfigFiles } from "../config/config-file.js";
import type { ProjectConfig } from "../config/load-config.js";
import type { GenerateOptions, Generation } from "../generate.js";
import { workshopScript } from "../text/typescript-file.js";
import { openDraftCache } from "./draft-cache.js";
import { generatorStamp } from "./generator-stamp.js";
import { keepCompiled } from "./run-script.js";
import { cacheFolder, findLastRun, keepLastRun, type LastRun } from "./last-run.js";

export interface CachedOptions extends GenerateOptions {
  /** False when the spec is another than the configured one. */
  readonly isConfigured?: boolean;
}

/** Generates what the options ask for; `project` is the folder of the configuration. */
export async function generateCached(project: string, { isConfigured = true, ...options }: CachedOptions): Promise<Generation> {
  const { config, check, only, force } = options;
  const folder = cacheFolder(project);
  const stamp = folder === undefined ? "" : generatorStamp();
  // Emitters of the project's own may look at anything, and a part of the protocols is not what the last run was about.
  const isWhole = folder !== undefined && config.emitters.length === 0 && only === undefined && force !== true && isConfigured;
  // Whoever asks for a check wants to know what is in the files.
  const last = isWhole && check !== true ? findLastRun(folder, stamp) : undefined;
  if (last !== undefined) return unchanged(last);
  const { generate } = await import("../generate.js");
  keepCompiled(workshopScript, folder);
  const cache = openDraftCache(folder, stamp);
  const generation = await generate({ ...options, cache });
  cache.save();
  if (isWhole && generation.diagnostics.length === 0) {
    const { protocols, messages, written, unchanged: same } = generation;
    const outputs = [...written, ...same];
    const run = { stamp, protocols, messages, outputs, out: config.out, scope: config.packages.scope };
    keepLastRun(folder, run, filesOf(project, config, generation));
  }
  return generation;
}

function unchanged({ protocols, messages, outputs }: LastRun): Generation {
  return { written: [], unchanged: outputs, deleted: [], diagnostics: [], protocols, messages, sources: [], times: {} };
}

/** Everything that a run depended on or left behind. */
function filesOf(
  project: string,
  { rootFile, out, templates }: ProjectConfig,
  { sources, written, unchanged: same }: Generation,
): readonly string[] {
  return [
    ...sources.map(({ path }) => join(dirname(rootFile), path)),
    ...[configFile, ...misnamedConfigFiles, "package.json", "tsconfig.json", ...licenseFiles].map((name) => join(project, name)),
    ...["packages/core/package.json", "packages/tsconfig.json"].map((name) => join(out, name)),
    ...(templates === undefined ? [] : filesBelow(templates)),
    ...[...written, ...same].map((path) => join(out, path)),
  ];
}

/** A folder with all that is in it, so that files which come or go are noticed too. */
function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [folder];
  return [folder, ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))];
}
