// Tries each mutant on the tests that reach it: most in a process that switches them on in turn, the others in a process each.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Mutant } from "./find-mutants.js";
import { importDistances } from "./import-distance.js";
import { fileOfTest, readEvents, writeEvent, type Event, type MutantPlan } from "./journal.js";
import { patience } from "./patience.js";
import { runTests } from "./run-tests.js";
import type { NumberedMutant } from "./switch-mutants.js";

export interface MutantTrial {
  readonly root: string;
  /** For the journals, which continue a run that was ended. */
  readonly folder: string;
  /** The processor time of each test file in the last run. */
  readonly costFile: string;
  readonly seed: number;
  readonly testsFor: (file: string) => readonly string[];
  /** Whether each mutant gets a separate process, in which nothing is remembered from before. */
  readonly isThorough: boolean;
  readonly log: (line: string) => void;
}

export interface Survivor {
  readonly mutant: Mutant;
  readonly note: string;
}

/** Mutants with the same tests are tried in one process after another; different ones at the same time, because no test is run for both. */
export async function tryMutants(mutants: readonly Mutant[], trial: MutantTrial): Promise<readonly Survivor[]> {
  const suiteOf = new Map([...new Set(mutants.map(({ file }) => file))].map((file) => [file, trial.testsFor(file).join()]));
  const survivors = [...new Set(suiteOf.values())].map(async (suite, index) => {
    const group = mutants.filter(({ file }) => suiteOf.get(file) === suite).map((mutant, id) => ({ ...mutant, id }));
    const folder = join(trial.folder, String(index));
    mkdirSync(folder, { recursive: true });
    return tryGroup(group, { ...trial, folder });
  });
  return (await Promise.all(survivors)).flat();
}

async function tryGroup(mutants: readonly NumberedMutant[], trial: MutantTrial): Promise<readonly Survivor[]> {
  const tests = mutants.map(({ file }) => trial.testsFor(file));
  const plan: MutantPlan = { mutants, tests, active: undefined, journal: join(trial.folder, "journal.ndjson"), stage: "cheap" };
  if (readEvents(plan.journal).length > 0) {
    trial.log("This continues a run that was ended before it was done.");
    writeEvent(plan.journal, { kind: "continued" });
  }
  if (!trial.isThorough) {
    const files = byCost([...new Set(plan.tests.flat())], trial);
    await tryTogether(plan, files, trial);
    const deferred = new Set(readEvents(plan.journal).flatMap((event) => (event.kind === "deferred" ? [fileOfTest(event.test)] : [])));
    await tryTogether(
      { ...plan, stage: "costly" },
      files.filter((file) => deferred.has(file)),
      trial,
    );
    const leftOut = filesLeftOut(readEvents(plan.journal));
    await tryTogether(
      { ...plan, stage: "left out" },
      files.filter((file) => leftOut.has(file)),
      trial,
    );
  }
  const events = readEvents(plan.journal);
  writeCosts(events, trial.costFile);
  const failing = events.flatMap((event) => (event.kind === "fails without a mutant" ? [`${event.test}: ${event.reason}`] : []));
  if (failing.length > 0) trial.log(`Without a mutant:\n  ${failing.join("\n  ")}`);
  const killed = new Set(mutantsOf(events, "killed"));
  const reached = new Set(mutantsOf(events, "survived"));
  const early = new Set(mutantsOf(events, "reached early"));
  const postponed = new Set(mutantsOf(events, "postponed"));
  const needsProcess = (id: number): boolean => trial.isThorough || postponed.has(id) || (early.has(id) && !reached.has(id));
  const alone = mutants.filter(({ id }) => needsProcess(id) && !killed.has(id));
  trial.log(`${killed.size} of ${mutants.length} killed in one process, ${alone.length} need one of their own`);
  const survivors: Survivor[] = mutants
    .filter(({ id }) => !killed.has(id) && !needsProcess(id))
    .map((mutant) => ({ mutant, note: reached.has(mutant.id) ? "reached" : "no test reaches it" }));
  for (const [index, mutant] of alone.entries()) {
    const known = events.find((event) => event.kind === "tried alone" && event.mutant === mutant.id);
    const outcome = known?.kind === "tried alone" ? known.outcome : await tryAlone(mutant, plan, trial);
    if (known === undefined) writeEvent(plan.journal, { kind: "tried alone", mutant: mutant.id, outcome });
    trial.log(`${index + 1}/${alone.length} ${outcome} ${mutant.file}:${mutant.line} ${mutant.original} → ${mutant.replacement}`);
    if (outcome === "survived") survivors.push({ mutant, note: "reached while modules or fixtures were made" });
  }
  return survivors;
}

const mutantsOf = (events: readonly Event[], kind: "killed" | "survived" | "reached early" | "postponed"): readonly number[] =>
  events.flatMap((event) => (event.kind === kind ? [event.mutant] : []));

/** The files with tests that mutants which are still alive have not been tried on. */
function filesLeftOut(events: readonly Event[]): ReadonlySet<string> {
  const killed = new Set(mutantsOf(events, "killed"));
  return new Set(events.flatMap((event) => (event.kind === "left out" && !killed.has(event.mutant) ? [fileOfTest(event.test)] : [])));
}

/** One process for all files, begun again where a mutant ends it or never comes back. */
async function tryTogether(plan: MutantPlan, files: readonly string[], trial: MutantTrial): Promise<void> {
  for (let isDone = false; !isDone;) {
    const before = readEvents(plan.journal);
    const done = new Set(before.flatMap((event) => (event.kind === "file done" && event.stage === plan.stage ? [event.file] : [])));
    const tests = files.filter((file) => !done.has(file));
    if (tests.length === 0) return;
    let current = "";
    let begun = 0;
    const ending = await runTests({
      ...trial,
      planFile: join(trial.folder, "together.json"),
      plan,
      tests,
      isOverdue: (seconds, quiet) => {
        if (quiet > 30) return true;
        const events = readEvents(plan.journal);
        const last = events.at(-1);
        const key = last?.kind === "try" ? `${last.mutant} ${last.test}` : "";
        if (key !== current) [current, begun] = [key, seconds];
        return last?.kind === "try" && seconds - begun > 15 + (20 * last.milliseconds) / 1000;
      },
    });
    const after = readEvents(plan.journal);
    if (ending === "overdue" && after.length === before.length) throw new Error(`the tests wait for ever: ${tests[0]}`);
    if (after.length === before.length) throw new Error("no test ran; VERBOSE=1 shows why");
    const last = after.at(-1);
    isDone = last?.kind !== "try" && ending !== "overdue";
    if (last?.kind === "try") {
      const reason = ending === "overdue" ? "It uses much more processor time, or waits for ever." : "The process ended.";
      writeEvent(plan.journal, { kind: "killed", mutant: last.mutant, test: last.test, reason });
    }
  }
}

/** The cheapest first, as the last run found; before the first run, those that import least, and property tests last. */
function byCost(files: readonly string[], { root, costFile }: MutantTrial): readonly string[] {
  const known = readCosts(costFile);
  const estimate = (file: string): number =>
    importDistances(root, file).size * (readFileSync(join(root, file), "utf8").includes('"fast-check"') ? 100 : 10);
  const cost = (file: string): number => known[file] ?? estimate(file);
  return files.toSorted((a, b) => cost(a) - cost(b));
}

function readCosts(costFile: string): Readonly<Record<string, number>> {
  return existsSync(costFile) ? (JSON.parse(readFileSync(costFile, "utf8")) as Readonly<Record<string, number>>) : {};
}

/** Remembers the processor time of each test file for the next run. */
function writeCosts(events: readonly Event[], costFile: string): void {
  const measured = new Map<string, number>();
  for (const event of events) {
    if (event.kind !== "test done" || event.stage === "left out") continue;
    const file = fileOfTest(event.test);
    measured.set(file, (measured.get(file) ?? 0) + event.milliseconds);
  }
  mkdirSync(dirname(costFile), { recursive: true });
  writeFileSync(costFile, JSON.stringify({ ...readCosts(costFile), ...Object.fromEntries(measured) }));
}

type AloneOutcome = Extract<Event, { readonly kind: "tried alone" }>["outcome"];

/** Tries a mutant in a separate process: on the tests that could not be repeated, or else on the files that are nearest to it. */
async function tryAlone(mutant: NumberedMutant, plan: MutantPlan, trial: MutantTrial): Promise<AloneOutcome> {
  const events = readEvents(plan.journal);
  const postponed = events.flatMap((event) => (event.kind === "postponed" && event.mutant === mutant.id ? [event.test] : []));
  const files = byCost([...new Set(postponed.map(fileOfTest))], trial);
  const outcome = files.length === 0 ? "survived" : await runAlone(mutant, { plan, trial, files, only: postponed });
  const isReachedEarly = events.some((event) => event.kind === "reached early" && event.mutant === mutant.id);
  if (outcome !== "survived" || (files.length > 0 && !isReachedEarly)) return outcome;
  const near = nearest(mutant, plan, trial);
  return near.length === 0 ? "survived" : runAlone(mutant, { plan, trial, files: near });
}

/** The files that import the mutant, as many of them as patience allows: the cheapest, and of those the ones that import it most directly first. */
function nearest(mutant: NumberedMutant, plan: MutantPlan, trial: MutantTrial): readonly string[] {
  const distance = (file: string): number => importDistances(trial.root, file).get(mutant.file) ?? Infinity;
  const files = byCost(
    plan.tests[mutant.id]!.filter((file) => distance(file) < Infinity),
    trial,
  );
  const affordable = files.filter((_file, index) => index === 0 || secondsOf(files.slice(0, index + 1), trial) <= patience);
  return affordable.toSorted((a, b) => distance(a) - distance(b));
}

interface AloneRun {
  readonly plan: MutantPlan;
  readonly trial: MutantTrial;
  readonly files: readonly string[];
  readonly only?: readonly string[];
}

async function runAlone(mutant: NumberedMutant, { plan, trial, files, only }: AloneRun): Promise<AloneOutcome> {
  const expected = secondsOf(files, trial);
  const ending = await runTests({
    ...trial,
    planFile: join(trial.folder, "alone.json"),
    plan: { ...plan, active: mutant.id, ...(only === undefined ? {} : { only }), journal: join(trial.folder, `${mutant.id}.ndjson`) },
    tests: files,
    isOverdue: (seconds, quiet) => seconds > 60 + 5 * expected || quiet > 60,
  });
  return ending === "passed" ? "survived" : ending === "failed" ? "killed" : "overdue";
}

/** The processor time of test files, as the last run found. */
function secondsOf(files: readonly string[], { costFile }: MutantTrial): number {
  const known = readCosts(costFile);
  return files.reduce((sum, file) => sum + (known[file] ?? 2000) / 1000, 0);
}
