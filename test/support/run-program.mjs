// Runs a TypeScript program of the repository: `node test/support/run-program.mjs test/bench/store.ts --quick`.

import { spawn } from "node:child_process";
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
const child = spawn(process.execPath, [await bundleProgram(path), ...given], { stdio: "inherit" });
// Whoever ends this process ends the program.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
process.exitCode = await new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
