// What all runs of tests have in common, whichever tests they run.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { lateOptimization, optimizeLate } from "../../generator/cli/optimize-late.js";
import { LongestFirst } from "./longest-first.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

optimizeLate();

/** Only what hangs takes so long, in milliseconds: no test depends on how busy the machine is. */
const patience = 600_000;

/** Tests run on the sources: every `@wirepact/*` import is taken from `src`, so that nothing has to be built first. */
export const baseConfig: ViteUserConfig = {
  root,
  resolve: {
    alias: [
      { find: /^@wirepact\/core\/codegen\/(.+)$/, replacement: `${root}packages/core/src/codegen/$1.ts` },
      { find: /^@wirepact\/core\/testing\/(.+)$/, replacement: `${root}packages/core/src/testing/$1.ts` },
      { find: "@wirepact/core/shape", replacement: `${root}packages/core/src/shape/index.ts` },
      { find: "@wirepact/core/describe", replacement: `${root}packages/core/src/describe/describe-shape.ts` },
      { find: /^@wirepact\/core\/(codegen|testing|tools)$/, replacement: `${root}packages/core/src/$1/index.ts` },
      { find: /^@wirepact\/([a-z-]+)\/(testing|tools)$/, replacement: `${root}packages/$1/src/$2.ts` },
      { find: /^@wirepact\/store\/(memory|sqlite|postgres)$/, replacement: `${root}packages/store/src/$1/index.ts` },
      { find: "@wirepact/store/drivers", replacement: `${root}packages/store/src/drivers.ts` },
      { find: /^@wirepact\/([a-z-]+)$/, replacement: `${root}packages/$1/src/index.ts` },
    ],
  },
  test: {
    globalSetup: "test/support/shared-folder.ts",
    exclude: ["**/node_modules/**"],
    sequence: { sequencer: LongestFirst },
    // By default one core is left idle, which on a small machine is half of it.
    maxWorkers: "100%",
    // Modules keep no state that another test could trip over, so each worker loads them once.
    isolate: false,
    // Tests make much that is soon forgotten; with more room for it, they collect garbage less often.
    // Tests that measure times collect it first. Most of their code runs too seldom to be worth optimizing.
    execArgv: ["--max-semi-space-size=64", "--expose-gc", ...lateOptimization],
    // Both projects load most modules, and so does the next run.
    experimental: { fsModuleCache: true },
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience } },
  },
};

/** All test files that import one of some modules of `test/support`. */
export function testFilesThatImport(...modules: readonly string[]): readonly string[] {
  const importing = new RegExp(`/(?:${modules.join("|")})\\.js"`);
  return testFiles.filter((path) => importing.test(readFileSync(join(root, path), "utf8")));
}

/** All test files, by their paths from the root. */
export const testFiles: readonly string[] = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
  .map((path) => `test/${path}`)
  .toSorted();
