// Two thousand random specs, new ones each time: whatever `check` accepts works in every output, and all pairs of constructs meet.
// `SPECS` and `SEED` change the figures: `SEED=7 SPECS=100 npm run test:long -- random-specs`.

import { expect, it } from "vitest";
import { allConstructs } from "../random-specs/constructs-met.js";
import { describeRun, runSpecs } from "../random-specs/run-specs.js";
import { seed } from "../support/seed.js";

const count = Number(process.env["SPECS"] ?? 2000);

/** What other tests are about: examples are derived, and conversations are played elsewhere. */
const elsewhere =
  /^(?:variation|invalidExample|wireExample|transcript)\.|\.(?:examples|variations|invalid|wire|transcripts|illegal|rounds)$|^flow\.(?:field|openedBy|echoedBy|max|messages|at|issue|allow)$|^deadline\.seconds$|^frame\.(?:rules|allow)$|^reply\.message$|^migration\.(?:values|add|from|by)$|^mailEncoding\.(?:thread|ack|keeps|raw|labels|sections)$/;

it(`${count} random specs work in every output`, { timeout: 14_400_000 }, async () => {
  // Seeds of a run do not overlap those of the next one.
  const run = await runSpecs(seed * 10_000, count);
  console.log(run.meetings.table);
  console.log(`${describeRun(run)}, seed ${seed}`);
  expect(run.faults.join("\n\n")).toBe("");
  expect(run.accepted).toBeGreaterThanOrEqual(count * 0.8);
  const met = new Set(run.meetings.table.split("\n").map((line) => line.split(" ")[0]!));
  expect([...allConstructs()].filter((construct) => !met.has(construct) && !elsewhere.test(construct))).toEqual([]);
  if (count >= 2000) expect(run.meetings.unmet).toEqual([]);
});
