// The whole adversarial set, by the rules alone: no verdict is too low, and none is too high.

import { expect, test } from "vitest";
import { readEdits } from "../generator/release/adversarial/read-edits.js";
import { wrongVerdicts } from "../generator/release/adversarial/verdict-on.js";

test("all verdicts are right", { timeout: 600_000 }, () => {
  const edits = readEdits();
  const undecided = edits.filter(({ verdict }) => verdict === "undecided").length;
  console.log(`${edits.length} verdicts, ${undecided} of them undecided`);
  expect(edits.length).toBeGreaterThan(1200);
  expect(undecided).toBeLessThan(edits.length / 100);
  expect(wrongVerdicts(edits)).toEqual([]);
});
