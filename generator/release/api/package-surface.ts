// What code that uses a package sees of it: its entry points, their declarations and what the package requires. Frozen with each release.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { declareModules, type Modules } from "../../text/declarations.js";
import { digestOf } from "../../text/digest.js";
import type { OutputFile } from "../../model/output-file.js";

export interface PackageSurface {
  /** The digest of the sources; equal sources have equal declarations. */
  readonly sources: string;
  /** Entry points such as `.` and `./testing`, with the module of each; undefined for files that are not code. */
  readonly entries: Readonly<Record<string, string | undefined>>;
  /** Version ranges of Node and of the packages that users of this one must have: `node`, `peer fast-check`, `@wirepact/core`. */
  readonly requires: Readonly<Record<string, string>>;
  readonly modules: Modules;
}

interface PackageManifest {
  readonly type?: string;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The part of a surface that needs no compiler. */
export type SurfaceOutline = Omit<PackageSurface, "modules"> & { readonly texts: Modules };

/** The outline of a package, from its generated files. */
export function outlinePackage(files: readonly OutputFile[]): SurfaceOutline {
  const manifestText = files.find(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path))?.text ?? "{}";
  const manifest = JSON.parse(manifestText) as PackageManifest;
  const texts = Object.fromEntries(
    files
      .flatMap(({ path, text }) => {
        const module = /^packages\/[^/]+\/src\/(.+)\.ts$/.exec(path)?.[1];
        return module === undefined ? [] : [[module, text] as const];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { sources: digestOf(JSON.stringify(texts)), entries: entriesOf(manifest), requires: requirementsOf(manifest), texts };
}

/** The outline of the package that is in a project, if it has been generated. */
export function readOutline(folder: string, protocol: string): SurfaceOutline | undefined {
  const home = `packages/${protocol}`;
  const sources = join(folder, home, "src");
  if (!existsSync(join(folder, home, "package.json")) || !existsSync(sources)) return undefined;
  const modules = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const paths = [`${home}/package.json`, ...modules.map((name) => `${home}/src/${name.replaceAll("\\", "/")}`)];
  return outlinePackage(paths.map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") })));
}

/** The surface of a package, or why its declarations cannot be read. */
export function surfaceOf({ texts, ...outline }: SurfaceOutline, known?: Modules): PackageSurface | string {
  const modules = declareModules(texts, known);
  return typeof modules === "string" ? modules : { ...outline, modules };
}

function entriesOf({ exports = {} }: PackageManifest): PackageSurface["entries"] {
  return Object.fromEntries(
    Object.entries(exports).map(([name, target]) => {
      const types = typeof target === "string" ? undefined : target.types;
      return [name, types === undefined ? undefined : /^\.\/dist\/(.+)\.d\.ts$/.exec(types)?.[1]];
    }),
  );
}

function requirementsOf(manifest: PackageManifest): PackageSurface["requires"] {
  const { type = "commonjs", engines, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const core = dependencies["@wirepact/core"];
  return {
    modules: type,
    ...(engines?.node === undefined ? {} : { node: engines.node }),
    ...(core === undefined ? {} : { "@wirepact/core": core }),
    ...Object.fromEntries(
      Object.entries(peerDependencies).map(([name, range]) => [
        `${peerDependenciesMeta[name]?.optional === true ? "optional" : "peer"} ${name}`,
        range,
      ]),
    ),
  };
}

const title = "// The API of a released package. A released API must not change.";
const moduleLine = /^\/\/ module (\S+)\n/m;

/** A surface as it is frozen. */
export function surfaceText({ sources, entries, requires, modules }: PackageSurface): string {
  const head = [
    title,
    `// sources ${sources}`,
    ...Object.entries(entries).map(([name, module]) => `// entry ${name}${module === undefined ? "" : ` ${module}`}`),
    ...Object.entries(requires).map(([name, range]) => `// requires ${name}: ${range}`),
  ];
  const bodies = Object.entries(modules).map(([name, text]) => `// module ${name}\n${text.trim()}\n`);
  return `${head.join("\n")}\n\n${bodies.join("\n")}`;
}

/** Reads a frozen surface; undefined if the text is not one. */
export function readSurface(text: string): PackageSurface | undefined {
  const [head = "", ...parts] = text.replaceAll("\r\n", "\n").split(moduleLine);
  if (!head.startsWith(title)) return undefined;
  const modules = Object.fromEntries(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, (parts[index + 1] ?? "").trim()]] : [])));
  const found = (pattern: RegExp): [string, string][] => [...head.matchAll(pattern)].map(([, name = "", value = ""]) => [name, value]);
  return {
    sources: /^\/\/ sources (\S+)$/m.exec(head)?.[1] ?? "",
    entries: Object.fromEntries(
      found(/^\/\/ entry (\S+)(?: (\S+))?$/gm).map(([name, module]) => [name, module === "" ? undefined : module]),
    ),
    requires: Object.fromEntries(found(/^\/\/ requires (.+?): (.*)$/gm)),
    modules,
  };
}
