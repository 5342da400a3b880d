// Bundles the commands into one file, because loading hundreds of modules takes longer than most commands do.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type BuildResult } from "esbuild";

/** Packages that are bundled with the commands; the others are loaded from `node_modules` when they are needed. */
const bundled = new Set([
  "@dagrejs/dagre",
  "@eslint-community/regexpp",
  "@wirepact/core",
  "commander",
  "handlebars",
  "js-yaml",
  "markdown-it",
  "picocolors",
]);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { dependencies } = JSON.parse(readFileSync(path("../package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const shared = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  external: Object.keys(dependencies).filter((name) => !bundled.has(name)),
} satisfies BuildOptions;

/** All commands. The bundle is as deep in the package as the modules it is made of, so that relative paths lead to the same files. */
const main: BuildOptions = {
  ...shared,
  entryPoints: [path("cli/main.js")],
  outfile: path("program/main.js"),
  // CommonJS packages inside the bundle call `require`.
  banner: {
    js: 'import { createRequire as createRequireOfBundle } from "node:module"; const require = createRequireOfBundle(import.meta.url);',
  },
};

/** The small program that runs first and finds out whether there is anything to do. */
const start: BuildOptions = { ...shared, entryPoints: [path("cli/start.js")], outfile: path("program/start.js"), external: ["./main.js"] };

/** Identifies a build: a digest of all commands and of the versions of the dependencies that are not bundled. */
function digestOf({ outputFiles = [] }: BuildResult): string {
  const hash = createHash("sha256").update(JSON.stringify(dependencies));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest("hex");
}

const files = new Set(["main.js", "start.js"]);

/** Writes `dist/program/`, and removes what older builds left there. */
export async function buildProgram(): Promise<void> {
  const define = { WIREPACT_BUILD: JSON.stringify(digestOf(await build({ ...main, write: false }))) };
  await build({ ...main, define });
  await build({ ...start, define });
  for (const name of readdirSync(path("program")).filter((each) => !files.has(each))) rmSync(path(`program/${name}`));
}
