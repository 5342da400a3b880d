// Runs random specs by hand: `node test/support/run-program.mjs test/random-specs/run.ts <first seed> <count>`.

import { describeRun, runSpecs } from "./run-specs.js";

const [firstSeed = 1, count = 10] = process.argv.slice(2).map(Number);
const run = await runSpecs(firstSeed, count);
console.log(`\n${describeRun(run)}, ${run.faults.length} faults`);
process.exitCode = run.faults.length === 0 ? 0 : 1;
