// The journal of a write: which files are about to be written or deleted. It is there while a run writes, and it stays when the run is
// killed, so that the next run can distinguish its own files from edited ones, and complete or remove what was left half done.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, posix } from "node:path";

/** What a run is about to do. */
export interface Journal {
  /** The folder of the journal, below the root of the files: that of generated files or, for hand-written ones, the root itself. */
  readonly folder: "generated" | ".";
  /** Unique among all runs; part of the names of the journal and of the temporary files. */
  readonly id: string;
  /** Every path that gets a temporary file beside it; the index is part of its name. */
  readonly staged: readonly string[];
  /** Hash of each file as it will be written, and of each file that will be deleted. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Hash of each hand-written file as it was. */
  readonly before?: Readonly<Record<string, string>>;
}

type JournalName = Pick<Journal, "folder" | "id">;

const journalPath = ({ folder, id }: JournalName): string => join(folder, `.writing-${id}.json`);

/** Where the new text of a file is written before it is moved into place: short, so that every valid file name has room for it. */
export const temporaryPath = ({ id, staged }: Pick<Journal, "id" | "staged">, index: number): string =>
  join(dirname(staged[index] ?? ""), `.${id}-${index}.tmp`);

/** Writes the journal of a run; nothing else may have been written before. */
export function openJournal(root: string, plan: Omit<Journal, "id">): Journal {
  const journal = { id: `${process.pid}-${Date.now().toString(36)}-${counter++}`, ...plan };
  mkdirSync(join(root, plan.folder), { recursive: true });
  writeFileSync(join(root, journalPath(journal)), JSON.stringify(journal));
  return journal;
}

let counter = 0;

/** Removes the temporary files of a journal, the folders that are empty without them, and the journal itself. */
export function closeJournal(root: string, journal: Journal): void {
  removeTemporaryFiles(root, journal);
  const parents = new Set([...journal.staged, ...Object.keys(journal.hashes)].map(dirname));
  for (const parent of parents) removeEmptyFolders(root, join(parent, "file"));
  removeJournal(root, journal);
}

/** Removes the journal alone. */
export function removeJournal(root: string, journal: JournalName): void {
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
export function interruptedJournals(root: string, folder: Journal["folder"]): readonly Journal[] {
  return journalsIn(root, folder).flatMap((name) => (isBeingWritten(root, name) ? [] : [readJournal(root, name)]));
}

/** Whether another process has a journal here. If two processes both open a journal before they check, at least one of them finds the other's. */
export function isAnotherWriting(root: string, folder: Journal["folder"]): boolean {
  return journalsIn(root, folder).some((name) => isBeingWritten(root, name));
}

function journalsIn(root: string, folder: Journal["folder"]): readonly JournalName[] {
  return namesIn(join(root, folder)).flatMap((name) => {
    const id = /^\.writing-(.+)\.json$/.exec(name)?.[1];
    return id === undefined ? [] : [{ folder, id }];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A run that is killed while it writes its journal has written nothing else. */
function readJournal(root: string, name: JournalName): Journal {
  try {
    const { staged, hashes, before } = JSON.parse(readFileSync(join(root, journalPath(name)), "utf8")) as Partial<Journal>;
    return { ...name, staged: (staged ?? []).filter(isPlainPath), hashes: hashes ?? {}, ...(before === undefined ? {} : { before }) };
  } catch {
    return { ...name, staged: [], hashes: {} };
  }
}

/** A path below the root, without detours. */
const isPlainPath = (path: unknown): path is string =>
  typeof path === "string" && !isAbsolute(path) && posix.normalize(path) === path && !path.startsWith("..");

/** No run writes for as long as this, in milliseconds. */
const longestWrite = 60_000;

/** Whether another process, such as `generate --watch`, is writing at this moment. */
function isBeingWritten(root: string, name: JournalName): boolean {
  const pid = Number(/^\d+/.exec(name.id)?.[0]);
  if (pid === process.pid || !isRunning(pid)) return false;
  const { mtimeMs } = statSync(join(root, journalPath(name)), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < longestWrite;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
