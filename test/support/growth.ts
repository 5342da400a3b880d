// How the work of a run grows with the length of its input. `npm test` counts steps, which no busy machine changes. What is not a step, such as
// the backtracking of a regular expression, takes time only: the long tests time the same runs.

import { expect } from "vitest";
import { stepsOf, stepsOfAsync } from "./count-steps.js";
import { isThorough } from "./sample-size.js";

/** How the work of runs is measured and compared. */
export interface Measure {
  readonly unit: string;
  readonly of: (run: () => unknown) => number;
  readonly ofAsync: (run: () => Promise<unknown>) => Promise<number>;
  /** What is less for the longer input is little enough, however it grows. */
  readonly negligible: number;
  /** Four times the length is at least four times the work; a square is sixteen times as much. */
  readonly mostGrowth: number;
  /** Where runs vary, the least of some attempts counts; if it grows too much, a few longer runs decide. What is a square still is one. */
  readonly rounds: readonly { readonly multiple: number; readonly attempts: number }[];
}

const bySteps: Measure = {
  unit: "steps",
  of: stepsOf,
  ofAsync: stepsOfAsync,
  negligible: 1000,
  mostGrowth: 6,
  rounds: [{ multiple: 1, attempts: 1 }],
};

interface ThreadUsage {
  readonly threadCpuUsage: () => NodeJS.CpuUsage;
}

/** The processor time of this thread in milliseconds, where Node tells it: other threads collect garbage and compile. */
const processorTime = (): number => {
  const { user, system } = (process as Partial<ThreadUsage>).threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

/** Measures by a clock. The garbage of what ran before is collected first, which would otherwise count for what is measured. */
export function byTime(now: () => number): Measure {
  const collectGarbage = (): void => (globalThis.gc as ((options: { readonly type: "minor" }) => void) | undefined)?.({ type: "minor" });
  return {
    unit: "ms",
    of: (run) => {
      collectGarbage();
      const before = now();
      run();
      return now() - before;
    },
    ofAsync: async (run) => {
      collectGarbage();
      const before = now();
      await run();
      return now() - before;
    },
    negligible: 8,
    mostGrowth: 11,
    rounds: [
      { multiple: 1, attempts: 10 },
      { multiple: 4, attempts: 3 },
    ],
  };
}

const usual = isThorough ? byTime(processorTime) : bySteps;

/** The least work for an input of length `n` and for one of `4n`. */
class Comparison {
  readonly lengths: readonly number[];
  readonly #length: number;
  readonly #measure: Measure;
  #small = Infinity;
  #large = Infinity;

  /** Where runs vary, two short ones come before each long one: if a disturbed one were the only one, a square would look in proportion. */
  constructor(length: number, attempts: number, measure: Measure) {
    this.#length = length;
    this.#measure = measure;
    this.lengths = attempts === 1 ? [length, 4 * length] : [length, length, 4 * length];
  }

  /** Adds the work of one attempt; returns whether it is in proportion. */
  add(work: readonly number[]): boolean {
    this.#small = Math.min(this.#small, ...work.slice(0, -1));
    this.#large = Math.min(this.#large, work.at(-1)!);
    return this.#large < this.#measure.negligible || this.#large < this.#measure.mostGrowth * this.#small;
  }

  /** Fails the test. */
  fail(): void {
    const { unit, mostGrowth } = this.#measure;
    const work = `${this.#small} ${unit} for ${this.#length}, ${this.#large} ${unit} for ${4 * this.#length}`;
    expect(this.#large / this.#small, work).toBeLessThan(mostGrowth);
  }
}

interface Attempt {
  readonly comparison: Comparison;
  readonly isLast: boolean;
}

function* attemptsFrom(n: number, measure: Measure): Generator<Attempt> {
  for (const [round, { multiple, attempts }] of measure.rounds.entries()) {
    const comparison = new Comparison(multiple * n, attempts, measure);
    for (let attempt = 1; attempt <= attempts; attempt++)
      yield { comparison, isLast: attempt === attempts && round === measure.rounds.length - 1 };
  }
}

/** Expects the work of a run to be in proportion to its length. */
export function expectLinear<Input>(
  n: number,
  make: (length: number) => Input,
  run: (input: Input) => unknown,
  measure: Measure = usual,
): void {
  for (const { comparison, isLast } of attemptsFrom(n, measure)) {
    const work = comparison.lengths.map((length) => {
      const input = make(length);
      return measure.of(() => run(input));
    });
    if (comparison.add(work)) return;
    if (isLast) comparison.fail();
  }
}

/** The same for a run that takes turns with others; their work counts as well. */
export async function expectLinearAsync<Input>(
  n: number,
  make: (length: number) => Input,
  run: (input: Input) => Promise<unknown>,
  measure: Measure = usual,
): Promise<void> {
  for (const { comparison, isLast } of attemptsFrom(n, measure)) {
    const work: number[] = [];
    for (const length of comparison.lengths) {
      const input = make(length);
      work.push(await measure.ofAsync(() => run(input)));
    }
    if (comparison.add(work)) return;
    if (isLast) comparison.fail();
  }
}
