// Runs test files in a process of their own that is ended when it uses far more processor time than it should, or none for long.

import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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
  /** Asked every second with the processor time and with the seconds since the tests did anything; true ends them. */
  readonly isOverdue: (seconds: number, quiet: number) => boolean;
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
  let busy = { seconds: 0, time: performance.now() };
  while (isRunning()) {
    await Promise.race([ended, pause(1000)]);
    if (!isRunning()) continue;
    const group = processesOf(child.pid!);
    const seconds = group.reduce((sum, each) => sum + each.seconds, 0);
    // A process that waits for a busy machine is runnable; one that waits for nothing sleeps and wakes up for its timers only.
    if (Math.abs(seconds - busy.seconds) > 0.5 || group.some(({ isRunnable }) => isRunnable)) busy = { seconds, time: performance.now() };
    const own = group.find(({ pid }) => pid === child.pid)?.seconds ?? 0;
    if (!isOverdue(own, (performance.now() - busy.time) / 1000)) continue;
    ending = "overdue";
    stop();
    break;
  }
  process.off("exit", stop);
  return ended;
}

interface Process {
  readonly pid: number;
  /** User and system time. */
  readonly seconds: number;
  readonly isRunnable: boolean;
}

/** The processes of a group; none where the system does not tell, so that no run counts as overdue there. */
function processesOf(group: number): readonly Process[] {
  return namesIn("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = statOf(`/proc/${name}`);
      if (Number(fields[2]) !== group) return [];
      const isRunnable = namesIn(`/proc/${name}/task`).some((thread) => /[RD]/.test(statOf(`/proc/${name}/task/${thread}`)[0] ?? ""));
      return [{ pid: Number(name), seconds: (Number(fields[11]) + Number(fields[12])) / 100, isRunnable }];
    });
}

/** What stands behind the name of a process or thread; nothing when it has ended. */
function statOf(folder: string): readonly string[] {
  try {
    const text = readFileSync(`${folder}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
