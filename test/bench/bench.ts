// Runs the benchmarks, each in a process of its own: `npm run bench`, or `npm run bench -- accept decode --quick` for some of them and fewer
// rounds. `--against ../other-clone` shows what a change cost instead.

import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { compareClones } from "./against.js";
import { benches } from "./benches.js";
import { installPeers } from "./peers.js";
import { runBench } from "./run-bench.js";
import { saveResults } from "./results.js";
import type { Table } from "./table.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, against: { type: "string" }, run: { type: "string" } },
});
const { quick: isQuick, against, run } = values;
const unknown = [...positionals, ...(run === undefined ? [] : [run])].find((name) => !(name in benches));
if (unknown !== undefined) throw new Error(`Unknown benchmark "${unknown}", expected one of ${Object.keys(benches).join(", ")}.`);
const names = Object.keys(benches).filter((name) => positionals.length === 0 || positionals.includes(name));

if (run !== undefined) await benches[run]?.({ rounds: isQuick ? 9 : 31, isQuick });
else {
  installPeers();
  const load = loadavg().map((average) => average.toFixed(1));
  console.log(`node ${process.version}, ${cpus().length} cores, load ${load.join(" ")}`);
  if (against !== undefined) compareClones(against, names, isQuick);
  else {
    const tables: Record<string, Table> = {};
    for (const name of names) Object.assign(tables, runBench(name, { isQuick }).tables);
    // Fewer rounds are too inaccurate to be kept.
    if (!isQuick) saveResults(tables);
  }
}
