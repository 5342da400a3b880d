// Changes of several hand-written files are made together or not at all, even when the process that makes them is killed: whoever reads the
// files next completes a change of which some files are in place, and drops one of which none is. Files that were edited since are kept.

import { readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { hashText } from "../text/digest.js";
import { interruptedJournals, type Journal, removeEmptyFolders, removeJournal, temporaryPath } from "./journal.js";
import { systemProblem } from "./system-problem.js";

/** A file that lacks its part of an interrupted change. */
export interface UnfinishedEdit {
  readonly path: string;
  readonly problem: string;
}

/** A file of a change. */
export interface EditedFile {
  readonly path: string;
  /** Where the file really is, if its path is that of a link. */
  readonly target: string;
  /** Where its new text is until all are written. */
  readonly temporary: string;
}

/** The files of a change below a folder. */
export const editedFiles = (folder: string, journal: Journal): readonly EditedFile[] =>
  journal.staged.map((path, index) => {
    const target = realPath(join(folder, path));
    return { path, target, temporary: join(dirname(target), basename(temporaryPath(journal, index))) };
  });

/** Removes what is left of a change when it is made or dropped. */
export function closeEdit(folder: string, journal: Journal, files: readonly EditedFile[]): void {
  for (const { path, temporary } of files) {
    rmSync(temporary, { force: true });
    removeEmptyFolders(folder, path);
  }
  removeJournal(folder, journal);
}

/** Completes or drops the changes below a folder that were interrupted; gives the files that could not be completed. */
export function finishEdits(folder: string): readonly UnfinishedEdit[] {
  return interruptedJournals(folder, ".").flatMap((journal) => {
    const files = editedFiles(folder, journal);
    const state = new Map(files.map((file) => [file, stateOf(file, journal)]));
    const isBegun = files.some((file) => state.get(file) === "in place");
    const unfinished = isBegun ? files.flatMap((file) => finish(file, state.get(file)!)) : [];
    try {
      closeEdit(folder, journal, files);
    } catch {
      // What cannot be removed changes nothing, and the next run tries again.
    }
    return unfinished;
  });
}

type State = "in place" | "ready" | "edited";

function stateOf({ path, target, temporary }: EditedFile, { hashes, before }: Journal): State {
  const hash = hashOf(target);
  if (hash === hashes[path]) return "in place";
  return hash === before?.[path] && hashOf(temporary) === hashes[path] ? "ready" : "edited";
}

function finish({ path, target, temporary }: EditedFile, state: State): readonly UnfinishedEdit[] {
  if (state === "in place") return [];
  if (state === "edited") return [{ path, problem: "it was edited afterwards" }];
  try {
    renameSync(temporary, target);
    return [];
  } catch (error) {
    return [{ path, problem: systemProblem(error) }];
  }
}

/** The hash of a file; undefined when there is none. */
function hashOf(path: string): string | undefined {
  try {
    return hashText(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** The path with links resolved; the path itself when there is no such file. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
