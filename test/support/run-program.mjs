// Runs a TypeScript program of the repository: `node test/support/run-program.mjs test/bench/store.ts --quick`.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const bundler = fileURLToPath(new URL("../../node_modules/.cache/wirepact-programs/bundle-program.mjs", import.meta.url));
await build({
  entryPoints: [fileURLToPath(new URL("bundle-program.ts", import.meta.url))],
  outfile: bundler,
  bundle: true,
  platform: "node",
  format: "esm",
  external: ["esbuild"],
  define: { "import.meta.url": JSON.stringify(new URL("bundle-program.ts", import.meta.url).href) },
});
const { bundleProgram } = await import(bundler);
const [path, ...given] = process.argv.slice(2);
process.exitCode = spawnSync(process.execPath, [await bundleProgram(path), ...given], { stdio: "inherit" }).status ?? 1;
