// A sample of the adversarial set: no verdict is too low, and none is too high. `test/long` takes all of them, and replays them.

import { describe, expect, test } from "vitest";
import { proveComparison } from "../../../generator/release/proof/prove-comparison.js";
import { isDemonstrated } from "../../../generator/release/proof/proven-change.js";
import { createRandom } from "../../support/mutants.js";
import { seed } from "../../support/seed.js";
import { readEdits } from "./adversarial/read-edits.js";
import { verdictOn, wrongVerdicts } from "./adversarial/verdict-on.js";
import { resolveText } from "./rule-fixture.js";

const edits = readEdits();

const random = createRandom(seed);
const someEdits = (size: number): typeof edits => Array.from({ length: size }, () => edits[random(edits.length)]!);

test("the verdicts of the rules alone are right", () => {
  expect(wrongVerdicts(someEdits(40)), `seed ${seed}`).toEqual([]);
});

describe("with the replay", () => {
  test.each(someEdits(3))("$name", async ({ verdict, old, new: current }) => {
    const proof = await proveComparison(resolveText(old).model, resolveText(current).model, { seed, runs: 3 });
    expect(verdictOn(proof), `seed ${seed}`).toBe(verdict);
  });
});

test("breaks are demonstrated by a message, a conversation or a scene, or it is said why not", async () => {
  const breaking = someEdits(40).filter(({ verdict }) => verdict === "major");
  for (const { name, old, new: current } of breaking.slice(0, 6)) {
    const { changes } = await proveComparison(resolveText(old).model, resolveText(current).model, { seed, runs: 3 });
    const silent = changes.filter((change) => !isDemonstrated(change) && change.notShown === undefined);
    expect(silent, `${name}, seed ${seed}`).toEqual([]);
  }
});
