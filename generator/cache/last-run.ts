// Stores what the last run read and wrote, so that a run with nothing to do finds that out without opening these files.
// Stored in `node_modules/.cache`, if the project has `node_modules`; it can be deleted at any time.

import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentSettings } from "../config/import-config.js";
import { areUnchanged, type Marks } from "./file-marks.js";

/** The result of a run. */
export interface LastRun {
  /** The build of the generator. */
  readonly stamp: string;
  /** Where this was stored: a copy of the project has it too, with the paths of the original. */
  readonly folder: string;
  /** Marks of every file that was read or written. */
  readonly files: Marks;
  readonly protocols: readonly string[];
  readonly messages: number;
  /** The generated files, relative to the output folder. */
  readonly outputs: readonly string[];
  /** The output folder. */
  readonly out: string;
  /** Scope of the packages. */
  readonly scope: string;
  /** What the configuration file exported, as JSON. */
  readonly settings: string;
}

/** The cache folder of a project, or undefined when it has no `node_modules`. */
export function cacheFolder(project: string): string | undefined {
  const modules = join(project, "node_modules");
  return statSync(modules, { throwIfNoEntry: false })?.isDirectory() === true ? join(modules, ".cache/wirepact") : undefined;
}

const runFile = "last-run.json";

/** The last run, when everything it read and wrote is unchanged, and the settings are the same. */
export async function findLastRun(project: string, folder: string, stamp: string): Promise<LastRun | undefined> {
  try {
    const run = JSON.parse(readFileSync(join(folder, runFile), "utf8")) as LastRun;
    if (run.stamp !== stamp || run.folder !== folder || !areUnchanged(run.files)) return undefined;
    return (await currentSettings(project)) === run.settings ? run : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a run without diagnostics. */
export function storeLastRun(folder: string, run: Omit<LastRun, "folder">): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, runFile), JSON.stringify({ ...run, folder }));
  } catch {
    // Without it the next run does the work again.
  }
}
