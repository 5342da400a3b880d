// The figures of the benchmarks are data; the tables of the README are made from them.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { benchmarkPage } from "../../generator/site/product/benchmark-page.js";
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

it("the page says of every table when and with what it was measured", () => {
  const tables = Object.values(readResults());
  const measured = { day: "2026-03-04", node: "20.19.0", processor: "Processor X", cores: 2 };
  const known = Object.fromEntries(Object.entries(readResults()).map(([name, table]) => [name, { ...table, measured }]));
  const { markdown, drawings } = benchmarkPage(readme, known);
  const page = [...markdown.split("\n"), ...drawings!.values()].join("\n");
  const sentence = /Measured on 2026-03-04 with Node 20\.19\.0 on 2 cores \(Processor X\)\.(?=<\/figcaption>|$)/gm;
  expect(page.match(sentence)).toHaveLength(tables.length);
});

it("the first page says with how many libraries validators are compared", () => {
  const hero = readFileSync(new URL("../../generator/site/product/hero.ts", import.meta.url), "utf8");
  const libraries = readResults()["accept"]!.rows.filter(([name = ""]) => / \d/.test(name));
  expect(libraries).toHaveLength(7);
  expect(hero).toContain("with seven other libraries");
});
