// Random specs with every construct of the language: whatever `check` accepts works in every output. `npm test` takes 12 of them, the matrix 60;
// thousands of new ones are in `test/long/random-specs.test.ts`.

import { expect, it } from "vitest";
import { isThorough } from "../support/sample-size.js";
import { describeRun, runSpecs } from "./run-specs.js";

const count = isThorough ? 60 : 12;

it(`${count} random specs work in every output`, { timeout: 600_000 }, async () => {
  const run = await runSpecs(1, count);
  console.log(describeRun(run));
  expect(run.faults.join("\n\n")).toBe("");
  expect(run.accepted).toBeGreaterThanOrEqual(count * 0.8);
});
