// What a change costs: the benchmarks of this clone and of another one in turn, row by row. Both must be built.

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { thisClone } from "./clone.js";
import { geometricMean } from "./measure.js";
import { runBench } from "./run-bench.js";
import { type Cost } from "./results.js";
import { printTable, show } from "./table.js";

/** Processes of each clone. */
const turns = 3;

export function compareClones(other: string, names: readonly string[], isQuick: boolean): void {
  const folder = resolve(other);
  if (!existsSync(join(folder, "packages/core/dist"))) throw new Error(`${folder} is no clone that is built: run "npm run build" there.`);
  for (const name of names) {
    const clones = { before: new Map<string, Cost>(), after: new Map<string, Cost>() };
    for (let turn = 0; turn < (isQuick ? 1 : turns); turn++) {
      keepBest(clones.before, runBench(name, { isQuick, clone: folder }).costs);
      keepBest(clones.after, runBench(name, { isQuick, clone: thisClone }).costs);
    }
    const rows = [...clones.after].map(([row, { value, unit }]) => {
      const before = clones.before.get(row);
      return { row, unit, value, before: before?.value ?? Number.NaN, ratio: value / (before?.value ?? Number.NaN) };
    });
    if (rows.length === 0) continue;
    const ratios = rows.map(({ ratio }) => ratio).filter(Number.isFinite);
    printTable(
      `${name}: what this clone costs, ${folder} = 1; lower is better`,
      ["", "before", "after", "ratio"],
      [
        ...rows.map(({ row, unit, value, before, ratio }) => [row, `${show(before)} ${unit}`, `${show(value)} ${unit}`, show(ratio)]),
        ["geometric mean", "", "", show(geometricMean(ratios))],
        ["most", "", "", show(Math.max(...ratios))],
      ],
    );
  }
}

/** Other programs on the machine can only add to a cost, so the least of several counts. */
function keepBest(kept: Map<string, Cost>, costs: Readonly<Record<string, Cost>>): void {
  for (const [row, cost] of Object.entries(costs)) if (!((kept.get(row)?.value ?? Infinity) <= cost.value)) kept.set(row, cost);
}
