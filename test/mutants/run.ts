// `npm run test:mutants`: changes single tokens of the sources, one at a time, and counts how many changes the tests notice.

import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRandom } from "../support/mutants.js";
import { equivalentMutants } from "./equivalent-mutants.js";
import { findMutants, type Mutant } from "./find-mutants.js";
import { runMutant, type Outcome } from "./run-mutant.js";
import { areas, mutatedFiles, testsFor } from "./suites.js";

const requiredPercent = 92;
const root = fileURLToPath(new URL("../..", import.meta.url));
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const count = Number(process.env["MUTANTS"] ?? 500);
const workers = Number(process.env["WORKERS"] ?? availableParallelism());
/** Leaves out test files that take longer than this without a mutant, for a quick look. */
const suiteSeconds = Number(process.env["SUITE_SECONDS"] ?? Infinity);
/** Only files whose path contains this. */
const only = process.env["FILES"] ?? "";

/** A sample without repetition, the same for the same seed. */
function sample(mutants: readonly Mutant[], size: number): readonly Mutant[] {
  const random = createRandom(seed);
  const rest = [...mutants];
  return Array.from({ length: Math.min(size, rest.length) }, () => rest.splice(random(rest.length), 1)[0]!);
}

const describeMutant = ({ file, line, original, replacement, lineText }: Mutant): string =>
  `${file}:${line} ${original} → ${replacement}\n    ${lineText}`;

const isEquivalent = (mutant: Mutant): boolean =>
  equivalentMutants.some(
    ({ file, lineText, original, replacement }) =>
      file === mutant.file && lineText === mutant.lineText && original === mutant.original && replacement === mutant.replacement,
  );

const mutants = mutatedFiles(root)
  .filter((file) => file.includes(only))
  .flatMap((file) => findMutants(file, readFileSync(join(root, file), "utf8")));
const stale = equivalentMutants.filter(({ file, lineText }) => !readFileSync(join(root, file), "utf8").includes(lineText));
for (const { file, lineText } of stale) console.log(`equivalent-mutants.ts: the line is no longer in ${file}: ${lineText}`);

const chosen = sample(mutants, count);
const tried = chosen.filter((mutant) => !isEquivalent(mutant));
console.log(`${mutants.length} mutants, sample of ${chosen.length} with SEED=${seed}, ${chosen.length - tried.length} of them equivalent`);

const timings = new Map<string, number>();
/** The test files of a source file, fastest first, and how long all of them take. */
function plan(file: string): { readonly tests: readonly string[]; readonly milliseconds: number } {
  const tests = testsFor(root, file)
    .filter((test) => (timings.get(test) ?? 0) <= suiteSeconds * 1000)
    .toSorted((a, b) => (timings.get(a) ?? 0) - (timings.get(b) ?? 0));
  return { tests, milliseconds: tests.reduce((sum, test) => sum + (timings.get(test) ?? 0), 0) };
}

const needed = new Set(tried.flatMap(({ file }) => testsFor(root, file)));
console.log(`running ${needed.size} test files of ${areas.length} areas without a mutant`);
await inParallel([...needed], async (test) => {
  const start = Date.now();
  const outcome = await runMutant(undefined, { root, tests: [test], seed, timeoutMilliseconds: Math.min(600, suiteSeconds + 5) * 1000 });
  if (outcome === "killed") throw new Error(`${test} fails without a mutant`);
  timings.set(test, Date.now() - start);
});

const outcomes = new Map<Mutant, Outcome>();
await inParallel(tried, async (mutant) => {
  const { tests, milliseconds } = plan(mutant.file);
  const outcome = await runMutant(mutant, { root, tests, seed, timeoutMilliseconds: 20_000 + 2 * milliseconds });
  const isUnchanged = readFileSync(join(root, mutant.file), "utf8").slice(mutant.start, mutant.end) === mutant.original;
  if (!isUnchanged) throw new Error(`${mutant.file} was edited during the run; start again`);
  outcomes.set(mutant, outcome);
  console.log(`${String(outcomes.size).padStart(4)}/${tried.length} ${outcome.padEnd(9)} ${describeMutant(mutant).split("\n")[0]}`);
});

const survivors = tried.filter((mutant) => outcomes.get(mutant) === "survived");
const percent = tried.length === 0 ? 100 : (100 * (tried.length - survivors.length)) / tried.length;
if (survivors.length > 0) console.log(`\nSurvivors:\n${survivors.map((mutant) => `  ${describeMutant(mutant)}`).join("\n")}`);
console.log(
  `\n${tried.length - survivors.length} of ${tried.length} mutants killed: ${percent.toFixed(1)} % (at least ${requiredPercent} % required), SEED=${seed}`,
);
if (percent < requiredPercent || stale.length > 0) process.exitCode = 1;

/** Runs a job for each item, a few at a time. */
async function inParallel<T>(items: readonly T[], job: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: workers }, work));
}
