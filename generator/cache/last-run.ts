// Remembers what the last run read and wrote, so that a run with nothing to do finds that out by looking at files, not into them.
// Kept in `node_modules/.cache`, where there is one; losing it costs time and nothing else.

import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a run came to. */
export interface LastRun {
  readonly stamp: string;
  /** Where this was kept: paths in it are those of that project, and a copy of the project brings it along. */
  readonly folder: string;
  /** Size and time of every file that was read or written, by its path. */
  readonly files: Readonly<Record<string, string>>;
  readonly protocols: readonly string[];
  readonly messages: number;
  /** The files it left, relative to the output folder. */
  readonly outputs: readonly string[];
  /** The output folder. */
  readonly out: string;
  /** Scope of the packages. */
  readonly scope: string;
}

/** Folder for what may be lost, or undefined when the project has no place for it. */
export function cacheFolder(project: string): string | undefined {
  const modules = join(project, "node_modules");
  return statSync(modules, { throwIfNoEntry: false })?.isDirectory() === true ? join(modules, ".cache/wirepact") : undefined;
}

const runFile = "last-run.json";

/** The last run, when everything it read and wrote is as it left it. */
export function findLastRun(folder: string, stamp: string): LastRun | undefined {
  try {
    const run = JSON.parse(readFileSync(join(folder, runFile), "utf8")) as LastRun;
    if (run.stamp !== stamp || run.folder !== folder) return undefined;
    return Object.entries(run.files).every(([path, mark]) => markOf(path) === mark) ? run : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a run that found everything in order. */
export function keepLastRun(folder: string, run: Omit<LastRun, "files" | "folder">, paths: readonly string[]): void {
  const files = Object.fromEntries(paths.map((path) => [path, markOf(path)]));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, runFile), JSON.stringify({ ...run, folder, files }));
  } catch {
    // A place that cannot be written only means that the next run looks for itself.
  }
}

/** Size and time of a file or folder; empty when it is not there. */
function markOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? "" : `${found.isDirectory() ? "" : found.size} ${found.mtimeMs}`;
}
