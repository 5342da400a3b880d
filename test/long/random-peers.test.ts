// 100,000 connections to peers that do anything: everything comes to an end, nothing is left over, and the memory stays flat.
// `SEQUENCES=1000 npm run test:long -- random-peers` plays fewer; `SEED=<number>` repeats a run from the seed of a failure.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { playSequence } from "../core/random-peers/play-sequence.js";
import { playSequences } from "../core/random-peers/play-sequences.js";
import { playOfficial } from "../gallery/official-peers.js";
import { seed } from "../support/seed.js";

const count = Number(process.env["SEQUENCES"] ?? 100_000);

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

it(`${count} sequences`, async () => {
  const heaps: number[] = [];
  const portion = Math.ceil(count / 10);
  const { failures, outcomes } = await playSequences(seed, count, playSequence, (played) => {
    if (played % portion !== 0) return;
    collectGarbage();
    heaps.push(process.memoryUsage().heapUsed / 1e6);
    console.log(`${played} sequences, ${heaps.at(-1)!.toFixed(1)} MB`);
  });
  console.log(outcomes);
  expect(failures).toEqual([]);
  // The first portion loads and compiles; after it, nothing may accumulate.
  expect(heaps.at(-1)! - heaps[0]!).toBeLessThan(5);
});

it("the ordinary part with official peers", async () => {
  const { failures, outcomes } = await playSequences(seed, Math.ceil(count / 50), playOfficial);
  console.log(outcomes);
  expect(failures).toEqual([]);
});
