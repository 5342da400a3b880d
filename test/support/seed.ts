// One seed per test file for its property tests: random, printed, and repeatable with `SEED=<number>`.

/** The seed of this file's run. */
export const seed: number = process.env["SEED"] === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(process.env["SEED"]);

/** Settings of a property test with that seed; fast-check prints seed and path when the property fails. */
export function seeded(numRuns: number): { readonly seed: number; readonly numRuns: number; readonly verbose: 1 } {
  return { seed, numRuns, verbose: 1 };
}

console.log(`seed of the property tests: ${seed}`);
