// `npm run test:matrix`: the packages and commands together with programs of other people, such as package managers, browsers and editors.

import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { baseConfig } from "./support/base-config.js";

export default defineConfig({
  ...baseConfig,
  test: {
    ...baseConfig.test,
    include: ["test/matrix/**/*.test.ts"],
    // The tests wait for other programs and for downloads much of the time.
    maxWorkers: 2 * availableParallelism(),
    disableConsoleIntercept: true,
  },
});
