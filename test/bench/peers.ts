// What the benchmarks compare with: its own package.json and lock beside this file, installed when it is first needed.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { clone } from "./clone.js";

export const benchFolder = fileURLToPath(new URL(".", import.meta.url));

/** Where modules that import peers are written; node finds the peers from there. */
const workFolder = join(benchFolder, "node_modules/.bench");

/** Installs the peers, unless they are there as the lock has them. */
export function installPeers(): void {
  const wanted = readFileSync(join(benchFolder, "package-lock.json"), "utf8");
  const mark = join(benchFolder, "node_modules/.installed-lock.json");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing what the benchmarks compare with …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], { cwd: benchFolder, stdio: "inherit" });
  writeFileSync(mark, wanted);
}

/** The program of a peer, for node to run. */
export function peerProgram(name: string, command: string): string {
  const folder = join(benchFolder, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  return join(folder, typeof bin === "string" ? bin : (bin[command] ?? ""));
}

/** The version of a peer as it is installed. */
export function peerVersion(name: string): string {
  const text = readFileSync(join(benchFolder, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Writes a module that may import peers and gives its path. */
export function writeModule(name: string, text: string): string {
  const path = join(workFolder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Runs a module of which only the path is known. */
export async function importModule<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(path).href)) as T;
}

/** Puts a module and all it imports into one small file, with our packages as they are built in the measured clone. */
export async function bundleModule(path: string, options: BuildOptions = {}): Promise<string> {
  const outfile = path.replace(/\.mjs$/, options.minify === true ? ".min.mjs" : ".whole.mjs");
  await build({
    entryPoints: [path],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
    plugins: [takePackages],
    banner: { js: 'import { createRequire as requireInBench } from "node:module"; const require = requireInBench(import.meta.url);' },
    ...options,
  });
  return outfile;
}

const takePackages: Plugin = {
  name: "take-packages",
  setup: (bundle) => {
    bundle.onResolve({ filter: /^@wirepact\// }, ({ path, kind, resolveDir }) => {
      if (!resolveDir.startsWith(workFolder)) return undefined;
      // All guards together have no entry point of their own.
      const [, protocol] = /^@wirepact\/([^/]+)\/guards$/.exec(path) ?? [];
      if (protocol !== undefined) return { path: join(clone, "packages", protocol, "dist/guards.js") };
      return bundle.resolve(path, { kind, resolveDir: clone });
    });
  },
};
