// Stage 7: makes the disk agree with the plan. Every file is written beside its place and moved there, so none is ever half-written.

import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import { manifestPath, manifestText, readManifest } from "./manifest.js";
import { planFiles, type PlanOptions } from "./plan-files.js";
import { systemProblem } from "./system-problem.js";

export interface WriteReport {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly deleted: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface WriteOptions extends PlanOptions {
  /** A file of the project itself that has to follow the generated ones. */
  readonly adjust?: OutputFile | undefined;
}

/** Writes the files that changed and deletes those that are no longer wanted; does nothing at all when anything is refused. */
export function writeFiles(root: string, files: readonly OutputFile[], options: WriteOptions): WriteReport {
  const plan = planFiles(root, files, readManifest(root), options);
  if (plan.refusals.length > 0) return { written: [], unchanged: [], deleted: [], diagnostics: plan.refusals };
  const manifest = { path: manifestPath, text: manifestText(plan.manifest) };
  // The manifest has no entry of its own, and nobody edits it by hand.
  const own = planFiles(root, [manifest], new Map(), { force: true, owns: () => false });
  const changed = [...plan.write, ...(options.adjust === undefined ? [] : [options.adjust])];
  const diagnostics = replaceFiles(root, [...changed, ...own.write]);
  if (diagnostics.length > 0) return { written: [], unchanged: [], deleted: [], diagnostics };
  const failures = plan.remove.flatMap((path) => removeFile(root, path));
  const failed = new Set(failures.map(({ path }) => path));
  return {
    written: [...changed, ...own.write].map(({ path }) => path),
    unchanged: [...plan.unchanged, ...own.unchanged],
    deleted: plan.remove.filter((path) => !failed.has(path)),
    diagnostics: [
      ...plan.abandoned.map((path) => report("write/stale-file", { path }, {})),
      ...failures.map((failure) => report("write/not-deleted", failure, {})),
    ],
  };
}

const besideName = (path: string): string => join(dirname(path), `.${path.slice(path.lastIndexOf("/") + 1)}.${process.pid}.tmp`);

/** Writes all files beside their places, and only when that went well moves them. */
export function replaceFiles(root: string, files: readonly OutputFile[]): readonly Diagnostic[] {
  const staged: { readonly from: string; readonly to: string }[] = [];
  const folders = new Set<string>();
  let current = "";
  try {
    for (const { path, text } of files) {
      current = path;
      const staging = { from: join(root, besideName(path)), to: join(root, path) };
      const folder = dirname(staging.to);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      staged.push(staging);
      writeFileSync(staging.from, text);
    }
    for (const [index, { from, to }] of staged.entries()) {
      current = files[index]?.path ?? "";
      renameSync(from, to);
    }
    return [];
  } catch (error) {
    for (const { from } of staged) rmSync(from, { force: true });
    return [report("write/failed", { path: current, problem: systemProblem(error) }, {})];
  }
}

/** Deletes a file and the folders it leaves empty; gives what kept it from doing so. */
function removeFile(root: string, path: string): readonly { readonly path: string; readonly problem: string }[] {
  try {
    rmSync(join(root, path), { force: true });
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      if (readdirSync(join(root, folder)).length > 0) break;
      rmdirSync(join(root, folder));
    }
    return [];
  } catch (error) {
    return [{ path, problem: systemProblem(error) }];
  }
}
