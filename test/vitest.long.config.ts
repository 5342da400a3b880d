// `npm run test:long`: what takes minutes to hours, and all cases of the tests of which the others try a sample. New cases in every run.
// `PORTION=3/10` takes a tenth: of the cases where a file divides them itself, and else of the files.

import { defineConfig } from "vitest/config";
import { baseConfig, testFiles, testFilesThatImport } from "./support/base-config.js";
import { portionOf } from "./support/portion.js";

const hours = 6 * 3_600_000;

const sampled = testFilesThatImport("seed", "sample-size", "growth").filter((path) => !path.startsWith("test/long/"));
const files = [...testFiles.filter((path) => path.startsWith("test/long/")), ...sampled];
const divided = testFilesThatImport("portion");

export default defineConfig({
  ...baseConfig,
  test: {
    ...baseConfig.test,
    include: [...divided, ...portionOf(files.filter((path) => !divided.includes(path)))],
    env: { SEED: process.env["SEED"] ?? "random", THOROUGH: "1" },
    testTimeout: hours,
    hookTimeout: hours,
    disableConsoleIntercept: true,
  },
});
