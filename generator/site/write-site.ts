// Writes a site into a folder. Only files of an earlier site are replaced or deleted; files of other people are kept.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { systemProblem } from "../write/system-problem.js";
import type { SiteFile } from "./site.js";

/** The list of the files of a site, with their hashes. */
const listFile = ".wirepact-site.json";

export interface SiteReport {
  readonly written: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly diagnostics: readonly Diagnostic[];
}

type FileList = Readonly<Record<string, string>>;

/** Writes the files that differ, and deletes those that an earlier site had and this one does not. */
export function writeSite(folder: string, files: readonly SiteFile[]): SiteReport {
  const before = readList(folder);
  const foreign = files.filter(({ path }) => before[path] === undefined && existsSync(join(folder, path)));
  if (foreign.length > 0) {
    const diagnostics = foreign.slice(0, 5).map(({ path }) => report("write/foreign-site-file", { path }, {}));
    return { written: 0, unchanged: 0, deleted: 0, diagnostics };
  }
  const hashes = Object.fromEntries(files.map(({ path, text }) => [path, hashOf(text)]));
  const changed = files.filter(({ path, text }) => readText(join(folder, path)) !== text);
  const gone = Object.keys(before).filter((path) => hashes[path] === undefined && isInside(path));
  try {
    // Listed before they are written, so that an interrupted run is completed by the next one.
    replace(join(folder, listFile), listText({ ...before, ...hashes }));
    for (const { path, text } of changed) replace(join(folder, path), text);
    for (const path of gone) rmSync(join(folder, path), { force: true });
    replace(join(folder, listFile), listText(hashes));
  } catch (error) {
    const diagnostics = [report("write/failed", { path: "the site", problem: systemProblem(error) }, {})];
    return { written: 0, unchanged: 0, deleted: 0, diagnostics };
  }
  return { written: changed.length, unchanged: files.length - changed.length, deleted: gone.length, diagnostics: [] };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const listText = (list: FileList): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;

/** Whether a path of the list is inside the folder of the site; the list may have been edited. */
const isInside = (path: string): boolean => !path.startsWith("/") && !/^[a-z]:/i.test(path) && !path.split(/[\\/]/).includes("..");

function readList(folder: string): FileList {
  try {
    const list = JSON.parse(readText(join(folder, listFile)) ?? "{}") as unknown;
    return typeof list === "object" && list !== null && !Array.isArray(list) ? (list as FileList) : {};
  } catch {
    return {};
  }
}

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** Writes a file beside the old one and renames it, so that no reader sees half of it. */
function replace(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
