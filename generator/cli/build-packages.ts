// `wirepact generate --build`: compiles the generated packages with the project's own TypeScript and says when they are ready.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { secondsSince } from "./generate-summary.js";
import type { Terminal } from "./terminal.js";
import { listed } from "../text/markdown.js";

/** Files that can list the packages, in the order of preference. */
const lists = ["packages/tsconfig.json", "tsconfig.json"];

/** Compiles the packages below a folder. Returns whether they are ready. */
export async function buildPackages(out: string, terminal: Terminal, stopped?: AbortSignal): Promise<boolean> {
  const begun = performance.now();
  const list = lists.find((path) => existsSync(join(out, path)));
  const compiler = findCompiler(out);
  const problem =
    list === undefined
      ? `${listed(lists, "or")} is required to build the packages; \`wirepact init\` creates it`
      : compiler === undefined
        ? "TypeScript is required to build the packages: run `npm install --save-dev typescript`"
        : undefined;
  if (list === undefined || compiler === undefined) {
    terminal.printError(`error: ${problem}`);
    return false;
  }
  const { code, output } = await run(compiler, ["-b", list, "--pretty", "false"], out, stopped);
  if (code === 0) terminal.print(`The packages are ready (${secondsSince(begun)}).`);
  else if (stopped?.aborted !== true) terminal.printError(`${output.trimEnd()}\nerror: the packages could not be built`);
  return code === 0;
}

function findCompiler(folder: string): string | undefined {
  try {
    const manifest = createRequire(join(folder, "package.json")).resolve("typescript/package.json");
    return join(manifest, "../bin/tsc");
  } catch {
    return undefined;
  }
}

/** The most characters of the compiler's output that are kept. */
const mostOutput = 100_000;

function run(
  script: string,
  parameters: readonly string[],
  folder: string,
  stopped: AbortSignal | undefined,
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], { cwd: folder, signal: stopped, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const add = (chunk: Buffer): void => {
      if (output.length < mostOutput) output += chunk.toString("utf8");
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", ({ message }) => resolve({ code: 1, output: message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
