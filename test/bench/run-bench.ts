// Runs one benchmark in a process of its own and collects what it reports.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeTemporary } from "../support/remove-temporary.js";
import type { Report } from "./results.js";

interface RunOptions {
  readonly isQuick: boolean;
  /** The clone to measure in a comparison of clones, without other libraries and without output. */
  readonly clone?: string;
}

export function runBench(name: string, { isQuick, clone }: RunOptions): Report {
  const folder = mkdtempSync(join(tmpdir(), "bench-report-"));
  const file = join(folder, "report.ndjson");
  writeFileSync(file, "");
  try {
    const flags = ["--expose-gc", process.argv[1] ?? "", "--run", name, ...(isQuick ? ["--quick"] : [])];
    const { status } = spawnSync(process.execPath, flags, {
      stdio: ["ignore", clone === undefined ? "inherit" : "ignore", "inherit"],
      env: { ...process.env, BENCH_REPORT: file, ...(clone !== undefined && { BENCH_CLONE: clone }) },
    });
    if (status !== 0) throw new Error(`The benchmark "${name}" failed${clone === undefined ? "" : ` in ${clone}`}.`);
    const parts = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Partial<Report>);
    return {
      tables: Object.assign({}, ...parts.map(({ tables }) => tables)) as Report["tables"],
      costs: Object.assign({}, ...parts.map(({ costs }) => costs)) as Report["costs"],
    };
  } finally {
    removeTemporary(folder);
  }
}
