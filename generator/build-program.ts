// Run by the build after the compiler: puts the commands into one file, because loading hundreds of modules takes longer than most
// commands do, and because one file can be kept compiled.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type BuildResult, type Plugin } from "esbuild";

/** Packages that go into the file with the commands; the others are rarely needed, or find their own files. */
const inside = new Set([
  "@eslint-community/regexpp",
  "@wirepact/core",
  "commander",
  "handlebars",
  "js-yaml",
  "json-schema-to-typescript",
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
  minifySyntax: true,
  external: Object.keys(dependencies).filter((name) => !inside.has(name)),
} satisfies BuildOptions;

/** What packages carry and nobody here uses: declarations of every environment in ts-morph, a formatter in json-schema-to-typescript. */
const withoutBallast: Plugin = {
  name: "without-ballast",
  setup: (program) => {
    program.onLoad({ filter: /ts-morph-common\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, "utf8").replace(/^const libFiles = \[[^]*?^ *\}\];$/m, "const libFiles = [];"),
    }));
    program.onResolve({ filter: /^prettier$/ }, () => ({ path: "prettier", namespace: "ballast" }));
    program.onLoad({ filter: /^/, namespace: "ballast" }, () => ({ contents: "" }));
  },
};

/** The commands, as deep as the modules they are made of, so that they find the files beside them. */
const main = (define: Readonly<Record<string, string>>): BuildOptions => ({
  ...shared,
  entryPoints: [path("cli/main.js")],
  outfile: path("program/main.cjs"),
  format: "cjs",
  banner: { js: 'const ownAddress = require("node:url").pathToFileURL(__filename).href;' },
  define: { ...define, "import.meta.url": "ownAddress" },
  plugins: [withoutBallast],
});

/** ts-morph with the compiler in it, which is a third as large when it is made small. */
const workshop: BuildOptions = {
  ...shared,
  entryPoints: ["ts-morph"],
  external: [],
  outfile: path("program/ts-morph.cjs"),
  format: "cjs",
  minify: true,
  legalComments: "eof",
  plugins: [withoutBallast],
};

/** A digest of everything the program is made of. */
function digest({ outputFiles = [] }: BuildResult): string {
  const hash = createHash("sha256").update(JSON.stringify(dependencies));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest("hex");
}

/** Writes scripts with nothing but ASCII in them: a single other character makes the engine keep every one of them in two bytes. */
function writeScripts({ outputFiles = [] }: BuildResult): void {
  for (const { path: file, text } of outputFiles) {
    const escaped = text.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, escaped);
  }
}

const define = { WIREPACT_BUILD: JSON.stringify(digest(await build({ ...main({}), write: false }))) };
writeScripts(await build({ ...main(define), write: false }));
await build(workshop);
// What finds out that nothing is to do stays small.
await build({ ...shared, entryPoints: [path("cli/start.js")], outfile: path("program/start.js"), format: "esm", define });
