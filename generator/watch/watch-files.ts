// Waits for files to change and calls back once per burst of changes, never twice at a time. Knows nothing about specs.

import { existsSync } from "node:fs";
import { dirname, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { createCalls } from "./calls.js";

export interface WatchRequest {
  /** Files and folders to watch, absolute; they need not exist yet. Asked again after every call, because a change can bring others. */
  readonly paths: () => readonly string[];
  /** What is not looked into. */
  readonly isIgnored: (path: string) => boolean;
  /** Called for the first time when everything is being watched. */
  readonly onChange: () => Promise<void>;
  readonly stopped: AbortSignal;
}

/** Watches until it is stopped; a call that is under way is waited for. */
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

/** Watches from the nearest folder that exists, so that files and folders can come, go and come again. */
function openWatcher(paths: readonly string[], isIgnored: (path: string) => boolean, note: () => void): FSWatcher {
  const isWanted = (path: string): boolean => paths.some((wanted) => isBelow(path, wanted) || isBelow(wanted, path));
  const watcher = watch([...new Set(paths.map(existingFolder))], {
    ignoreInitial: true,
    ignored: (path) => !isWanted(path) || isIgnored(path),
    // It would wait a tenth of a second for files that are replaced; the calls wait for less.
    atomic: false,
  });
  watcher.on("all", note);
  // Of two saves within a twentieth of a second the other events know only the first.
  watcher.on("raw", note);
  // A folder that vanishes while it is read is a change like others.
  watcher.on("error", note);
  // What was saved while the watcher got ready has no event of its own.
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
