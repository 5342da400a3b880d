// The figures of the benchmarks are data; the tables of the README are made from them.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fillTables, readResults } from "../bench/results.js";

const readme = readFileSync(new URL("../bench/README.md", import.meta.url), "utf8");

it("the tables of the README are those of the results", () => {
  expect(fillTables(readme, readResults())).toBe(readme);
});

it("every result has a table, and every table a result", () => {
  const shown = [...readme.matchAll(/^<!-- table: ([a-z-]+) -->$/gm)].map(([, name]) => name);
  expect(new Set(shown)).toEqual(new Set(Object.keys(readResults())));
  expect(readme.match(/^\| -/gm)).toHaveLength(shown.length);
});
