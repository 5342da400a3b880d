// `npm run test:long`: what takes minutes to hours, and all cases of the tests of which `npm test` tries a sample. New cases in every run.

import { defineConfig } from "vitest/config";
import { baseConfig, testFilesWith } from "./support/base-config.js";

const hours = 6 * 3_600_000;

export default defineConfig({
  ...baseConfig,
  test: {
    ...baseConfig.test,
    include: ["test/long/**/*.test.ts", ...testFilesWith(/\/(?:seed|sample-size|growth)\.js"/)],
    env: { SEED: process.env["SEED"] ?? "random", THOROUGH: "1" },
    testTimeout: hours,
    hookTimeout: hours,
    disableConsoleIntercept: true,
  },
});
