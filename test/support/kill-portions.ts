// Many kills in portions of a few minutes, each with a seed of its own, so that a run that was broken off can be continued.

import { expect, test } from "vitest";
import { randomNumbers } from "./kill-process.js";
import { seed } from "./seed.js";

export interface KillReport {
  /** Runs that were killed before they ended. */
  readonly killed: number;
  /** Kills after which the next run had something to complete or to revert. */
  readonly interrupted: number;
}

export interface KillPortions {
  /** What is killed. */
  readonly what: string;
  /** How many kills take less than three minutes, even on a busy machine. */
  readonly size: number;
  readonly kill: (kills: number, random: () => number) => Promise<KillReport>;
  /** The share of the kills that must hit a run which is changing files. */
  readonly interrupted: number;
}

/** Defines one test per portion; `KILLS` sets the number of kills, `SEED` repeats a run. */
export function definePortions({ what, size, kill, interrupted }: KillPortions): void {
  const kills = Number(process.env["KILLS"] ?? 200);
  for (let first = 0; first < kills; first += size) {
    const here = Math.min(size, kills - first);
    test(`kills ${first + 1} to ${first + here} of ${kills} during ${what} (SEED=${seed})`, async () => {
      const report = await kill(here, randomNumbers(seed + first));
      console.log(`${report.killed} of ${here} runs of ${what} were killed, ${report.interrupted} of them while they changed files`);
      expect(report.killed).toBeGreaterThanOrEqual(here / 4);
      expect(report.interrupted).toBeGreaterThanOrEqual(Math.floor(here * interrupted));
    });
  }
}
