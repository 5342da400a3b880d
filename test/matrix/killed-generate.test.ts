// A few real kills of `wirepact generate` at random moments; `npm run test:long` has 200 of them.

import { expect, test } from "vitest";
import { randomNumbers } from "../support/kill-process.js";
import { killGenerate } from "../support/killed-generate.js";
import { seed } from "../support/seed.js";

test("a run that is killed at a random moment is completed by the next one", async () => {
  const { killed } = await killGenerate(4, randomNumbers(seed));
  expect(killed, `seed ${seed}`).toBeGreaterThan(0);
});
