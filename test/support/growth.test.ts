// The measure of growth itself, with a clock of its own: it rejects what grows like a square, also where some runs are disturbed, and accepts
// what does not.

import { expect, it } from "vitest";
import { expectLinear } from "./growth.js";

/** Measures runs that take a time by their length and by how many there were before. */
function measure(n: number, timeOf: (length: number, run: number) => number): void {
  let [time, runs] = [0, 0];
  expectLinear(
    n,
    (length) => length,
    (length) => (time += timeOf(length, runs++)),
    () => time,
  );
}

/** Every third run takes far longer than it would alone. */
const disturbance = (run: number): number => (run % 3 === 0 ? 500 : 0);

it("rejects a run whose time grows like the square of its length", () => {
  expect(() => measure(10, (length) => length ** 2)).toThrow("1600 ms for 40, 25600 ms for 160");
});

it("rejects it on a busy machine too", () => {
  expect(() => measure(10, (length, run) => length ** 2 + disturbance(run))).toThrow("1600 ms for 40, 25600 ms for 160");
});

it("accepts a run whose time grows with its length, on a busy machine too", () => {
  expect(() => measure(1000, (length) => length)).not.toThrow();
  expect(() => measure(1000, (length, run) => length + disturbance(run))).not.toThrow();
});

it("accepts a run that takes next to no time", () => {
  expect(() => measure(1, (length) => length ** 2 / 10)).not.toThrow();
});
