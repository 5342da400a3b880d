// How the time of a run grows with the length of its input. By the processor and with retries, because the machine may be busy.

import { expect } from "vitest";

/** What takes less for the longer input is fast enough, however it grows. */
const negligible = 8;
/** Four times the length takes four times as long, with caches and garbage collection somewhat longer; a square takes sixteen times. */
const mostGrowth = 11;
const attempts = 10;

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The best times of an input of length `n` and of one of `4n`. */
class Comparison {
  #small = Infinity;
  #large = Infinity;

  /** Adds the times of one attempt; returns whether they are in proportion. */
  add(small: number, large: number): boolean {
    this.#small = Math.min(this.#small, small);
    this.#large = Math.min(this.#large, large);
    return this.#large < negligible || this.#large < mostGrowth * this.#small;
  }

  /** Fails the test. */
  fail(n: number): void {
    expect(this.#large / this.#small, `${this.#small} ms for ${n}, ${this.#large} ms for ${4 * n}`).toBeLessThan(mostGrowth);
  }
}

/** Expects a run to take time in proportion to its length: the best of some runs with `n` against the best of some with `4n`. */
export function expectLinear<Input>(n: number, make: (length: number) => Input, run: (input: Input) => unknown): void {
  const comparison = new Comparison();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const times = [n, 4 * n].map(make).map((input) => {
      const before = now();
      run(input);
      return now() - before;
    }) as [number, number];
    if (comparison.add(...times)) return;
  }
  comparison.fail(n);
}

/** The same for a run that takes turns with others; the time of these counts as well. */
export async function expectLinearAsync<Input>(
  n: number,
  make: (length: number) => Input,
  run: (input: Input) => Promise<unknown>,
): Promise<void> {
  const comparison = new Comparison();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const times: number[] = [];
    for (const input of [n, 4 * n].map(make)) {
      const before = now();
      await run(input);
      times.push(now() - before);
    }
    if (comparison.add(times[0]!, times[1]!)) return;
  }
  comparison.fail(n);
}
