// Finds out that a plain `generate` has nothing to do, without knowing anything about specs.

import { generatorStamp } from "./generator-stamp.js";
import { cacheFolder, findLastRun, type LastRun } from "./last-run.js";

/** The last run of the project in a folder, when a plain one would come to the same. */
export function findUnchanged(project: string): LastRun | undefined {
  const folder = cacheFolder(project);
  return folder === undefined ? undefined : findLastRun(folder, generatorStamp());
}
