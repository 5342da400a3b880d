import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./support/longest-first.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tests run on the sources: every `@wirepact/*` import is taken from `src`, so that nothing has to be built first. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@wirepact\/core\/codegen\/(.+)$/, replacement: `${root}packages/core/src/codegen/$1.ts` },
      { find: /^@wirepact\/core\/testing\/(.+)$/, replacement: `${root}packages/core/src/testing/$1.ts` },
      { find: "@wirepact/core/shape", replacement: `${root}packages/core/src/shape/index.ts` },
      { find: "@wirepact/core/describe", replacement: `${root}packages/core/src/describe-shape.ts` },
      { find: /^@wirepact\/core\/(codegen|testing|tools)$/, replacement: `${root}packages/core/src/$1/index.ts` },
      { find: /^@wirepact\/([a-z-]+)\/(testing|tools)$/, replacement: `${root}packages/$1/src/$2.ts` },
      { find: /^@wirepact\/store\/(memory|sqlite|postgres)$/, replacement: `${root}packages/store/src/$1/index.ts` },
      { find: /^@wirepact\/([a-z-]+)$/, replacement: `${root}packages/$1/src/index.ts` },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/shared-folder.ts",
    exclude: ["**/node_modules/**", "test/long/**", "test/matrix/**"],
    sequence: { sequencer: LongestFirst },
    // By default one core is left idle, which on a small machine is half of it.
    maxWorkers: "100%",
    // Modules keep no state that another test could trip over, so each worker loads them once.
    isolate: false,
    // Tests make much that is soon forgotten; with more room for it, they collect garbage less often.
    // Tests that measure times collect it first.
    execArgv: ["--max-semi-space-size=64", "--expose-gc"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes as soon as it can; on a busy machine that may be later than after the usual second.
    expect: { poll: { timeout: 30_000 } },
  },
});
