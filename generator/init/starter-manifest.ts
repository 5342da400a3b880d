// The package.json of a project that starts with Wirepact: what a new one holds, and what an existing one gains. Never takes anything away.

/** A package.json as far as it matters here. */
export type Manifest = Readonly<Record<string, unknown>>;

export interface ManifestFacts {
  /** Name for a project that has none. */
  readonly name: string;
  /** Version ranges of what the scripts need. */
  readonly tools: Readonly<Record<string, string>>;
}

const scripts: Readonly<Record<string, string>> = {
  check: "wirepact check",
  generate: "wirepact generate",
  watch: "wirepact generate --watch",
  build: "tsc -b",
  test: "npm run build && npm test --workspaces",
};

const workspaceFolder = "packages/*";

/** The manifest with scripts, workspaces and tools added where it has none of that name. */
export function starterManifest(existing: Manifest, { name, tools }: ManifestFacts): Manifest {
  const { scripts: own = {}, workspaces, devDependencies = {}, ...rest } = existing;
  const installed = { ...(rest["dependencies"] as object | undefined), ...(devDependencies as object) };
  const missing = Object.fromEntries(Object.entries(tools).filter(([tool]) => !Object.hasOwn(installed, tool)));
  return {
    ...(existing["name"] === undefined ? { name, private: true } : {}),
    ...(existing["type"] === undefined ? { type: "module" } : {}),
    ...rest,
    workspaces: withFolder(workspaces),
    scripts: { ...scripts, ...withoutPlaceholder(own as Readonly<Record<string, string>>) },
    devDependencies: { ...(devDependencies as object), ...missing },
  };
}

function withFolder(workspaces: unknown): unknown {
  if (workspaces === undefined) return [workspaceFolder];
  if (!Array.isArray(workspaces) || workspaces.includes(workspaceFolder)) return workspaces;
  return [...(workspaces as readonly unknown[]), workspaceFolder];
}

/** Without the test that `npm init` puts in, which only fails. */
function withoutPlaceholder(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(own).filter(([name, line]) => name !== "test" || !line.includes("no test specified")));
}
