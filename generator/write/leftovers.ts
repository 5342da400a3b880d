// What remains of a package after its generated files are deleted: compiled code, and the link that npm made.

import { lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Names in a package folder that the compiler and npm write. */
const isBuilt = (name: string): boolean => name === "dist" || name === "node_modules" || name.endsWith(".tsbuildinfo");

/** A package whose manifest is going to be deleted. */
export interface RemovedPackage {
  readonly folder: string;
  readonly name: string;
}

/** The packages among files that are going to be deleted. */
export function removedPackages(root: string, files: readonly string[]): readonly RemovedPackage[] {
  return files.flatMap((path) => {
    if (!/^packages\/[^/]+\/package\.json$/.test(path)) return [];
    const { name } = readJson(join(root, path)) as { readonly name?: unknown };
    return typeof name === "string" && /^(?:@[\w.-]+\/)?[\w-][\w.-]*$/.test(name) ? [{ folder: dirname(path), name }] : [];
  });
}

/** Deletes what was built from a removed package, unless its folder contains other files. */
export function removeLeftovers(root: string, packages: readonly RemovedPackage[]): void {
  for (const { folder, name } of packages) {
    const path = join(root, folder);
    if (namesIn(path).every(isBuilt)) rmSync(path, { recursive: true, force: true });
    const link = join(root, "node_modules", name);
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(link, { force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8")) ?? {};
  } catch {
    return {};
  }
}
