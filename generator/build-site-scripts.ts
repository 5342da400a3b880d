// Bundles the scripts of the site into classic scripts, because a page opened from a disk cannot load modules.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { licensesOf } from "./build-licenses.js";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { version } = JSON.parse(readFileSync(path("../package.json"), "utf8")) as { readonly version: string };

const scripts = ["site", "spec-playground", "spec-editor"];

/** A script that pages and their workers run. */
const playground = "playground";

/** A script that only workers run. */
const worker = "spec-worker";

/** The licenses of everything that the scripts contain, which is part of every site. */
const licenses = "licenses.txt";

/** The templates that the build compiled, in place of the declaration beside the sources. */
const compiledTemplates: Plugin = {
  name: "compiled-templates",
  setup: (scripting) => scripting.onResolve({ filter: /\/compiled-templates\.js$/ }, () => ({ path: path("compiled-templates.js") })),
};

/** Replacements for what it asks the process: a page has neither environment variables nor a working directory. */
export const withoutProcess = { "process.env": "{}", "process.cwd": "String" } as const;

/** What json-schema-to-typescript needs of Node, prettier and the library that resolves references, in small. */
export const standIns: Plugin = {
  name: "stand-ins",
  setup: (scripting) => {
    scripting.onResolve({ filter: /^(?:fs|path|util|prettier|cli-color|\.\/resolver)$/ }, ({ path: name, importer }) =>
      importer.includes("json-schema-to-typescript")
        ? { path: path(`../site/client/stand-ins/${name === "./resolver" ? "resolver" : "node"}.ts`) }
        : undefined,
    );
  },
};

const shared = (names: readonly string[]): BuildOptions => ({
  entryPoints: names.map((name) => path(`../site/client/${name}.ts`)),
  outdir: path("site-scripts"),
  bundle: true,
  minify: true,
  platform: "browser",
  target: "es2022",
  format: "iife",
  charset: "utf8",
  legalComments: "none",
  define: { ...withoutProcess, WIREPACT_VERSION: JSON.stringify(version) },
  plugins: [compiledTemplates, standIns],
});

/** Bundles a script into one function. A page opened from a disk cannot start a worker from a file, so it makes one from the text of the function. */
const asFunction = (script: string, name: string, call: string) =>
  build({ ...shared([script]), metafile: true, banner: { js: `function ${name}() {` }, footer: { js: `}\n${call}` } });

/** Writes `dist/site-scripts/`. */
export async function buildSiteScripts(): Promise<void> {
  const built = await Promise.all([
    build({ ...shared(scripts), metafile: true }),
    asFunction(playground, "wirepactPlayground", "wirepactPlayground();"),
    asFunction(worker, "wirepactWorker", 'if (typeof document === "undefined") wirepactWorker();'),
  ]);
  const bundled = built.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  writeFileSync(path(`site-scripts/${licenses}`), `${licensesOf(bundled)}\n`);
  const names = new Set([...[...scripts, playground, worker].map((name) => `${name}.js`), licenses]);
  for (const name of readdirSync(path("site-scripts")).filter((each) => !names.has(each))) rmSync(path(`site-scripts/${name}`));
}
