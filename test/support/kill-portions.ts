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
  /** The share of all kills that must come before the run has ended. */
  readonly killed: number;
  /** The share of all kills that must hit a run which is changing files. */
  readonly interrupted: number;
}

/** So many kills that the shares mean something. */
const enough = 40;

/** Defines one test per portion; `KILLS` sets the number of kills, `SEED` repeats a run. */
export function definePortions({ what, size, kill, killed, interrupted }: KillPortions): void {
  const kills = Number(process.env["KILLS"] ?? 200);
  const total = { kills: 0, killed: 0, interrupted: 0 };
  for (let first = 0; first < kills; first += size) {
    const here = Math.min(size, kills - first);
    test(`kills ${first + 1} to ${first + here} of ${kills} during ${what} (SEED=${seed})`, async () => {
      const report = await kill(here, randomNumbers(seed + first));
      console.log(`${report.killed} of ${here} runs of ${what} were killed, ${report.interrupted} of them while they changed files`);
      total.kills += here;
      total.killed += report.killed;
      total.interrupted += report.interrupted;
      expect(report.killed).toBeGreaterThanOrEqual(here / 4);
    });
  }
  test(`the kills during ${what} hit runs that change files`, ({ skip }) => {
    if (total.kills < enough) skip("too few kills in this run");
    expect(total.killed).toBeGreaterThan(total.kills * killed);
    expect(total.interrupted).toBeGreaterThan(total.kills * interrupted);
  });
}
