// Kills `wirepact generate` at random moments: the next run completes the tree, without --force and without leftovers.
// `KILLS` sets the number, `SEED` repeats a run.

import { expect, test } from "vitest";
import { randomNumbers } from "../support/kill-process.js";
import { killGenerate } from "../support/killed-generate.js";
import { seed } from "../support/seed.js";

const kills = Number(process.env["KILLS"] ?? 200);

test(`${kills} kills during generate leave a tree that the next run completes`, async () => {
  const { killed, interrupted } = await killGenerate(kills, randomNumbers(seed));
  console.log(`${killed} of ${kills} runs were killed, ${interrupted} of them while they wrote`);
  expect(killed).toBeGreaterThan(kills / 4);
  if (kills >= 50) expect(interrupted).toBeGreaterThan(0);
});
