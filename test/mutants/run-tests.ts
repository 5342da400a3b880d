// Runs test files in a process of their own that is ended when it uses far more processor time than it should.

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { MutantPlan } from "./journal.js";

export interface TestRun {
  readonly root: string;
  /** Where the plan is written for the process. */
  readonly planFile: string;
  readonly plan: MutantPlan;
  /** In the order in which they run. */
  readonly tests: readonly string[];
  readonly seed: number;
  /** Asked every second with the processor time of the process; true ends it. */
  readonly isOverdue: (seconds: number) => boolean;
}

export type Ending = "passed" | "failed" | "overdue";

export async function runTests({ root, planFile, plan, tests, seed, isOverdue }: TestRun): Promise<Ending> {
  writeFileSync(planFile, JSON.stringify(plan));
  const parameters = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--config", "test/mutants/vitest.config.ts", ...tests];
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: process.env["VERBOSE"] === undefined ? "ignore" : "inherit",
    // A group of its own, so that its end also ends the processes that the tests have started.
    detached: true,
    env: { ...process.env, MUTANT_PLAN: planFile, TEST_FILES: JSON.stringify(tests), SEED: String(seed) },
  });
  let ending: Ending | undefined;
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(ending ?? (code === 0 ? "passed" : "failed")));
  });
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", stop);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  while (isRunning()) {
    await Promise.race([ended, pause(1000)]);
    if (!isRunning() || !isOverdue(processorSeconds(child.pid!))) continue;
    ending = "overdue";
    stop();
    break;
  }
  process.off("exit", stop);
  return ended;
}

/** User and system time of a process; nothing where the system does not tell, so that no run counts as overdue there. */
function processorSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
