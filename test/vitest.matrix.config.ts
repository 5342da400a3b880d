// `npm run test:matrix`: the packages and commands together with programs of other people, such as package managers, browsers and editors.

import { defineConfig } from "vitest/config";
import { baseConfig } from "./support/base-config.js";

export default defineConfig({
  ...baseConfig,
  test: { ...baseConfig.test, include: ["test/matrix/**/*.test.ts"], disableConsoleIntercept: true },
});
