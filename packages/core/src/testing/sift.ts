// Arbitraries with a condition that values may hardly ever meet: an error instead of an endless search.

import * as fc from "fast-check";

/** After this many values in a row that do not fit, the search ends. */
const mostRejected = 20_000;

/** The values that fit; a RangeError if hardly any does. */
export function sift<Value>(arbitrary: fc.Arbitrary<Value>, fits: (value: Value) => boolean, what: string): fc.Arbitrary<Value> {
  let rejected = 0;
  return arbitrary.filter((value) => {
    const isFitting = fits(value);
    rejected = isFitting ? 0 : rejected + 1;
    if (rejected > mostRejected) throw new RangeError(`cannot generate ${what}: no value fits`);
    return isFitting;
  });
}

/** Whether some values fit, so that it does not take long to find one. */
export const hasFitting = <Value>(arbitrary: fc.Arbitrary<Value>, fits: (value: Value) => boolean): boolean =>
  fc.sample(arbitrary, { seed: 1, numRuns: 40 }).some(fits);
