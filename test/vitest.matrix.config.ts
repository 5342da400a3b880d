import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import usual from "./vitest.config.js";

/** Tests of which `npm test` tries a sample only: those that ask for the size of a sample. */
const folder = fileURLToPath(new URL(".", import.meta.url));
const sampled = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && !/^(?:long|matrix)\b/.test(path))
  .filter((path) => /\/(?:seed|sample-size)\.js"/.test(readFileSync(join(folder, path), "utf8")))
  .map((path) => `test/${path}`);

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
