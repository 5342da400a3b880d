// Watches files and calls back once per burst of changes, one call at a time.

import { existsSync } from "node:fs";
import { dirname, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { createCalls } from "./calls.js";

export interface WatchRequest {
  /** Files and folders to watch, as absolute paths that need not exist yet. Read again after every call, because the configuration may change them. */
  readonly paths: () => readonly string[];
  /** Paths that are not watched. */
  readonly isIgnored: (path: string) => boolean;
  /** Called after changes, and once when the watcher is ready. */
  readonly onChange: () => Promise<void>;
  readonly stopped: AbortSignal;
}

/** Watches until it is stopped; waits for the running call. */
export async function watchFiles({ paths, isIgnored, onChange, stopped }: WatchRequest): Promise<void> {
  let watched: readonly string[] = [];
  let watcher: FSWatcher | undefined;
  const follow = async (): Promise<void> => {
    const wanted = paths();
    if (watcher !== undefined && wanted.join("\n") === watched.join("\n")) return;
    await watcher?.close();
    watched = wanted;
    watcher = openWatcher(wanted, isIgnored, calls.note);
  };
  const calls = createCalls(async () => {
    await onChange();
    await follow();
  });
  try {
    await follow();
    await Promise.race([calls.failed, whenAborted(stopped)]);
  } finally {
    await calls.end();
    await watcher?.close();
  }
}

/** Watches from the nearest existing folder, so that files and folders may be created and removed at any time. */
function openWatcher(paths: readonly string[], isIgnored: (path: string) => boolean, note: () => void): FSWatcher {
  const isWanted = (path: string): boolean => paths.some((wanted) => isBelow(path, wanted) || isBelow(wanted, path));
  const watcher = watch([...new Set(paths.map(existingFolder))], {
    ignoreInitial: true,
    ignored: (path) => !isWanted(path) || isIgnored(path),
    // It would delay events of replaced files by 100 ms.
    atomic: false,
  });
  watcher.on("all", note);
  // The other events miss the second of two saves within 50 ms.
  watcher.on("raw", note);
  // A folder that is removed while it is read is a change, too.
  watcher.on("error", note);
  // Files that were saved before the watcher was ready cause no event.
  watcher.once("ready", note);
  return watcher;
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

function existingFolder(path: string): string {
  const folder = dirname(path);
  return folder === path || existsSync(folder) ? folder : existingFolder(folder);
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
