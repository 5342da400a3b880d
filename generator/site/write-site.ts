// Writes a site into a folder. Only files of an earlier site are replaced or deleted; files of other people, and pages that were edited, are
// kept. All files are written to a separate folder first, so that a full disk or a killed run leaves the last site as it was.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { removeEmptyFolders } from "../disk/journal.js";
import { hashText } from "../text/digest.js";
import { systemProblem } from "../disk/system-problem.js";
import { lookBelow, refusePath, refuseTarget } from "../write/target-path.js";
import type { SiteFile } from "./site.js";

/** The list of the files of a site, with their hashes. */
const listFile = ".wirepact-site.json";

/** Where new files are until all of them are written. Its list comes last: while it is there, files are being moved into place. */
const stagingFolder = ".wirepact-site-new";

/** At most this many diagnostics of a kind are reported. */
const most = 5;

export interface SiteReport {
  /** How many files were written, also when writing failed in the end. */
  readonly written: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Hashes by path, as files were written. */
type FileList = ReadonlyMap<string, string>;

/** Writes the files that differ, and deletes those that an earlier site had and this one does not. */
export function writeSite(folder: string, files: readonly SiteFile[]): SiteReport {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    const diagnostics = [
      report("write/failed", { path: "the site", problem: `${folder} is a file` }, { hint: "choose a folder with --out" }),
    ];
    return { written: 0, unchanged: 0, deleted: 0, diagnostics };
  }
  const plan = planSite(folder, files);
  if (plan.refusals.length > 0) return { written: 0, unchanged: 0, deleted: 0, diagnostics: plan.refusals.slice(0, most) };
  const { written, problem } = replaceAll(folder, plan);
  if (problem !== undefined) {
    const diagnostics = [report("write/failed", { path: "the site", problem }, {})];
    return { written, unchanged: 0, deleted: 0, diagnostics };
  }
  const diagnostics = [
    ...plan.edited.slice(0, most).map((path) => report("write/edited-site-file", { path }, {})),
    ...plan.stale.slice(0, most).map((path) => report("write/stale-file", { path }, {})),
  ];
  return { written, unchanged: files.length - written, deleted: plan.remove.length, diagnostics };
}

interface SitePlan {
  readonly write: readonly SiteFile[];
  readonly remove: readonly string[];
  /** Files that differ from what was written; they are kept as they are. */
  readonly edited: readonly string[];
  /** Edited files that are no longer part of the site. */
  readonly stale: readonly string[];
  readonly list: FileList;
  /** Why nothing may be written. */
  readonly refusals: readonly Diagnostic[];
}

/** Compares the site with the disk. */
function planSite(folder: string, files: readonly SiteFile[]): SitePlan {
  const kindAt = lookBelow(folder);
  const targets = [listFile, ...files.map(({ path }) => path)];
  const blocked = [...refusePath(stagingFolder, kindAt), ...targets.flatMap((path) => refuseTarget(path, kindAt))];
  // A link in the path of several files is reported once.
  const refusals = [...new Map(blocked.map((each) => [each.message, each])).values()];
  if (refusals.length > 0) return { write: [], remove: [], edited: [], stale: [], list: new Map(), refusals };
  const lists = [listFile, join(stagingFolder, listFile)].map((path) => readList(join(folder, path)));
  const hashes = new Map(files.map(({ path, text }) => [path, hashText(text)]));
  const known = new Set(lists.flatMap((list) => [...list.keys()]));
  const onDisk = (path: string): string | undefined => {
    const text = readText(join(folder, path));
    return text === undefined ? undefined : hashText(text);
  };
  const isOwn = (path: string, hash: string): boolean => lists.some((list) => list.get(path) === hash);
  const write: SiteFile[] = [];
  const edited: string[] = [];
  for (const file of files) {
    const hash = onDisk(file.path);
    if (hash === hashes.get(file.path)) continue;
    if (hash !== undefined && !known.has(file.path)) refusals.push(foreignFile(file.path));
    else if (hash !== undefined && !isOwn(file.path, hash)) edited.push(file.path);
    else write.push(file);
  }
  // The list may have been edited too.
  const gone = [...known].filter((path) => !hashes.has(path) && refusePath(path, kindAt).length === 0);
  const present = gone.flatMap((path) => {
    const hash = onDisk(path);
    return hash === undefined ? [] : [{ path, isOwn: isOwn(path, hash) }];
  });
  const [remove, stale] = [true, false].map((own) => present.filter((each) => each.isOwn === own).map(({ path }) => path));
  // An edited file keeps its hash, so that undoing the edit makes it a file of the site again.
  const list = new Map([...hashes, ...edited.map((path) => [path, lists[0]?.get(path) ?? ""] as const)]);
  return { write, remove: remove!, edited, stale: stale!, list, refusals };
}

const foreignFile = (path: string): Diagnostic =>
  report("write/foreign-site-file", { path }, { hint: "move it away, or choose another folder with --out" });

/** Writes all files beside the site, then moves them into place. */
function replaceAll(folder: string, { write, remove, list }: SitePlan): { readonly written: number; readonly problem?: string } {
  const [staging, text] = [join(folder, stagingFolder), listText(list)];
  let written = 0;
  try {
    rmSync(staging, { recursive: true, force: true });
    if (write.length === 0 && remove.length === 0 && readText(join(folder, listFile)) === text) return { written };
    for (const file of [...write, { path: listFile, text }]) {
      // The folders of the site itself too, so that moving needs no more space.
      for (const target of [join(staging, file.path), join(folder, file.path)]) mkdirSync(dirname(target), { recursive: true });
      writeFileSync(join(staging, file.path), file.text);
    }
    for (const { path } of write) {
      renameSync(join(staging, path), join(folder, path));
      written += 1;
    }
    for (const path of remove) {
      rmSync(join(folder, path), { force: true });
      removeEmptyFolders(folder, path);
    }
    renameSync(join(staging, listFile), join(folder, listFile));
    rmSync(staging, { recursive: true, force: true });
    return { written };
  } catch (error) {
    // What is in place already is recognized by the list, which then stays for the next run.
    if (written === 0) abandon(folder, write);
    return { written, problem: systemProblem(error) };
  }
}

/** Removes what a run left that moved nothing into place. */
function abandon(folder: string, files: readonly SiteFile[]): void {
  try {
    rmSync(join(folder, stagingFolder), { recursive: true, force: true });
    for (const { path } of files) removeEmptyFolders(folder, path);
  } catch {
    // The next run tries again.
  }
}

const listText = (list: FileList): string =>
  `${JSON.stringify(Object.fromEntries([...list].sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;

function readList(file: string): FileList {
  try {
    const list = JSON.parse(readText(file) ?? "{}") as unknown;
    return new Map(typeof list === "object" && list !== null ? Object.entries(list).map(([path, hash]) => [path, String(hash)]) : []);
  } catch {
    return new Map();
  }
}

/** The text of a file, if it exists. Anything that is not a file, or cannot be read, counts as edited. */
function readText(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
