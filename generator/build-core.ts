// Bundles core, because Node needs longer to find a hundred modules than to compile them: one module with what most packages import, and a few with
// what only some import. Source maps lead to `src`, which is published too; the compiler writes the declarations.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const core = fileURLToPath(new URL("../../packages/core/", import.meta.url));

/** Entry points that most programs do not import. */
const rare = /\/(?:tools|testing)\/|\/codegen\/(?:frames|mail|versions|yaml)\./;

/** Writes the modules of `packages/core/dist`, and removes those that older builds left there. */
export async function buildCore(): Promise<void> {
  const { exports } = JSON.parse(readFileSync(join(core, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, { readonly default?: string }>>;
  };
  const entryPoints = Object.values(exports).flatMap(({ default: path }) =>
    path === undefined ? [] : [join(core, path.replace("/dist/", "/src/").replace(/\.js$/, ".ts"))],
  );
  // The bundler puts modules together that the same entry points reach. So every entry point is made to reach what a usual one reaches.
  const usual = entryPoints.filter((path) => !rare.test(path)).map((path) => `import ${JSON.stringify(path)};`);
  const out = join(core, "dist");
  const { outputFiles } = await build({
    entryPoints,
    outbase: join(core, "src"),
    outdir: out,
    bundle: true,
    splitting: true,
    chunkNames: "modules/[hash]",
    format: "esm",
    target: "es2022",
    external: ["fast-check"],
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logOverride: { "ignored-bare-import": "silent" },
    plugins: [
      {
        name: "usual",
        setup: (bundler) =>
          bundler.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            entryPoints.includes(path) ? { contents: [readFileSync(path, "utf8"), ...usual].join("\n"), loader: "ts" } : undefined,
          ),
      },
    ],
  });
  for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) if (/\.js(?:\.map)?$/.test(name)) rmSync(join(out, name));
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    // Nothing happens when a module is only loaded; bundlers would warn of an import for that. And they put numbers and strings in place of constants.
    const own = text.replaceAll(/^import ".*";$/gm, "").replaceAll(/^var (?=\w+ = (?:[-\d.e]+|"[^"\n]*");$)/gm, "const ");
    writeFileSync(path, own);
  }
}
