// Runs node programs as processes and says what each of them cost: by the clock, on the processors, and in memory.

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { writeModule } from "./peers.js";

export interface Cost {
  /** Milliseconds by the clock; on a busy machine most of that is waiting. */
  readonly wall: number;
  /** Milliseconds on processors, threads included. */
  readonly processor: number;
  /** Most memory at any time, in megabytes; unknown for a part of a process. */
  readonly memory?: number;
}

export interface Program {
  /** What node gets: flags, script, parameters. */
  readonly parameters: readonly string[];
  readonly folder: string;
  /** What it reads from its standard input. */
  readonly input?: string;
  /** Undoes what the run before left. */
  readonly prepare?: () => void;
}

const probeText = `
const { appendFileSync } = require("node:fs");
if (require("node:worker_threads").isMainThread) process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cost = { processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
  appendFileSync(process.env.BENCH_COST, JSON.stringify(cost) + "\\n");
});
`;

/** Runs a program to its end. */
export function runProcess({ parameters, folder, input = "", prepare }: Program): Cost {
  prepare?.();
  const probe = writeModule("probe.cjs", probeText);
  const report = `${probe}.json`;
  rmSync(report, { force: true });
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    encoding: "utf8",
    input,
    // Some programs start another node and wait for it; what that one does counts too.
    env: { ...process.env, BENCH_COST: report, NODE_OPTIONS: `--require=${probe}`, NO_COLOR: "1" },
    maxBuffer: 1e9,
  });
  const wall = performance.now() - start;
  if (status !== 0) throw new Error(`node ${parameters.join(" ")} failed\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  const costs = readFileSync(report, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Omit<Cost, "wall">);
  return {
    wall,
    processor: costs.reduce((sum, { processor }) => sum + processor, 0),
    memory: Math.max(...costs.map(({ memory }) => memory ?? 0)),
  };
}

/** Runs programs in turn, so many rounds. */
export function runInTurn(programs: Readonly<Record<string, Program>>, rounds: number): Readonly<Record<string, readonly Cost[]>> {
  const costs = Object.fromEntries(Object.keys(programs).map((name) => [name, [] as Cost[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, program] of Object.entries(programs)) costs[name]?.push(runProcess(program));
  }
  return costs;
}
