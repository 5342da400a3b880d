import { defineConfig, mergeConfig } from "vitest/config";
import usual from "./vitest.config.js";

/** Tests of which `npm test` tries a sample only. */
const sampled = [
  "test/core/encodings/fuzz.test.ts",
  "test/core/scaling.test.ts",
  "test/core/streams.test.ts",
  "test/generator/emit/json-schema.test.ts",
  "test/generator/mcp/bad-input.test.ts",
  "test/generator/parse/mutated-specs.test.ts",
  "test/generator/patterns/relate-patterns.test.ts",
  "test/generator/release/proof.test.ts",
  "test/generator/yaml/hostile-yaml.test.ts",
  "test/protocols/mutation.test.ts",
  "test/site/verdicts.test.ts",
  "test/support/growth.test.ts",
];

/** Other programs around the packages: editors, browsers, many installed projects; and all cases of sampled tests. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: ["**/node_modules/**"] } },
  defineConfig({
    test: {
      include: ["test/matrix/**/*.test.ts", ...sampled],
      env: { THOROUGH: "1" },
      testTimeout: 300_000,
      hookTimeout: 600_000,
      disableConsoleIntercept: true,
    },
  }),
);
