// The package.json that `wirepact init` writes: a new one, or the existing one with additions. Nothing is removed.

import { packageScripts } from "./starter-scripts.js";

/** The content of a package.json. */
export type Manifest = Readonly<Record<string, unknown>>;

export interface ManifestFacts {
  /** Name for a project that has none. */
  readonly name: string;
  /** Version ranges of the dependencies of the scripts. */
  readonly tools: Readonly<Record<string, string>>;
  /** The command that compiles the packages. */
  readonly compile: string;
}

/** Compilers that support the options of the packages. */
export const compilerRange = "^6.0.3";

const workspaceFolder = "packages/*";

/** The manifest with scripts, workspaces and dependencies added where they are missing; `existing` is undefined for a new project. */
export function starterManifest(existing: Manifest | undefined, { name, tools, compile }: ManifestFacts): Manifest {
  const { scripts, workspaces, devDependencies = {}, ...rest } = existing ?? {};
  const installed = { ...(rest["dependencies"] as object | undefined), ...(devDependencies as object) };
  const missing = Object.fromEntries(Object.entries(tools).filter(([tool]) => !Object.hasOwn(installed, tool)));
  return {
    ...(existing?.["name"] === undefined ? { name, private: true } : {}),
    // In an existing project this would break every CommonJS file.
    ...(existing === undefined ? { type: "module" } : {}),
    ...rest,
    workspaces: withFolder(workspaces),
    scripts: packageScripts(scripts, compile).scripts,
    devDependencies: { ...(devDependencies as object), ...missing },
  };
}

/** Workspaces are an array, or an object with the array `packages`. */
function withFolder(workspaces: unknown): unknown {
  if (workspaces === undefined || workspaces === null) return [workspaceFolder];
  if (Array.isArray(workspaces)) return isCovered(workspaces) ? workspaces : [...(workspaces as readonly unknown[]), workspaceFolder];
  return { ...workspaces, packages: withFolder((workspaces as { readonly packages?: unknown }).packages) };
}

const isCovered = (folders: readonly unknown[]): boolean =>
  folders.some((folder) => typeof folder === "string" && /^(?:\.\/)?packages\/\*{1,2}\/?$/.test(folder));
