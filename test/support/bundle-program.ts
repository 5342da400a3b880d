// Turns a TypeScript program of the tests into one that node runs by itself, from the sources as they are now.

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build as bundle, type Plugin } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles a program of the repository, given by its path from the root, and gives the file to run. */
export async function bundleProgram(path: string): Promise<string> {
  // Inside node_modules, so that the packages which stay outside the bundle are found.
  const folder = join(root, "node_modules", ".cache", "wirepact-programs");
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(path, ".ts")}-${process.pid}.mjs`);
  await bundle({
    entryPoints: [join(root, path)],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    external: ["pg", "@photostructure/sqlite", "@electric-sql/pglite", "esbuild", "node:sqlite"],
    plugins: [takeSources, keepPlaces],
    // CommonJS inside the bundle looks for `require`.
    banner: {
      js: 'import { createRequire as createRequireOfBundle } from "node:module"; const require = createRequireOfBundle(import.meta["url"]);',
    },
  });
  process.on("exit", () => rmSync(outfile, { force: true }));
  return outfile;
}

/** Takes every `@wirepact/*` import from the sources, as the tests do. */
const takeSources: Plugin = {
  name: "take-sources",
  setup: (build) => {
    build.onResolve({ filter: /^@wirepact\// }, ({ path }) => {
      const [, name = "", ...inside] = path.split("/");
      const file =
        inside.length === 0 ? "index.ts" : name === "core" && inside.length === 1 ? `${inside[0]}/index.ts` : `${inside.join("/")}.ts`;
      return { path: join(root, "packages", name, "src", file) };
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
