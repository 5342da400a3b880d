import { defineConfig, mergeConfig } from "vitest/config";
import usual from "./vitest.config.js";

/** Other programs around the packages: editors, browsers, many installed projects. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: ["**/node_modules/**"] } },
  defineConfig({
    test: { include: ["test/matrix/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 600_000, disableConsoleIntercept: true },
  }),
);
