// No test depends on how long something takes: none has a time limit of its own, because the limit of all only ends what hangs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFiles } from "./support/base-config.js";

const root = join(import.meta.dirname, "..");

/** An option, or the last argument of a test or a hook. */
const limit = /\btimeout: (?!600_000)[\d_]{5,}|^\s*\}, [\d_]{5,}\);$/m;

it.each(["{ timeout: 60_000 }", "});\n}, 120_000);\n", "  }, 10000);"])("finds a limit in %j", (text) => {
  expect(text).toMatch(limit);
});

it("no test has a time limit of its own", () => {
  const own = testFiles.filter((path) => !path.startsWith("test/long/") && path !== "test/time-limits.test.ts");
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter((path) => limit.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});
