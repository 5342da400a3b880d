// Stage 7: makes the disk agree with the plan. Every file is written to a temporary file and moved into place, so none is ever half-written;
// a journal lets the next run finish what a killed run began.

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import {
  closeJournal,
  interruptedJournals,
  type Journal,
  openJournal,
  removeEmptyFolders,
  removeTemporaryFiles,
  temporaryPath,
} from "../disk/journal.js";
import { removedPackages, removeLeftovers } from "./leftovers.js";
import { manifestPath, manifestText, readManifest, recoverManifest } from "./manifest.js";
import { planFiles, type PlanOptions } from "./plan-files.js";
import { systemProblem } from "../disk/system-problem.js";

export interface WriteReport {
  /** Files that were written, also when writing failed in the end. */
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly deleted: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface WriteOptions extends PlanOptions {
  /** A file of the project itself that has to follow the generated ones. */
  readonly adjust?: OutputFile | undefined;
}

/** Writes the files that changed and deletes those that are no longer generated; does nothing when anything is refused. */
export function writeFiles(root: string, files: readonly OutputFile[], options: WriteOptions): WriteReport {
  const interrupted = interruptedJournals(root, "generated");
  const old = recoverManifest(root, readManifest(root), interrupted);
  const plan = planFiles(root, files, old, options);
  if (plan.refusals.length > 0) return { written: [], unchanged: [], deleted: [], diagnostics: plan.refusals };
  const manifest = { path: manifestPath, text: manifestText(plan.manifest) };
  // The manifest is not listed in itself, and is always overwritten.
  const own = planFiles(root, [manifest], new Map(), { force: true, owns: () => false });
  const changed = [...plan.write, ...(options.adjust === undefined ? [] : [options.adjust]), ...own.write];
  const hashes = [
    ...plan.write.map(({ path }) => [path, plan.manifest.get(path)!] as const),
    ...plan.remove.map((path) => [path, old.get(path) ?? ""] as const),
  ];
  const packages = removedPackages(root, plan.remove);
  const removal: { readonly path: string; readonly problem: string }[] = [];
  const { written, diagnostics } = replaceFiles(root, changed, {
    hashes: Object.fromEntries(hashes),
    afterwards: () => {
      removal.push(...plan.remove.flatMap((path) => removeFile(root, path)));
      removeLeftovers(root, packages);
      for (const journal of interrupted) closeJournal(root, journal);
    },
  });
  if (diagnostics.length > 0) return { written, unchanged: [], deleted: [], diagnostics };
  const failed = new Set(removal.map(({ path }) => path));
  return {
    written,
    unchanged: [...plan.unchanged, ...own.unchanged],
    deleted: plan.remove.filter((path) => !failed.has(path)),
    diagnostics: [
      ...plan.stale.map((path) => report("write/stale-file", { path }, {})),
      ...removal.map((failure) => report("write/not-deleted", failure, {})),
    ],
  };
}

export interface Replacement {
  /** Hashes for the journal, when the files are listed in a manifest. */
  readonly hashes?: Journal["hashes"];
  /** Called when all files are in place, before the journal is closed. */
  readonly afterwards?: () => void;
}

/** Writes all files to temporary files, and moves them into place only when that succeeded for all. */
export function replaceFiles(
  root: string,
  files: readonly OutputFile[],
  { hashes = {}, afterwards }: Replacement = {},
): Pick<WriteReport, "written" | "diagnostics"> {
  const written: string[] = [];
  let journal: Journal | undefined;
  let current = manifestPath;
  try {
    if (files.length > 0 || Object.keys(hashes).length > 0)
      journal = openJournal(root, { folder: "generated", staged: files.map(({ path }) => path), hashes });
    for (const [index, { path, text }] of files.entries()) {
      current = path;
      const folder = join(root, dirname(path));
      if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
      writeFileSync(join(root, temporaryPath(journal!, index)), text);
    }
    for (const [index, { path }] of files.entries()) {
      current = path;
      renameSync(join(root, temporaryPath(journal!, index)), join(root, path));
      written.push(path);
    }
    afterwards?.();
    if (journal !== undefined) closeJournal(root, journal);
    return { written, diagnostics: [] };
  } catch (error) {
    if (journal !== undefined) abandon(root, journal, written);
    return { written, diagnostics: [report("write/failed", { path: current, problem: systemProblem(error) }, {})] };
  }
}

/** Removes what a failed run left; its journal stays when files were written that the manifest does not list yet. */
function abandon(root: string, journal: Journal, written: readonly string[]): void {
  try {
    if (written.length === 0) closeJournal(root, journal);
    else removeTemporaryFiles(root, journal);
  } catch {
    // The next run reads the journal and tries again.
  }
}

/** Deletes a file and the folders it leaves empty; gives the reason when that fails. */
function removeFile(root: string, path: string): readonly { readonly path: string; readonly problem: string }[] {
  try {
    rmSync(join(root, path), { force: true });
    removeEmptyFolders(root, path);
    return [];
  } catch (error) {
    return [{ path, problem: systemProblem(error) }];
  }
}
