// The package.json of a project that starts with Wirepact: what a new one holds, and what an existing one gains. Never takes anything away.

import { packageScripts } from "./starter-scripts.js";

/** A package.json as far as it matters here. */
export type Manifest = Readonly<Record<string, unknown>>;

export interface ManifestFacts {
  /** Name for a project that has none. */
  readonly name: string;
  /** Version ranges of what the scripts need. */
  readonly tools: Readonly<Record<string, string>>;
  /** The command that compiles the packages. */
  readonly compile: string;
}

const workspaceFolder = "packages/*";

/** The manifest with scripts, workspaces and tools added where it has none of that name; `existing` is undefined for a new one. */
export function starterManifest(existing: Manifest | undefined, { name, tools, compile }: ManifestFacts): Manifest {
  const { scripts, workspaces, devDependencies = {}, ...rest } = existing ?? {};
  const installed = { ...(rest["dependencies"] as object | undefined), ...(devDependencies as object) };
  const missing = Object.fromEntries(Object.entries(tools).filter(([tool]) => !Object.hasOwn(installed, tool)));
  return {
    ...(existing?.["name"] === undefined ? { name, private: true } : {}),
    // In a project that exists this would turn every CommonJS file into one that does not run.
    ...(existing === undefined ? { type: "module" } : {}),
    ...rest,
    workspaces: withFolder(workspaces),
    scripts: packageScripts(scripts, compile).scripts,
    devDependencies: { ...(devDependencies as object), ...missing },
  };
}

/** Workspaces are a list, or an object that has the list as `packages`. */
function withFolder(workspaces: unknown): unknown {
  if (workspaces === undefined || workspaces === null) return [workspaceFolder];
  if (Array.isArray(workspaces)) return isCovered(workspaces) ? workspaces : [...(workspaces as readonly unknown[]), workspaceFolder];
  return { ...workspaces, packages: withFolder((workspaces as { readonly packages?: unknown }).packages) };
}

const isCovered = (folders: readonly unknown[]): boolean =>
  folders.some((folder) => typeof folder === "string" && /^(?:\.\/)?packages\/\*{1,2}\/?$/.test(folder));
