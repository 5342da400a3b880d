// The measures of growth themselves: steps are counted exactly, and a clock of its own shows that times are judged well where some runs are disturbed.

import { describe, expect, it } from "vitest";
import { stepsOf } from "./count-steps.js";
import { byTime, expectLinear, expectLinearAsync } from "./growth.js";
import { isThorough } from "./sample-size.js";

describe("by time", () => {
  /** Measures runs that take a time by their length and by how many there were before. */
  function measure(n: number, timeOf: (length: number, run: number) => number): void {
    let [time, runs] = [0, 0];
    expectLinear(
      n,
      (length) => length,
      (length) => (time += timeOf(length, runs++)),
      byTime(() => time),
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
});

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

const squares: Readonly<Record<string, (length: number) => unknown>> = {
  "two loops": (length) => {
    let sum = 0;
    for (let one = 0; one < length; one++) for (let other = 0; other < length; other++) sum += one;
    return sum;
  },
  "a function for every pair": (length) => numbers(length).filter((one, _, all) => all.every((other) => other >= 0 && one >= 0)),
  "a search in a list": (length) => numbers(length).filter((one, _, all) => !all.includes(-one - 1)),
  "a search in a text": (length) => numbers(length).filter(() => "x".repeat(length).includes("y")),
  "a copy of a list": (length) => numbers(length).map((_, index, all) => all.slice(index).length),
  "a pattern that searches the rest": (length) => numbers(length).filter(() => /y/.test("x".repeat(length))),
};

describe.skipIf(isThorough)("by steps", () => {
  it.each(Object.entries(squares))("rejects %s", async (_what, run) => {
    expect(() => expectLinear(200, Number, run)).toThrow(/\d+ steps for 200, \d+ steps for 800/);
    await expect(expectLinearAsync(200, Number, async (length) => run(length))).rejects.toThrow(/\d+ steps for 800/);
  });

  it("accepts what grows with the length", () => {
    const text = (length: number): string => "ab,".repeat(length);
    expect(() => expectLinear(200, text, (given) => given.split(",").map((part) => part.indexOf("b")))).not.toThrow();
    expect(() => expectLinear(200, text, (given) => [...given.matchAll(/[a-z]/g)].length)).not.toThrow();
    expect(() => expectLinear(200, text, (given) => given.replaceAll(/,/g, ";"))).not.toThrow();
  });

  it("counts the same every time", () => {
    const run = (): unknown => squares["two loops"]!(100);
    expect(stepsOf(run)).toBe(stepsOf(run));
    expect(stepsOf(run)).toBeGreaterThan(10_000);
  });
});
