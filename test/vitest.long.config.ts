import { defineConfig, mergeConfig } from "vitest/config";
import usual from "./vitest.config.js";

/** The big figures: minutes instead of seconds, run before a release. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: ["**/node_modules/**"] } },
  defineConfig({
    test: {
      include: ["test/long/**/*.test.ts"],
      // New cases in every run, and all of them.
      env: { SEED: process.env["SEED"] ?? "random", THOROUGH: "1" },
      testTimeout: 1_800_000,
      hookTimeout: 1_800_000,
      disableConsoleIntercept: true,
    },
  }),
);
