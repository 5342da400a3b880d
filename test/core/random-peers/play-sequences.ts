// Many random sequences, one after the other, with virtual time.

import { vi } from "vitest";
import type { Played } from "./play-sequence.js";

export interface Summary {
  /** What went wrong, with the seed that repeats it. */
  readonly failures: readonly string[];
  /** How often each promise ended in which way. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Plays sequences with consecutive seeds; `onProgress` is told how many were played. */
export async function playSequences(
  first: number,
  count: number,
  play: (seed: number) => Promise<Played>,
  onProgress: (played: number) => void = () => undefined,
): Promise<Summary> {
  const failures: string[] = [];
  const outcomes: Record<string, number> = {};
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on("unhandledRejection", note);
  process.on("warning", note);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (let index = 0; index < count && failures.length < 10; index++) {
      const seed = first + index;
      const played = await play(seed);
      for (const [outcome, times] of Object.entries(played.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + times;
      const problems = [...played.problems, ...unhandled.splice(0).map((error) => `unhandled: ${String(error)}`)];
      if (problems.length > 0) failures.push(`seed ${seed}: ${problems.join(", ")}`);
      vi.clearAllTimers();
      onProgress(index + 1);
    }
  } finally {
    vi.useRealTimers();
    process.off("unhandledRejection", note);
    process.off("warning", note);
  }
  return { failures, outcomes };
}
