// Runs test files on a mutant, in a process of their own that can be killed.

import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Mutant } from "./find-mutants.js";

export interface MutantRun {
  readonly root: string;
  /** In the order in which they run. */
  readonly tests: readonly string[];
  readonly seed: number;
  readonly timeoutMilliseconds: number;
}

export type Outcome = "killed" | "timed out" | "survived";

/** Whether the tests fail on the mutant; without a mutant, whether they fail at all. */
export function runMutant(mutant: Mutant | undefined, { root, tests, seed, timeoutMilliseconds }: MutantRun): Promise<Outcome> {
  const parameters = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--config", "test/mutants/vitest.config.ts", ...tests];
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: "ignore",
    // A group of its own, so that a timeout also ends the processes that the tests have started.
    detached: true,
    env: { ...process.env, MUTANT: JSON.stringify(mutant ?? null), TEST_FILES: JSON.stringify(tests), SEED: String(seed) },
  });
  return new Promise((resolve, reject) => {
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, timeoutMilliseconds);
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve(isTimedOut ? "timed out" : code === 0 ? "survived" : "killed");
    });
  });
}
