// The scripts that `wirepact init` adds. Existing scripts are kept; ours get a longer name where a name is taken.

/** Our scripts by their purpose. */
type Task = "check" | "generate" | "watch" | "build" | "test" | "diff" | "release";

export interface PackageScripts {
  /** All scripts of the project: ours and the existing ones. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The name of each of ours. */
  readonly names: { readonly [task in Task]: string };
}

/** Adds our scripts to those of a package.json; `compile` is the command that compiles the packages. */
export function packageScripts(existing: unknown, compile: string): PackageScripts {
  const own = withoutPlaceholder((existing ?? {}) as Readonly<Record<string, string>>);
  const nameOf = (task: Task): string => (Object.hasOwn(own, task) ? `${task}:packages` : task);
  const names = {
    check: nameOf("check"),
    generate: nameOf("generate"),
    watch: nameOf("watch"),
    build: nameOf("build"),
    test: nameOf("test"),
    diff: nameOf("diff"),
    release: nameOf("release"),
  };
  const ours = {
    [names.check]: "wirepact check",
    [names.generate]: "wirepact generate",
    [names.watch]: "wirepact generate --watch",
    // Generates first, because the compiler fails in a project without packages.
    [names.build]: `wirepact generate && ${compile}`,
    // Only the generated packages: other workspaces may have no tests or other ones.
    [names.test]: `npm run ${names.build} && npm test --workspace=packages --if-present`,
    [names.diff]: "wirepact diff",
    [names.release]: "wirepact release",
  };
  return { scripts: { ...ours, ...own }, names };
}

/** Without the failing `test` script of `npm init`. */
function withoutPlaceholder(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(own).filter(([name, line]) => name !== "test" || !line.includes("no test specified")));
}
