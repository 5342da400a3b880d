// Compares the files that should exist with those that do, and decides what to write and what to delete. Reads the disk, changes nothing.

import { existsSync, lstatSync, readFileSync } from "node:fs";
import { isAbsolute, join, normalize } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import { hashText, isManifestPath, type Manifest, manifestPath } from "./manifest.js";
import { isDenied, systemProblem } from "./system-problem.js";

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
    const hash = hashText(file.text);
    hashes.set(file.path, hash);
    if (typeof current === "object") refusals.push(current);
    else if (current !== undefined && (current === file.text || hashText(current) === hash)) unchanged.push(file.path);
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

type Kind = "folder" | "link" | "other" | "nothing";

/** Looks up what is at a path below a root, once per path: most files share their folders. */
function lookBelow(root: string): (path: string) => Kind | Diagnostic {
  const seen = new Map<string, Kind | Diagnostic>();
  return (path) => {
    const known = seen.get(path) ?? look(root, path);
    seen.set(path, known);
    return known;
  };
}

function look(root: string, path: string): Kind | Diagnostic {
  try {
    const found = lstatSync(join(root, path), { throwIfNoEntry: false });
    return found === undefined ? "nothing" : found.isSymbolicLink() ? "link" : found.isDirectory() ? "folder" : "other";
  } catch (error) {
    if (!isDenied(error)) return report("write/failed", { path, problem: systemProblem(error) }, {});
    // It is the folder that denies access.
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
    return report("write/unreadable", { path: folder, problem: systemProblem(error) }, {});
  }
}

/** Refuses paths that cannot be written. */
function refuseTarget(path: string, kindAt: (path: string) => Kind | Diagnostic): Diagnostic[] {
  const refusals = refusePath(path, kindAt);
  if (refusals.length > 0 || kindAt(path) !== "folder") return refusals;
  return [report("write/failed", { path, problem: systemProblem({ code: "EISDIR" }) }, {})];
}

/** Refuses paths that lead out of the root, by name or through a link. */
function refusePath(path: string, kindAt: (path: string) => Kind | Diagnostic): Diagnostic[] {
  const plain = normalize(path).replaceAll("\\", "/");
  if (isAbsolute(path) || /^[A-Za-z]:/.test(path) || plain !== path || plain.split("/").includes(".."))
    return [report("write/outside", { path }, {})];
  const steps = path.split("/");
  for (let length = 1; length <= steps.length; length++) {
    const part = steps.slice(0, length).join("/");
    const kind = kindAt(part);
    if (typeof kind === "object") return [kind];
    if (kind === "link") return [report("write/symbolic-link", { path: part }, {})];
    // Nothing can be below what is not a folder; writing reports that.
    if (kind !== "folder") return [];
  }
  return [];
}
