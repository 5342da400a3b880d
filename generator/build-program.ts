// Bundles the commands into a few files, because loading hundreds of modules takes longer than most commands do. What only some commands need,
// such as the libraries of the site, is in separate files and is loaded when it is needed.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type BuildResult } from "esbuild";
import { licensesOf } from "./build-licenses.js";

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
  outdir: path("program"),
  splitting: true,
  chunkNames: "[name]-[hash]",
  // CommonJS packages inside the bundle call `require`.
  banner: {
    js: 'import { createRequire as createRequireOfBundle } from "node:module"; const require = createRequireOfBundle(import.meta.url);',
  },
  plugins: [
    {
      name: "mcp-sdk",
      setup: (bundler) => bundler.onResolve({ filter: /^\.\/sdk\.js$/ }, () => ({ path: "./mcp-sdk.js", external: true })),
    },
  ],
};

/** The MCP SDK, which only one command needs, in a separate file. It is not a dependency, because it would add 17 MB to every installation. */
const mcpSdk = {
  ...shared,
  entryPoints: [path("mcp/sdk.js")],
  outfile: path("program/mcp-sdk.js"),
  // The variant of the SDK without a compiler for JSON Schemas, which the server does not need.
  conditions: ["workerd"],
  minify: true,
  legalComments: "none",
} satisfies BuildOptions;

async function buildMcpSdk(): Promise<void> {
  const { metafile } = await build({ ...mcpSdk, write: false, metafile: true });
  const licenses = licensesOf(Object.keys(metafile.inputs)).replaceAll("*/", "* /");
  await build({ ...mcpSdk, banner: { js: `/*!\n${licenses}\n*/` } });
}

/** The small program that runs first and finds out whether there is anything to do. */
const start: BuildOptions = { ...shared, entryPoints: [path("cli/start.js")], outfile: path("program/start.js"), external: ["./main.js"] };

/** Identifies a build: a digest of all commands and of the versions of the dependencies that are not bundled. */
function digestOf({ outputFiles = [] }: BuildResult): string {
  const hash = createHash("sha256").update(JSON.stringify(dependencies));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest("hex");
}

/** Writes `dist/program/`, and removes what older builds left there. */
export async function buildProgram(): Promise<void> {
  const define = { WIREPACT_BUILD: JSON.stringify(digestOf(await build({ ...main, write: false }))) };
  const { metafile } = await build({ ...main, define, metafile: true });
  writeFileSync(path("program/licenses.txt"), `${licensesOf(Object.keys(metafile.inputs))}\n`);
  const files = new Set([...Object.keys(metafile.outputs).map((file) => basename(file)), "licenses.txt", "mcp-sdk.js", "start.js"]);
  await build({ ...start, define });
  await buildMcpSdk();
  for (const name of readdirSync(path("program")).filter((each) => !files.has(each))) rmSync(path(`program/${name}`));
}
