// The measure of growth itself: it rejects what grows like a square, and accepts what does not.

import { expect, it } from "vitest";
import { expectLinear } from "./growth.js";
import { isThorough } from "./sample-size.js";

const work = (steps: number): number => {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0;
  return sum;
};
const same = (n: number): number => n;

it.runIf(isThorough)("rejects a run whose time grows like the square of its length", () => {
  expect(() => expectLinear(1200, same, (n) => work(n * n))).toThrow(/ms for 4800, .* ms for 19200/);
});

it("accepts a run whose time grows with its length", () => {
  expect(() => expectLinear(1_000_000, same, work)).not.toThrow();
});
