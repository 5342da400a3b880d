// The adversarial set: no verdict is too low, and none is too high. `test/long` also replays all of them.

import { describe, expect, test } from "vitest";
import { compareModels } from "../../../generator/release/compare-models.js";
import { proveComparison } from "../../../generator/release/proof/prove-comparison.js";
import { createRandom } from "../../support/mutants.js";
import { seed } from "../../support/seed.js";
import { readEdits } from "./adversarial/read-edits.js";
import { verdictOn } from "./adversarial/verdict-on.js";
import { resolveText } from "./rule-fixture.js";

const edits = readEdits();

describe("by the rules alone", () => {
  test(`all ${edits.length} verdicts are right`, () => {
    const wrong = edits.flatMap(({ name, verdict, old, new: current }) => {
      const found = verdictOn(compareModels(resolveText(old).model, resolveText(current).model));
      return found === verdict ? [] : [`${name}: ${found} instead of ${verdict}`];
    });
    expect(wrong).toEqual([]);
    const undecided = edits.filter(({ verdict }) => verdict === "undecided").length;
    console.log(`${edits.length} verdicts, ${undecided} of them undecided`);
    expect(edits.length).toBeGreaterThan(600);
    expect(undecided).toBeLessThan(edits.length / 100);
  });
});

describe("with the replay", () => {
  const random = createRandom(seed);
  const sample = Array.from({ length: 8 }, () => edits[random(edits.length)]!);

  test.each(sample)("$name", async ({ verdict, old, new: current }) => {
    const proof = await proveComparison(resolveText(old).model, resolveText(current).model, { seed, runs: 3 });
    expect(verdictOn(proof), `seed ${seed}`).toBe(verdict);
  });
});
