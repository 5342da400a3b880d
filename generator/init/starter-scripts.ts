// The scripts that a project gets for its packages. Names that the project uses itself stay its own; ours get a longer name then.

/** Our scripts by what they do. */
type Task = "check" | "generate" | "watch" | "build" | "test";

export interface PackageScripts {
  /** All scripts of the project: ours, and those it had. */
  readonly scripts: Readonly<Record<string, string>>;
  /** What each of ours is called. */
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
  };
  const ours = {
    [names.check]: "wirepact check",
    [names.generate]: "wirepact generate",
    [names.watch]: "wirepact generate --watch",
    // Generates first: the compiler refuses a project that has no packages yet.
    [names.build]: `wirepact generate && ${compile}`,
    // Other workspaces have their own ways to be tested, and those beside the packages perhaps none.
    [names.test]: `npm run ${names.build} && npm test --workspace=packages --if-present`,
  };
  return { scripts: { ...ours, ...own }, names };
}

/** Without the test that `npm init` puts in, which only fails. */
function withoutPlaceholder(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(own).filter(([name, line]) => name !== "test" || !line.includes("no test specified")));
}
