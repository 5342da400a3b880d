// How the time of a run grows with the length of its input. By the processor and with retries, because the machine may be busy.

import { expect } from "vitest";

/** What takes less for the longer input is fast enough, however it grows. */
const negligible = 8;
/** Four times the length takes four times as long, with caches and garbage collection somewhat longer; a square takes sixteen times. */
const mostGrowth = 11;
/** On a busy machine short runs vary: where they grow too much, a few longer ones decide. What is a square still is one. */
const rounds = [
  { multiple: 1, attempts: 10 },
  { multiple: 4, attempts: 3 },
];

/** The processor time of this thread where Node tells it: other threads collect garbage and compile. */
const now = (): number => {
  const { user, system } = (process as Partial<ThreadUsage>).threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

interface ThreadUsage {
  readonly threadCpuUsage: () => NodeJS.CpuUsage;
}

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

interface Attempt {
  readonly comparison: Comparison;
  readonly lengths: readonly [number, number];
  readonly isLast: boolean;
}

function* attemptsFrom(n: number): Generator<Attempt> {
  for (const [round, { multiple, attempts }] of rounds.entries()) {
    const [comparison, length] = [new Comparison(), multiple * n];
    for (let attempt = 1; attempt <= attempts; attempt++)
      yield { comparison, lengths: [length, 4 * length], isLast: attempt === attempts && round === rounds.length - 1 };
  }
}

/** Expects a run to take time in proportion to its length: the best of some runs with `n` against the best of some with `4n`. */
export function expectLinear<Input>(n: number, make: (length: number) => Input, run: (input: Input) => unknown): void {
  for (const { comparison, lengths, isLast } of attemptsFrom(n)) {
    const [small, large] = lengths.map(make).map((input) => {
      const before = now();
      run(input);
      return now() - before;
    }) as [number, number];
    if (comparison.add(small, large)) return;
    if (isLast) comparison.fail(lengths[0]);
  }
}

/** The same for a run that takes turns with others; the time of these counts as well. */
export async function expectLinearAsync<Input>(
  n: number,
  make: (length: number) => Input,
  run: (input: Input) => Promise<unknown>,
): Promise<void> {
  for (const { comparison, lengths, isLast } of attemptsFrom(n)) {
    const times: number[] = [];
    for (const input of lengths.map(make)) {
      const before = now();
      await run(input);
      times.push(now() - before);
    }
    if (comparison.add(times[0]!, times[1]!)) return;
    if (isLast) comparison.fail(lengths[0]);
  }
}
