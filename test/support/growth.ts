// How the time of a run grows with the length of its input. By the processor and with retries, because the machine may be busy.

import { expect } from "vitest";

/** What takes less for the longer input is fast enough, however it grows. */
const negligible = 8;
/** Four times the length takes four times as long, with caches and garbage collection somewhat longer; a square takes sixteen times. */
const mostGrowth = 11;
const attempts = 10;

function milliseconds(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Expects a run to take time in proportion to its length: the best of some runs with `n` against the best of some with `4n`. */
export function expectLinear<Input>(n: number, make: (length: number) => Input, run: (input: Input) => unknown): void {
  let [small, large] = [Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const inputs = [make(n), make(4 * n)] as const;
    small = Math.min(
      small,
      milliseconds(() => run(inputs[0])),
    );
    large = Math.min(
      large,
      milliseconds(() => run(inputs[1])),
    );
    if (large < negligible || large < mostGrowth * small) return;
  }
  expect(large / small, `${small} ms for ${n}, ${large} ms for ${4 * n}`).toBeLessThan(mostGrowth);
}
