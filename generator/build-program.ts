// Run by the build after the compiler: puts the command line into a few files, because loading hundreds of modules takes longer than most
// commands do.

import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type BuildResult } from "esbuild";

/** Small packages that every run needs; the others are large, or find their own files. */
const inside = new Set(["@wirepact/core", "commander", "js-yaml", "picocolors"]);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { dependencies, peerDependencies } = JSON.parse(readFileSync(path("../package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

const options = {
  entryPoints: [path("cli/start.js")],
  // As deep as the modules it is made of, so that they find the files beside them.
  outdir: path("program"),
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  minifySyntax: true,
  external: [...Object.keys(dependencies).filter((name) => !inside.has(name)), ...Object.keys(peerDependencies)],
  // Packages in the older format look for `require`.
  banner: { js: 'import { createRequire as requireOfProgram } from "node:module"; const require = requireOfProgram(import.meta.url);' },
} satisfies BuildOptions;

/** A digest of everything the program is made of. */
function digest({ outputFiles = [] }: BuildResult): string {
  const hash = createHash("sha256").update(JSON.stringify(dependencies));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.update(readFileSync(path("compiled-templates.js"))).digest("hex");
}

const stamp = digest(await build({ ...options, write: false }));
rmSync(options.outdir, { recursive: true, force: true });
await build({ ...options, define: { WIREPACT_BUILD: JSON.stringify(stamp) } });
