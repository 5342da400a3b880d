// The seed of the property tests. The gate takes the same one every time, so that a change is never refused for a case that it did not touch; the
// long tests take another one each time. `SEED=<number>` repeats a run, `SEED=random` tries new cases.

import { sampleSize } from "./sample-size.js";

const given = process.env["SEED"] ?? "2026";

/** The seed of this run. */
export const seed: number = given === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(given);

/** Settings of a property test with that seed and a number of cases, or a sample of them; fast-check prints seed and path when the property fails. */
export function seeded(cases: number): { readonly seed: number; readonly numRuns: number; readonly verbose: 1 } {
  return { seed, numRuns: sampleSize(cases), verbose: 1 };
}

console.log(`seed of the property tests: ${seed}`);
