// Compares what should exist with what does, and says what is to be done about it. Reads the disk, changes nothing.

import { existsSync, lstatSync, readFileSync } from "node:fs";
import { isAbsolute, join, normalize } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import { hashText, type Manifest } from "./manifest.js";
import { isDenied, systemProblem } from "./system-problem.js";

export interface FilePlan {
  /** Files that are new or differ. */
  readonly write: readonly OutputFile[];
  /** Those of them that stand where somebody else made or changed something, which only force overwrites. */
  readonly handmade: ReadonlyMap<string, Hand>;
  readonly unchanged: readonly string[];
  /** Generated files that nobody wants any more and nobody edited. */
  readonly remove: readonly string[];
  /** Generated files that nobody wants any more, but somebody edited. */
  readonly abandoned: readonly string[];
  /** The manifest as it should be afterwards. */
  readonly manifest: Manifest;
  /** What stands in the way. */
  readonly refusals: readonly Diagnostic[];
}

export interface PlanOptions {
  /** Overwrite files that are foreign or edited. */
  readonly force: boolean;
  /** Which files of the manifest this run is responsible for; the others are kept. */
  readonly owns: (path: string) => boolean;
}

/** Plans the writing of files below a root folder. */
export function planFiles(root: string, files: readonly OutputFile[], old: Manifest, options: PlanOptions): FilePlan {
  const kindAt = lookBelow(root);
  const refusals = withoutRepeats(files.flatMap(({ path }) => refusePath(path, kindAt)));
  if (refusals.length > 0) return { write: [], handmade: new Map(), unchanged: [], remove: [], abandoned: [], manifest: old, refusals };
  const write: OutputFile[] = [];
  const handmade = new Map<string, Hand>();
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
      const hand = current === undefined ? undefined : findHand(file.path, current, old);
      if (hand === undefined) continue;
      handmade.set(file.path, hand);
      if (!options.force) refusals.push(report(hand === "foreign" ? "write/foreign-file" : "write/edited-file", { path: file.path }, {}));
    }
  }
  const wanted = new Set(files.map(({ path }) => path));
  const stale = [...old.keys()].filter((path) => !wanted.has(path) && options.owns(path) && refusePath(path, kindAt).length === 0);
  const remove = stale.filter((path) => isUntouched(root, path, old));
  const abandoned = stale.filter((path) => !remove.includes(path) && readText(root, path) !== undefined);
  const kept = [...old].filter(([path]) => !wanted.has(path) && !stale.includes(path));
  return {
    write,
    handmade,
    unchanged,
    remove,
    abandoned,
    refusals,
    manifest: new Map([...kept, ...hashes]),
  };
}

/** Something in a shared folder is refused for every file in it; once is enough. */
const withoutRepeats = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((each) => [`${each.code} ${each.message}`, each])).values(),
];

function readText(root: string, path: string): string | undefined | Diagnostic {
  const full = join(root, path);
  // Looking costs less than failing, and at first everything is missing.
  if (!existsSync(full)) return undefined;
  try {
    return readFileSync(full, "utf8");
  } catch (error) {
    // What is missing, or no file at all, writing will complain about; what cannot be read may be somebody's work.
    return isDenied(error) ? report("write/unreadable", { path, problem: systemProblem(error) }, {}) : undefined;
  }
}

function isUntouched(root: string, path: string, old: Manifest): boolean {
  const current = readText(root, path);
  return typeof current === "string" && hashText(current) === old.get(path);
}

/** What somebody else did to a file: made it, or changed what we made. */
export type Hand = "foreign" | "edited";

function findHand(path: string, current: string, old: Manifest): Hand | undefined {
  const generated = old.get(path);
  if (generated === undefined) return "foreign";
  return generated === hashText(current) ? undefined : "edited";
}

type Kind = "folder" | "link" | "other" | "nothing";

/** What stands at a path below a root. Looked at once each: most files share their folders. */
function lookBelow(root: string): (path: string) => Kind | Diagnostic {
  const seen = new Map<string, Kind | Diagnostic>();
  return (path) => {
    const known = seen.get(path) ?? look(root, path);
    seen.set(path, known);
    return known;
  };
}

/** What is at a path; a folder that must not be entered keeps that to itself. */
function look(root: string, path: string): Kind | Diagnostic {
  try {
    const found = lstatSync(join(root, path), { throwIfNoEntry: false });
    return found === undefined ? "nothing" : found.isSymbolicLink() ? "link" : found.isDirectory() ? "folder" : "other";
  } catch (error) {
    // What is denied is the folder's doing; a name that cannot be is not.
    if (!isDenied(error)) return report("write/failed", { path, problem: systemProblem(error) }, {});
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
    return report("write/unreadable", { path: folder, problem: systemProblem(error) }, {});
  }
}

/** Paths that lead out of the root, by name or through a link. */
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
    // What is no folder has nothing below it; writing will say so.
    if (kind !== "folder") return [];
  }
  return [];
}
