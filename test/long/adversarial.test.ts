// Every edit of the adversarial set, with the replay: what messages show never contradicts the verdict. `PORTION=3/10` takes a tenth of them.

import { expect, test } from "vitest";
import { proveComparison } from "../../generator/release/proof/prove-comparison.js";
import { readEdits } from "../generator/release/adversarial/read-edits.js";
import { verdictOn } from "../generator/release/adversarial/verdict-on.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { portionOf } from "../support/portion.js";
import { seed } from "../support/seed.js";

test.each(portionOf(readEdits()))("$name", async ({ verdict, old, new: current }) => {
  const proof = await proveComparison(resolveText(old).model, resolveText(current).model, { seed, runs: 20 });
  expect(verdictOn(proof), `seed ${seed}`).toBe(verdict);
});
