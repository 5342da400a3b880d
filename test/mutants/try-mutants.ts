// Tries each mutant on the tests that reach it: most in one process that switches them on in turn, the others in a process each.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importDistances } from "./import-distance.js";
import { readEvents, writeEvent, type Event, type MutantPlan } from "./journal.js";
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
  /** Whether each mutant gets a process of its own, in which nothing is remembered from before. */
  readonly isThorough: boolean;
  readonly log: (line: string) => void;
}

export interface Survivor {
  readonly mutant: NumberedMutant;
  readonly note: string;
}

export async function tryMutants(mutants: readonly NumberedMutant[], trial: MutantTrial): Promise<readonly Survivor[]> {
  const tests = mutants.map(({ file }) => trial.testsFor(file));
  const plan: MutantPlan = { mutants, tests, active: undefined, journal: join(trial.folder, "journal.ndjson") };
  if (readEvents(plan.journal).length > 0) {
    trial.log("This continues a run that was ended before it was done.");
    writeEvent(plan.journal, { kind: "continued" });
  }
  if (!trial.isThorough) await tryTogether(plan, trial);
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

/** One process for all, begun again where a mutant ends it or never comes back. */
async function tryTogether(plan: MutantPlan, trial: MutantTrial): Promise<void> {
  const files = byCost([...new Set(plan.tests.flat())], trial);
  for (let isDone = false; !isDone;) {
    const before = readEvents(plan.journal);
    const done = new Set(before.flatMap((event) => (event.kind === "file done" ? [event.file] : [])));
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
    if (event.kind !== "test done") continue;
    const [file = ""] = event.test.split(" > ");
    measured.set(file, (measured.get(file) ?? 0) + event.milliseconds);
  }
  mkdirSync(dirname(costFile), { recursive: true });
  writeFileSync(costFile, JSON.stringify({ ...readCosts(costFile), ...Object.fromEntries(measured) }));
}

type AloneOutcome = Extract<Event, { readonly kind: "tried alone" }>["outcome"];

/** A mutant of what is made when modules are loaded is tried on this many test files, those that are nearest to it. */
const nearestFiles = 8;

async function tryAlone(mutant: NumberedMutant, plan: MutantPlan, trial: MutantTrial): Promise<AloneOutcome> {
  const distance = (file: string): number => importDistances(trial.root, file).get(mutant.file) ?? Infinity;
  const nearest = plan.tests[mutant.id]!.filter((file) => distance(file) < Infinity)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, nearestFiles);
  const known = readCosts(trial.costFile);
  const secondsOf = (file: string): number => (known[file] ?? 2000) / 1000;
  const sumOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + secondsOf(file), 0);
  const ordered = byCost(nearest, trial);
  const tests = ordered.filter((_file, index) => index === 0 || sumOf(ordered.slice(0, index + 1)) <= patience);
  if (tests.length === 0) return "survived";
  const ending = await runTests({
    ...trial,
    planFile: join(trial.folder, "alone.json"),
    plan: { ...plan, active: mutant.id, journal: join(trial.folder, `${mutant.id}.ndjson`) },
    tests,
    isOverdue: (seconds, quiet) => seconds > 60 + 5 * sumOf(tests) || quiet > 60,
  });
  return ending === "passed" ? "survived" : ending === "failed" ? "killed" : "overdue";
}
