// `npm test`: every behaviour once, with small samples.

import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { baseConfig, testFilesThatImport } from "./support/base-config.js";

/** The files that compare how much work runs do. Their modules are loaded while steps are counted, which makes them slower for other tests. */
const counted = testFilesThatImport("growth", "count-steps");

const project = (own: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  ...baseConfig,
  test: { ...baseConfig.test, ...own },
});

const include = ["test/**/*.test.ts"];

export default defineConfig({
  ...baseConfig,
  test: {
    ...baseConfig.test,
    include,
    projects: [
      project({ name: "all", include, exclude: ["**/node_modules/**", "test/long/**", "test/matrix/**", ...counted] }),
      project({ name: "growth", include: [...counted], setupFiles: "test/support/start-counting.ts" }),
    ],
  },
});
