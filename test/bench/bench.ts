// Runs the benchmarks: `npm run bench`, or `npm run bench -- validators decode --quick` for some of them and fewer rounds.

import { cpus, loadavg } from "node:os";
import { runDecode } from "./decode.js";
import { runGenerate } from "./generate.js";
import { installPeers } from "./peers.js";
import { saveResults } from "./results.js";
import { runUnions } from "./unions.js";
import { runValidators } from "./validators.js";

const given = process.argv.slice(2);
const isQuick = given.includes("--quick");
const rounds = isQuick ? 9 : 31;
const benches: Readonly<Record<string, () => Promise<void>>> = {
  generate: () => runGenerate(rounds, isQuick),
  validators: () => runValidators(rounds),
  unions: () => runUnions(rounds),
  decode: () => runDecode(rounds),
};
const asked = given.filter((word) => !word.startsWith("--"));
const unknown = asked.find((name) => !(name in benches));
if (unknown !== undefined) throw new Error(`Unknown benchmark "${unknown}", expected one of ${Object.keys(benches).join(", ")}.`);

installPeers();
console.log(
  `node ${process.version}, ${cpus().length} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);
for (const [name, run] of Object.entries(benches)) if (asked.length === 0 || asked.includes(name)) await run();
// Fewer rounds are too inaccurate to be kept.
if (!isQuick) saveResults();
