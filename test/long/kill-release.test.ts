// A release that is killed at a random moment is completed or reverted by the next run, which then makes the same release.

import { expect, test } from "vitest";
import { killRelease } from "../support/killed-release.js";
import { createRandom } from "../support/mutants.js";
import { seed } from "../support/seed.js";

/** `KILLS` sets the number, `SEED` repeats a run. */
const kills = Number(process.env["KILLS"] ?? 200);

test(`${kills} kills of a release`, { timeout: 14_400_000 }, async () => {
  const random = createRandom(seed);
  const { killed, interrupted } = await killRelease(kills, () => random(1_000_000) / 1_000_000);
  console.log(`${killed} of ${kills} releases were killed, ${interrupted} of them while they changed the project (seed ${seed})`);
  expect(killed).toBeGreaterThan(kills / 2);
  expect(interrupted).toBeGreaterThan(kills / 8);
});
