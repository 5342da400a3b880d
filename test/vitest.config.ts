// `npm test`: every behaviour once, with small samples.

import { defineConfig } from "vitest/config";
import { baseConfig, testFilesThatImport } from "./support/base-config.js";

/** The files that compare how much work runs do. Their modules are loaded while steps are counted, which makes them slower for other tests. */
const counted = testFilesThatImport("growth", "count-steps");

export default defineConfig({
  ...baseConfig,
  test: {
    ...baseConfig.test,
    projects: [
      { extends: true, test: { name: "all", include: ["test/**/*.test.ts"], exclude: ["test/long/**", "test/matrix/**", ...counted] } },
      { extends: true, test: { name: "growth", include: [...counted], setupFiles: "test/support/start-counting.ts" } },
    ],
  },
});
