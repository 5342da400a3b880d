// Every release rule finds its own example, with the right effect, and its mirror finds the example undone.

import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { releaseRules } from "../../../generator/compare/rules/index.js";
import { expectedEffects } from "./expected-effects.js";
import { baseTexts, fixtureNames, readFixture, resolveText } from "./rule-fixture.js";

const ids = releaseRules.map(({ id }) => id);
const named = releaseRules.map((rule) => [rule.id, rule] as const);

describe("the list of rules", () => {
  test("contains each rule once, with an expected effect", () => {
    expect([...new Set(ids)]).toEqual(ids);
    expect(Object.keys(expectedEffects).sort()).toEqual([...ids].sort());
  });

  test("has mirrors that exist, and one rule without", () => {
    expect(releaseRules.flatMap(({ mirror }) => (mirror === undefined || ids.includes(mirror) ? [] : [mirror]))).toEqual([]);
    expect(releaseRules.filter(({ mirror }) => mirror === undefined).map(({ id }) => id)).toEqual(["removed-undeprecated"]);
  });

  test.each(named)("%s is explained in whole sentences, with a well-formed example", (_, { explain, fix, example }) => {
    expect(explain).toMatch(/^[A-Z`].*[.]$/);
    expect(fix).toMatch(/^[A-Z].*[.]$/);
    for (const side of [example.before, example.after])
      for (const part of side.split("\n…\n")) expect(() => load(part), part).not.toThrow();
  });
});

describe("examples and variants", () => {
  test.each(fixtureNames)("%s", (name) => {
    const fixture = readFixture(name);
    const { changes } = compareModels(fixture.old, fixture.new);
    const found = changes.filter(({ rule }) => rule === fixture.rule);
    expect(found.length, changes.map(({ rule, message }) => `${rule}: ${message}`).join("\n")).toBe(1);
    const [{ level, breaks, misreads, forbidden, careful, message }] = found as [(typeof found)[number]];
    expect(level).toBe(fixture.level);
    const remarks = [...breaks, ...misreads, ...(forbidden ? ["forbidden"] : []), ...(careful ? ["careful"] : [])];
    expect([...new Set(remarks)].sort()).toEqual([...fixture.remarks].sort());
    expect(message).not.toMatch(/undefined|\[object|[.]$/);
  });

  test.each(fixtureNames)("%s, undone", (name) => {
    const fixture = readFixture(name);
    const found = compareModels(fixture.new, fixture.old).changes.map(({ rule }) => rule);
    if (fixture.undone === undefined) expect(found.length).toBeGreaterThan(0);
    else expect(found).toContain(fixture.undone);
  });
});

test("a model does not differ from itself", () => {
  for (const text of baseTexts) {
    const { model } = resolveText(text);
    expect(compareModels(model, structuredClone(model))).toEqual({ changes: [], verdict: "none" });
  }
});

test("a deadline in a field is neither shorter nor longer than a fixed one, so that agents may be late either way", () => {
  const text = baseTexts.find((base) => base.includes("within: 10m"))!;
  const [fixed, given] = [text, text.replace("within: 10m", "within: { seconds: draught }")].map((spec) => resolveText(spec).model);
  for (const [old, current] of [[fixed, given] as const, [given, fixed] as const])
    expect(compareModels(old!, current!).changes).toMatchObject([
      { rule: "deadline-shortened", level: "major", misreads: ["old-senders"] },
    ]);
});
