import { describe, expect, test } from "vitest";
import { catalog } from "../../../generator/diagnostics/catalog.js";
import type { CatalogEntry } from "../../../generator/diagnostics/catalog-entry.js";
import { readFixtures } from "../../support/diagnostic-fixture.js";

const stages = ["load", "parse", "resolve", "check"] as const;
const entries = Object.entries(catalog as Readonly<Record<string, CatalogEntry<never>>>);

test.each(stages)("every code of the %s stage has a fixture, and every fixture a code", (stage) => {
  const codes = entries.map(([code]) => code).filter((code) => code.startsWith(`${stage}/`));
  const shown = [...new Set(readFixtures(stage).map(({ code }) => code))];
  expect(shown.sort()).toEqual(codes.sort());
});

describe("entries", () => {
  test.each(entries)("%s", (code, { explain, wrong, right }) => {
    expect(code).toMatch(/^(load|parse|resolve|check|emit|write|release)\/[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(explain, "a sentence or more").toMatch(/^[A-Z`].*[.]$/s);
    expect(wrong.trim()).not.toBe("");
    expect(right.trim()).not.toBe("");
    expect(wrong).not.toBe(right);
  });
});
