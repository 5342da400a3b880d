// The figures of the benchmarks as data: `npm run bench` keeps them in `results.json`, from which the tables of the README and the charts of
// the site are made.

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { markdownTable, type Measurement, type Table } from "./table.js";

export type Results = Readonly<Record<string, Table>>;

// By its URL, which is that of this file even in the bundle of the program.
const resultsFile = fileURLToPath(new URL("results.json", import.meta.url));
const readmeFile = fileURLToPath(new URL("README.md", import.meta.url));

/** What a benchmark hands to the process that started it. */
export interface Report {
  readonly tables: Results;
  /** What the measured clone costs, by row. */
  readonly costs: Readonly<Record<string, Cost>>;
}

/** A figure that is better the lower it is. */
export interface Cost {
  readonly value: number;
  readonly unit: "ns" | "ms" | "bytes" | "MB";
}

const report = (part: Partial<Report>): void => appendFileSync(process.env["BENCH_REPORT"] ?? "/dev/null", `${JSON.stringify(part)}\n`);

/** What this run is measured with. */
function currentMeasurement(): Measurement {
  const cores = cpus();
  return {
    day: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    processor: (cores[0]?.model ?? "unknown processor").replaceAll(/\((?:R|TM)\)/g, "").trim(),
    cores: cores.length,
  };
}

/** Reports what the measured clone costs, for a comparison with another clone. */
export const keepCost = (row: string, value: number, unit: Cost["unit"]): void => report({ costs: { [row]: { value, unit } } });

/** Prints a table, and reports it under a name to be saved. */
export function keepTable(name: string, title: string, table: Table): void {
  report({ tables: { [name]: { ...table, measured: currentMeasurement() } } });
  console.log(`\n${title}\n\n${markdownTable(table)}`);
}

/** The figures that are kept. */
export const readResults = (): Results => JSON.parse(readFileSync(resultsFile, "utf8")) as Results;

/** Saves the tables of a run, and leaves those of benchmarks that did not run as they are. */
export function saveResults(tables: Results): void {
  const results = { ...readResults(), ...tables };
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(readmeFile, fillTables(readFileSync(readmeFile, "utf8"), results));
}

/** The text with every table that follows a comment such as `<!-- table: accept -->` made from the results. */
export function fillTables(text: string, results: Results): string {
  return text.replaceAll(/^(<!-- table: ([a-z-]+) -->\n\n)(?:\|.*\n)*/gm, (_, head: string, name: string) => {
    const table = results[name];
    if (table === undefined) throw new Error(`there are no results named "${name}"`);
    return `${head}${markdownTable(table)}\n`;
  });
}
