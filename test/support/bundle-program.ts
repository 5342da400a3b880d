// Turns a TypeScript program of the tests into one that node runs by itself, from the sources as they are now.

import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build as bundle, type Plugin } from "esbuild";
import { takeSources } from "./take-sources.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles a program of the repository, given by its path from the root, and gives the file to run. */
export async function bundleProgram(path: string): Promise<string> {
  // Inside node_modules, so that the packages which stay outside the bundle are found.
  const folder = join(root, "node_modules", ".cache", "wirepact-programs");
  mkdirSync(folder, { recursive: true });
  const program = join(folder, `${basename(path, ".ts")}.mjs`);
  // Written beside it and then put in its place, because another test may be running it.
  const outfile = `${program}.${process.pid}`;
  await bundle({
    entryPoints: [join(root, path)],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    external: [
      "playwright-core",
      "pg",
      "@photostructure/sqlite",
      "@electric-sql/pglite",
      "esbuild",
      "node:sqlite",
      "typescript",
      "*/compiled-templates.js",
    ],
    plugins: [takeSources, leaveFormatter, keepPlaces],
    // CommonJS inside the bundle looks for `require`.
    banner: {
      js: 'import { createRequire as createRequireOfBundle } from "node:module"; const require = createRequireOfBundle(import.meta["url"]);',
    },
  });
  renameSync(outfile, program);
  return program;
}

/** The formatter comes with files that are not code, and only the generator has it. */
const leaveFormatter: Plugin = {
  name: "leave-formatter",
  setup: (build) => {
    build.onResolve({ filter: /^oxfmt$/ }, async ({ path, importer, kind, pluginData }) => {
      if (pluginData === "found") return undefined;
      const found = await build.resolve(path, { resolveDir: join(root, "generator"), importer, kind, pluginData: "found" });
      return { path: found.path, external: true };
    });
  },
};

/** Lets each module go on thinking that it stands where its source does. */
const keepPlaces: Plugin = {
  name: "keep-places",
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: "ts",
      contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};
