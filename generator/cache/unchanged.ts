// Finds out whether a plain `generate` has anything to do, without loading the compiler.

import { generatorStamp } from "./generator-stamp.js";
import { cacheFolder, findLastRun, type LastRun } from "./last-run.js";

/** The last run of the project in a folder, when another one would have the same result. */
export async function findUnchanged(project: string): Promise<LastRun | undefined> {
  const folder = cacheFolder(project);
  return folder === undefined ? undefined : findLastRun(project, folder, generatorStamp());
}
