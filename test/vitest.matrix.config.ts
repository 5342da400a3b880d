import { defineConfig, mergeConfig } from "vitest/config";
import usual from "./vitest.config.js";

/** The packages in other people's projects: package managers, run times and libraries, installed from registries. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: ["**/node_modules/**"] } },
  defineConfig({ test: { include: ["test/matrix/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 600_000 } }),
);
