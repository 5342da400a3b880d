// The test that the specs of consecutive seeds work in every output.

import { expect, it } from "vitest";
import { describeRun, runSpecs } from "./run-specs.js";

export function worksInEveryOutput(firstSeed: number, count: number): void {
  it(`${count} random specs work in every output`, { timeout: 600_000 }, async () => {
    const run = await runSpecs(firstSeed, count);
    console.log(describeRun(run));
    expect(run.faults.join("\n\n")).toBe("");
    expect(run.accepted).toBeGreaterThanOrEqual(count * 0.8);
  });
}
