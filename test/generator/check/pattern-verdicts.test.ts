import { describe, expect, test } from "vitest";
import { listShapes } from "../../../generator/check/inventory.js";
import { analyzePattern, judgePattern } from "../../../generator/check/judge-pattern.js";
import { patternVerdicts } from "../../../generator/check/pattern-verdicts.js";
import { specProtocols } from "../../support/spec-protocols.js";

const spans = { declaredAt: (path: string) => path, has: () => true } as unknown as Parameters<typeof listShapes>[1];

const used = new Set(
  specProtocols().flatMap((model) =>
    listShapes(model, spans).flatMap(({ shape }) => {
      const pattern = shape.kind === "map" ? shape.keys : shape.kind === "scalar" || shape.kind === "enum" ? shape.pattern : undefined;
      return pattern === undefined ? [] : [pattern];
    }),
  ),
);

test("the table contains exactly the patterns of the spec", () => {
  expect([...used].toSorted()).toEqual(Object.keys(patternVerdicts).toSorted());
});

describe("the table agrees with the analyzer", () => {
  test.each(Object.entries(patternVerdicts))("%s", { timeout: 120_000 }, async (pattern, verdict) => {
    expect(await analyzePattern(pattern)).toBe(verdict);
  });
});

describe("new patterns", () => {
  test.each([
    ["^a+$", "safe"],
    ["^(a+)+$", "exponential"],
    ["^a*a*$", "polynomial of degree 2"],
    // Bounded repeats look polynomial and are not.
    ["^[a-z]{0,40}-[a-z]+$", "safe"],
  ])("%s is %s", { timeout: 120_000 }, async (pattern, verdict) => {
    expect(await judgePattern(pattern)).toBe(verdict);
  });
});
