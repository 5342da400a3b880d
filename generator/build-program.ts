// Run by the build after the compiler: puts the commands into one file, because loading hundreds of modules takes longer than most
// commands do, and because one file can be kept compiled.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type BuildResult } from "esbuild";

/** Small packages that every run needs; the others are large, or find their own files. */
const inside = new Set(["@wirepact/core", "commander", "js-yaml", "picocolors"]);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { dependencies, peerDependencies } = JSON.parse(readFileSync(path("../package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

const shared = {
  bundle: true,
  platform: "node",
  target: "node20",
  minifySyntax: true,
  external: [...Object.keys(dependencies).filter((name) => !inside.has(name)), ...Object.keys(peerDependencies)],
} satisfies BuildOptions;

/** The commands, as deep as the modules they are made of, so that they find the files beside them. */
const main = (define: Readonly<Record<string, string>>): BuildOptions => ({
  ...shared,
  entryPoints: [path("cli/main.js")],
  outfile: path("program/main.cjs"),
  format: "cjs",
  banner: { js: 'const ownAddress = require("node:url").pathToFileURL(__filename).href;' },
  define: { ...define, "import.meta.url": "ownAddress" },
});

/** A digest of everything the program is made of. */
function digest({ outputFiles = [] }: BuildResult): string {
  const hash = createHash("sha256").update(JSON.stringify(dependencies));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.update(readFileSync(path("compiled-templates.js"))).digest("hex");
}

const define = { WIREPACT_BUILD: JSON.stringify(digest(await build({ ...main({}), write: false }))) };
await build(main(define));
// What finds out that nothing is to do stays small.
await build({ ...shared, entryPoints: [path("cli/start.js")], outfile: path("program/start.js"), format: "esm", define });
