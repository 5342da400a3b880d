// Compares the files that should exist with those that do, and decides what to write and what to delete. Reads the disk, changes nothing.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import { hashText } from "../text/digest.js";
import { isManifestPath, type Manifest, manifestPath } from "./manifest.js";
import { isDenied, systemProblem } from "../disk/system-problem.js";
import { lookBelow, refusePath, refuseTarget } from "./target-path.js";

export interface FilePlan {
  /** Files that are new or differ. */
  readonly write: readonly OutputFile[];
  /** Those of them that would replace a file that was not generated or was edited; only force overwrites these. */
  readonly conflicts: ReadonlyMap<string, Conflict>;
  readonly unchanged: readonly string[];
  /** Files that are no longer generated and were not edited. */
  readonly remove: readonly string[];
  /** Files that are no longer generated but were edited. */
  readonly stale: readonly string[];
  /** The manifest as it should be afterwards. */
  readonly manifest: Manifest;
  /** Why nothing may be written. */
  readonly refusals: readonly Diagnostic[];
}

export interface PlanOptions {
  /** Overwrite files that were not generated or were edited. */
  readonly force: boolean;
  /** Which files of the manifest this run is responsible for; the others are kept. */
  readonly owns: (path: string) => boolean;
}

/** Plans the writing of files below a root folder. */
export function planFiles(root: string, files: readonly OutputFile[], old: Manifest, options: PlanOptions): FilePlan {
  const kindAt = lookBelow(root);
  const refusals = withoutRepeats([...refuseEntries(old), ...files.flatMap(({ path }) => refuseTarget(path, kindAt))]);
  if (refusals.length > 0) return { write: [], conflicts: new Map(), unchanged: [], remove: [], stale: [], manifest: old, refusals };
  const write: OutputFile[] = [];
  const conflicts = new Map<string, Conflict>();
  const unchanged: string[] = [];
  const hashes = new Map<string, string>();
  for (const file of files) {
    const current = readText(root, file.path);
    const { text } = file;
    const hash = hashText(text);
    hashes.set(file.path, hash);
    if (typeof current === "object") refusals.push(current);
    else if (current !== undefined && (current === text || hashText(current) === hash)) unchanged.push(file.path);
    else {
      write.push(file);
      const conflict = current === undefined ? undefined : findConflict(file.path, current, old);
      if (conflict === undefined) continue;
      conflicts.set(file.path, conflict);
      if (!options.force)
        refusals.push(report(conflict === "foreign" ? "write/foreign-file" : "write/edited-file", { path: file.path }, {}));
    }
  }
  const wanted = new Set(files.map(({ path }) => path));
  const unwanted = [...old.keys()].filter((path) => !wanted.has(path) && options.owns(path) && refusePath(path, kindAt).length === 0);
  const remove = unwanted.filter((path) => isUnedited(root, path, old));
  const stale = unwanted.filter((path) => !remove.includes(path) && readText(root, path) !== undefined);
  const kept = [...old].filter(([path]) => !wanted.has(path) && !unwanted.includes(path));
  return { write, conflicts, unchanged, remove, stale, refusals, manifest: new Map([...kept, ...hashes]) };
}

/** Entries of the manifest that no run can have written; following them could delete any file of the project. */
const refuseEntries = (manifest: Manifest): readonly Diagnostic[] =>
  [...manifest.keys()]
    .filter((path) => !isManifestPath(path))
    .map((path) => report("write/manifest-entry", { manifest: manifestPath, path }, {}));

/** A problem of a shared folder is found for every file in it, and reported once. */
const withoutRepeats = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((each) => [`${each.code} ${each.message}`, each])).values(),
];

function readText(root: string, path: string): string | undefined | Diagnostic {
  const full = join(root, path);
  // In a first run every file is missing, and an exception costs more than this check.
  if (!existsSync(full)) return undefined;
  try {
    return readFileSync(full, "utf8");
  } catch (error) {
    // A file that cannot be read may have been written by hand; other problems are reported when writing fails.
    return isDenied(error) ? report("write/unreadable", { path, problem: systemProblem(error) }, {}) : undefined;
  }
}

function isUnedited(root: string, path: string, old: Manifest): boolean {
  const current = readText(root, path);
  return typeof current === "string" && hashText(current) === old.get(path);
}

/** Why an existing file is not ours to overwrite: it was never generated, or it was edited since. */
export type Conflict = "foreign" | "edited";

function findConflict(path: string, current: string, old: Manifest): Conflict | undefined {
  const generated = old.get(path);
  if (generated === undefined) return "foreign";
  return generated === hashText(current) ? undefined : "edited";
}
