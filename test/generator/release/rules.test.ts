// Every rule of a release finds the edit it is for, with the right weight, and the rule that mirrors it finds the edit undone.

import { describe, expect, test } from "vitest";
import { changeCatalog } from "../../../generator/diagnostics/catalog/release.js";
import { compareModels } from "../../../generator/release/compare-models.js";
import { releaseRules } from "../../../generator/release/rules/index.js";
import { baseTexts, fixtureNames, readFixture, resolveText } from "./rule-fixture.js";

const ids = releaseRules.map(({ id }) => id);

describe("the list of rules", () => {
  test("names each rule once", () => {
    expect([...new Set(ids)]).toEqual(ids);
  });

  test("has a fixture and a catalogue entry for each", () => {
    expect([...new Set(fixtureNames.map((name) => name.replace(/\..*/, "")))].sort()).toEqual([...ids].sort());
    expect(Object.keys(changeCatalog).sort()).toEqual(ids.map((id) => `release/${id}`).sort());
  });

  test.each(releaseRules.map((rule) => [rule.id, rule] as const))("%s has a mirror or says why not", (_, { mirror }) => {
    if ("rule" in mirror) expect(ids).toContain(mirror.rule);
    else expect(mirror.waiver).toMatch(/^[A-Z].*\.$/);
  });
});

describe("fixtures", () => {
  test.each(fixtureNames)("%s", (name) => {
    const fixture = readFixture(name);
    const { changes } = compareModels(fixture.old, fixture.new);
    const found = changes.filter(({ rule }) => rule === fixture.rule);
    expect(found.length, changes.map(({ rule, message }) => `${rule}: ${message}`).join("\n")).toBe(1);
    const [{ level, breaks, misleads, forbidden, careful, message, fix }] = found as [(typeof found)[number]];
    expect(level).toBe(fixture.level);
    const remarks = [...breaks, ...misleads, ...(forbidden ? ["forbidden"] : []), ...(careful ? ["careful"] : [])];
    expect([...new Set(remarks)].sort()).toEqual([...fixture.remarks].sort());
    expect(message).not.toMatch(/undefined|\[object/);
    expect(fix).toMatch(/[.]$/);
  });

  test.each(fixtureNames)("%s, undone", (name) => {
    const fixture = readFixture(name);
    const { mirror } = releaseRules.find(({ id }) => id === fixture.rule)!;
    const found = compareModels(fixture.new, fixture.old).changes.map(({ rule }) => rule);
    if ("rule" in mirror) expect(found).toContain(mirror.rule);
    else expect(found.length).toBeGreaterThan(0);
  });
});

test("nothing differs between a model and itself", () => {
  for (const text of baseTexts) {
    const { model } = resolveText(text);
    expect(compareModels(model, structuredClone(model))).toEqual({ changes: [], verdict: "none" });
  }
});

test("a time that a field gives is neither shorter nor longer than a fixed one, so that either can make somebody late", () => {
  const text = baseTexts.find((base) => base.includes("within: 10m"))!;
  const [fixed, given] = [text, text.replace("within: 10m", "within: { seconds: draught }")].map((spec) => resolveText(spec).model);
  for (const [old, current] of [[fixed, given] as const, [given, fixed] as const])
    expect(compareModels(old!, current!).changes).toMatchObject([
      { rule: "deadline-shortened", level: "major", misleads: ["old-senders"] },
    ]);
});
