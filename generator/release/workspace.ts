// The packages of a workspace that can be published, each after its dependencies.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export interface WorkspacePackage {
  readonly name: string;
  readonly version: string;
  /** Relative to the project, with `/`. */
  readonly folder: string;
  /** Packages of the same workspace that it depends on. */
  readonly needs: readonly string[];
  /** The protocol it was generated from. */
  readonly protocol: string | undefined;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly workspaces?: readonly string[] | { readonly packages?: readonly string[] };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly wirepact?: { readonly protocol?: string };
}

function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, "package.json");
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** All packages that are not private, in the order of publication. */
export function listWorkspace(project: string): readonly WorkspacePackage[] {
  const { workspaces = ["packages/*"] } = readManifest(project) ?? {};
  const patterns = "packages" in workspaces ? (workspaces.packages ?? []) : (workspaces as readonly string[]);
  const folders = patterns.flatMap((pattern) => expandPattern(project, pattern));
  const found = folders.flatMap((folder) => {
    const manifest = readManifest(join(project, folder));
    if (manifest?.name === undefined || manifest.version === undefined || manifest.private === true) return [];
    return [{ folder, manifest, name: manifest.name, version: manifest.version }];
  });
  const names = new Set(found.map(({ name }) => name));
  const packages = found.map(({ folder, manifest, name, version }) => ({
    name,
    version,
    folder,
    protocol: manifest.wirepact?.protocol,
    needs: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((other) => names.has(other)),
  }));
  return inOrder(packages);
}

function expandPattern(project: string, pattern: string): readonly string[] {
  if (!pattern.endsWith("/*")) return [pattern.replace(/^\.\//, "").replace(/\/$/, "")];
  const outer = pattern.slice(0, -2).replace(/^\.\//, "");
  if (!existsSync(join(project, outer))) return [];
  const inner = readdirSync(join(project, outer), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inner.map(({ name }) => `${outer}/${name}`).sort();
}

function inOrder(packages: readonly WorkspacePackage[]): readonly WorkspacePackage[] {
  const ordered = new Set<WorkspacePackage>();
  const add = (each: WorkspacePackage, around: readonly string[]): void => {
    if (ordered.has(each) || around.includes(each.name)) return;
    for (const other of packages) if (each.needs.includes(other.name)) add(other, [...around, each.name]);
    ordered.add(each);
  };
  for (const each of packages) add(each, []);
  return [...ordered];
}

/** The folder of a dependency of the package in a folder, where Node.js finds it. */
export function findInstalled(folder: string, name: string): string | undefined {
  const places = createRequire(join(folder, "package.json")).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((place) => existsSync(join(place, "package.json")));
}
