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
const processorTime: Clock = () => {
  const { user, system } = (process as Partial<ThreadUsage>).threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

interface ThreadUsage {
  readonly threadCpuUsage: () => NodeJS.CpuUsage;
}

/** Collects the garbage of what ran before, which would otherwise count for what is measured. */
const collectGarbage = (): void => (globalThis.gc as ((options: { readonly type: "minor" }) => void) | undefined)?.({ type: "minor" });

/** What tells the time that was spent, in milliseconds. */
export type Clock = () => number;

/** The best times of an input of length `n` and of one of `4n`. */
class Comparison {
  readonly lengths: readonly number[];
  readonly #length: number;
  #small = Infinity;
  #large = Infinity;

  /** Two short runs come before each long one: if a disturbed one were the only one, a square would look in proportion. */
  constructor(length: number) {
    this.#length = length;
    this.lengths = [length, length, 4 * length];
  }

  /** Adds the times of one attempt; returns whether they are in proportion. */
  add(times: readonly number[]): boolean {
    this.#small = Math.min(this.#small, ...times.slice(0, -1));
    this.#large = Math.min(this.#large, times.at(-1)!);
    return this.#large < negligible || this.#large < mostGrowth * this.#small;
  }

  /** Fails the test. */
  fail(): void {
    const times = `${this.#small} ms for ${this.#length}, ${this.#large} ms for ${4 * this.#length}`;
    expect(this.#large / this.#small, times).toBeLessThan(mostGrowth);
  }
}

interface Attempt {
  readonly comparison: Comparison;
  readonly isLast: boolean;
}

function* attemptsFrom(n: number): Generator<Attempt> {
  for (const [round, { multiple, attempts }] of rounds.entries()) {
    const comparison = new Comparison(multiple * n);
    for (let attempt = 1; attempt <= attempts; attempt++) yield { comparison, isLast: attempt === attempts && round === rounds.length - 1 };
  }
}

/** Expects a run to take time in proportion to its length: the best of some runs with `n` against the best of some with `4n`. */
export function expectLinear<Input>(
  n: number,
  make: (length: number) => Input,
  run: (input: Input) => unknown,
  now: Clock = processorTime,
): void {
  for (const { comparison, isLast } of attemptsFrom(n)) {
    const times = comparison.lengths.map((length) => {
      const input = make(length);
      collectGarbage();
      const before = now();
      run(input);
      return now() - before;
    });
    if (comparison.add(times)) return;
    if (isLast) comparison.fail();
  }
}

/** The same for a run that takes turns with others; the time of these counts as well. */
export async function expectLinearAsync<Input>(
  n: number,
  make: (length: number) => Input,
  run: (input: Input) => Promise<unknown>,
): Promise<void> {
  for (const { comparison, isLast } of attemptsFrom(n)) {
    const times: number[] = [];
    for (const length of comparison.lengths) {
      const input = make(length);
      collectGarbage();
      const before = processorTime();
      await run(input);
      times.push(processorTime() - before);
    }
    if (comparison.add(times)) return;
    if (isLast) comparison.fail();
  }
}
