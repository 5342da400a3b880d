// The journal of a write: which files are about to be written or deleted. It is there while a run writes, and it stays when the run is
// killed, so that the next run can tell its own files from edited ones and remove what was left half done.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, posix } from "node:path";
import { hashText, isManifestPath, type Manifest } from "./manifest.js";

/** What a run is about to do. */
export interface Journal {
  /** Unique among all runs; part of the names of the journal and of the temporary files. */
  readonly id: string;
  /** Every path that gets a temporary file beside it; the index is part of its name. */
  readonly staged: readonly string[];
  /** Hash of each file as it will be written, and of each file that will be deleted. */
  readonly hashes: Readonly<Record<string, string>>;
}

const folder = "generated";

const journalPath = ({ id }: Pick<Journal, "id">): string => `${folder}/.writing-${id}.json`;

/** Where the new text of a file is written before it is moved into place: short, so that every valid file name has room for it. */
export const temporaryPath = ({ id, staged }: Pick<Journal, "id" | "staged">, index: number): string =>
  join(dirname(staged[index] ?? ""), `.${id}-${index}.tmp`);

/** Writes the journal of a run; nothing else may have been written before. */
export function openJournal(root: string, plan: Omit<Journal, "id">): Journal {
  const journal = { id: `${process.pid}-${Date.now().toString(36)}-${counter++}`, ...plan };
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, journalPath(journal)), JSON.stringify(journal));
  return journal;
}

let counter = 0;

/** Removes the temporary files of a journal, the folders that are empty without them, and the journal itself. */
export function closeJournal(root: string, journal: Journal): void {
  removeTemporaryFiles(root, journal);
  const parents = new Set([...journal.staged, ...Object.keys(journal.hashes)].map(dirname));
  for (const parent of parents) removeEmptyFolders(root, join(parent, "file"));
  rmSync(join(root, journalPath(journal)), { force: true });
  removeEmptyFolders(root, journalPath(journal));
}

/** Removes the temporary files of a journal that were not moved into place. */
export function removeTemporaryFiles(root: string, journal: Journal): void {
  for (const index of journal.staged.keys()) {
    const path = join(root, temporaryPath(journal, index));
    if (existsSync(path)) rmSync(path);
  }
}

/** Removes the folders above a path that are empty. */
export function removeEmptyFolders(root: string, path: string): void {
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    const full = join(root, parent);
    if (!existsSync(full)) continue;
    if (!statSync(full).isDirectory() || readdirSync(full).length > 0) return;
    rmdirSync(full);
  }
}

/** The journals of runs that were interrupted. */
export function interruptedJournals(root: string): readonly Journal[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) => {
    const id = /^\.writing-(.+)\.json$/.exec(name)?.[1];
    return id === undefined || isBeingWritten(root, id) ? [] : [readJournal(root, id)];
  });
}

/** A run that is killed while it writes its journal has written nothing else. */
function readJournal(root: string, id: string): Journal {
  try {
    const { staged, hashes } = JSON.parse(readFileSync(join(root, journalPath({ id })), "utf8")) as Partial<Journal>;
    const entries = Object.entries(hashes ?? {}).filter(([path]) => isManifestPath(path));
    return { id, staged: (staged ?? []).filter(isPlainPath), hashes: Object.fromEntries(entries) };
  } catch {
    return { id, staged: [], hashes: {} };
  }
}

/** A path below the root, without detours. */
const isPlainPath = (path: unknown): path is string =>
  typeof path === "string" && !isAbsolute(path) && posix.normalize(path) === path && !path.startsWith("..");

/** No run writes for as long as this, in milliseconds. */
const longestWrite = 60_000;

/** Whether another process, such as `generate --watch`, is writing at this moment. */
function isBeingWritten(root: string, id: string): boolean {
  const pid = Number(/^\d+/.exec(id)?.[0]);
  if (pid === process.pid || !isRunning(pid)) return false;
  const { mtimeMs } = statSync(join(root, journalPath({ id })), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < longestWrite;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The manifest together with what interrupted runs wrote or were about to delete, as far as it is still on disk. */
export function recoverManifest(root: string, manifest: Manifest, journals: readonly Journal[]): Manifest {
  const recovered = new Map(manifest);
  for (const { hashes } of journals)
    for (const [path, hash] of Object.entries(hashes)) if (hashOnDisk(root, path) === hash) recovered.set(path, hash);
  return recovered;
}

function hashOnDisk(root: string, path: string): string | undefined {
  try {
    return hashText(readFileSync(join(root, path), "utf8"));
  } catch {
    return undefined;
  }
}
