// Which paths below a folder may be written or deleted: none that leads out of it, by its name or through a symbolic link.

import { lstatSync } from "node:fs";
import { isAbsolute, join, normalize } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { isDenied, systemProblem } from "../disk/system-problem.js";

/** What is at a path. */
export type Kind = "folder" | "link" | "other" | "nothing";

/** Looks up what is at a path below a root, once per path: most files share their folders. */
export function lookBelow(root: string): (path: string) => Kind | Diagnostic {
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
export function refuseTarget(path: string, kindAt: (path: string) => Kind | Diagnostic): readonly Diagnostic[] {
  const refusals = refusePath(path, kindAt);
  if (refusals.length > 0 || kindAt(path) !== "folder") return refusals;
  return [report("write/failed", { path, problem: systemProblem({ code: "EISDIR" }) }, {})];
}

/** Refuses paths that lead out of the root, by name or through a link. */
export function refusePath(path: string, kindAt: (path: string) => Kind | Diagnostic): readonly Diagnostic[] {
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
