// Marks of files: size and times, which change whenever a file is written. Taken before a file is read, a mark shows later whether the file
// has changed since.

import { statSync } from "node:fs";

/** Marks by path; empty for a path that does not exist. */
export type Marks = Readonly<Record<string, string>>;

/** The mark of a file or folder as it is now. */
export function markOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? "" : `${found.isDirectory() ? "" : found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

/** Whether every file is as it was marked. */
export const areUnchanged = (marks: Marks): boolean => Object.entries(marks).every(([path, mark]) => markOf(path) === mark);

export interface MarkedFiles {
  /** Marks a file that is about to be read; later calls for the same file change nothing. */
  readonly add: (path: string) => void;
  /** The marks, or undefined when a file was written since it was marked. */
  readonly finish: () => Marks | undefined;
}

/** Collects the marks of the files that a run reads. */
export function markFiles(): MarkedFiles {
  const marks: Record<string, string> = {};
  return {
    add: (path) => void (marks[path] ??= markOf(path)),
    finish: () => (areUnchanged(marks) ? marks : undefined),
  };
}
