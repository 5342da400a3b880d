// Runs each test once without a mutant to learn which ones it reaches, and then again with each of those that are still alive.

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { performance } from "node:perf_hooks";
import { type RunnerTestCase as Test, type RunnerTestFile as File, type RunnerTestSuite as Suite, TestRunner } from "vitest";
import { fileOfTest, readEvents, writeEvent, type Event, type MutantPlan } from "./journal.js";
import { patience } from "./patience.js";
import { switchName } from "./switch-mutants.js";

const { getTestFn, getSuiteHooks } = TestRunner;
const plan = JSON.parse(readFileSync(process.env["MUTANT_PLAN"] ?? "", "utf8")) as MutantPlan;
const write = (event: Event): void => writeEvent(plan.journal, event);
const earlier = readEvents(plan.journal);
const dead = new Set(earlier.flatMap((event) => (event.kind === "killed" ? [event.mutant] : [])));
const isLeftOutStage = plan.stage === "left out";
const doneTests = new Set(
  earlier.flatMap((event) => (event.kind === "test done" && (event.stage === "left out") === isLeftOutStage ? [event.test] : [])),
);
const leftOut = new Set(earlier.flatMap((event) => (event.kind === "left out" ? [`${event.mutant} ${event.test}`] : [])));
const triedBefore = new Set(earlier.flatMap((event) => (event.kind === "survived" ? [`${event.mutant} ${event.test}`] : [])));

/** Half of the patience is for costly tests. Those of one file are often alike: who has outlived some of them is tried on other files first. */
const patienceForCheap = patience / 2;
const patienceInFile = patience / 8;
const spent = new Map<string, number>();
for (const event of earlier) if (event.kind === "try") spend(event.mutant, fileOfTest(event.test), event.milliseconds);

function spend(mutant: number, file: string, milliseconds: number): void {
  for (const key of [`${mutant}`, `${mutant} ${file}`]) spent.set(key, (spent.get(key) ?? 0) + milliseconds + 5);
}

const isSpent = (mutant: number): boolean => (spent.get(`${mutant}`) ?? 0) > 1000 * patience;
const isLeftOut = (mutant: number, file: string): boolean =>
  plan.stage === "cheap"
    ? (spent.get(`${mutant}`) ?? 0) > 1000 * patienceForCheap
    : (spent.get(`${mutant} ${file}`) ?? 0) > 1000 * patienceInFile;

/** A test that takes more milliseconds of processor time is deferred. */
const affordable = 100;

/** How often each mutant was reached since the last look. */
const reached = new Uint32Array(plan.mutants.length);
const reachedEarly = new Set<number>();
let active = plan.active ?? -1;
let remainingHits = Infinity;
/** Whether the active mutant was reached: what is remembered from before is not computed again. */
let isReachedAgain = false;
/** Set when the active mutant is reached so much more often than the original that it must loop; its error may be caught on the way. */
let isLooping = false;

Object.assign(globalThis, {
  [switchName]: (id: number): boolean => {
    if (active === id) {
      isReachedAgain = true;
      if (--remainingHits > 0) return true;
      isLooping = true;
      throw new Error("The mutant loops.");
    }
    reached[id] = reached[id]! + 1;
    return false;
  },
});

class Settled extends Error {}

export default class MutantRunner extends TestRunner {
  runTask = async (test: Test): Promise<void> => {
    const run = getTestFn(test);
    const file = relative(this.config.root, test.file.filepath);
    const name = `${file} > ${test.fullTestName}`;
    if (plan.active !== undefined) return plan.only?.includes(name) === false ? undefined : run();
    if (doneTests.has(name)) return;
    const isDue = (id: number): boolean => leftOut.has(`${id} ${name}`) && !dead.has(id) && !isSpent(id);
    if (isLeftOutStage && !plan.mutants.some(({ id }) => isDue(id))) return;
    this.noteEarly(file);
    const begun = { wall: performance.now(), processor: process.cpuUsage() };
    try {
      await run();
    } catch (error) {
      write({ kind: "fails without a mutant", test: name, reason: String(error) });
      throw error;
    }
    const milliseconds = processorTime(begun.processor);
    const wall = performance.now() - begun.wall;
    const hits = Uint32Array.from(reached);
    const isAlive = (id: number): boolean => hits[id]! > 0 && !dead.has(id) && plan.tests[id]!.includes(file) && !isSpent(id);
    const reachedAlive = plan.mutants.filter(({ id }) => isAlive(id));
    const alive = reachedAlive.filter(({ id }) => (isLeftOutStage ? isDue(id) : !isLeftOut(id, file)));
    // The first run of a test is slower than the next ones: much is computed once, and remembered.
    const warm = alive.length === 0 ? undefined : await this.timeAgain(test);
    if (plan.stage === "cheap" && warm !== undefined && warm.milliseconds > affordable) {
      write({ kind: "deferred", test: name });
      reached.fill(0);
      return;
    }
    if (!isLeftOutStage) for (const { id } of reachedAlive) if (isLeftOut(id, file)) write({ kind: "left out", mutant: id, test: name });
    if (warm !== undefined) {
      const candidates = alive.map(({ id }) => ({ id, hits: hits[id]!, milliseconds: Math.min(milliseconds, warm.milliseconds), wall }));
      await this.tryMutants(test, name, candidates, warm.broken);
    }
    write({ kind: "test done", test: name, milliseconds, stage: plan.stage });
    reached.fill(0);
  };

  override async onAfterRunSuite(suite: Suite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!("filepath" in suite)) return;
    const file = relative(this.config.root, (suite as File).filepath);
    this.noteEarly(file);
    write({ kind: "file done", file, stage: plan.stage });
  }

  /** Notes what was reached outside of tests. */
  private noteEarly(file: string): void {
    for (const { id } of plan.mutants) {
      if (reached[id] === 0 || reachedEarly.has(id)) continue;
      reachedEarly.add(id);
      write({ kind: "reached early", mutant: id, file });
    }
    reached.fill(0);
  }

  /** The processor time of a test that is repeated, and why it fails then. */
  private async timeAgain(test: Test): Promise<{ readonly milliseconds: number; readonly broken: string | undefined }> {
    const begun = process.cpuUsage();
    const broken = await this.again(test, undefined);
    return { milliseconds: processorTime(begun), broken };
  }

  private async tryMutants(test: Test, name: string, candidates: readonly Candidate[], isBroken: string | undefined): Promise<void> {
    let broken = isBroken;
    for (const candidate of candidates) {
      const { id, milliseconds } = candidate;
      if (triedBefore.has(`${id} ${name}`)) continue;
      spend(id, fileOfTest(name), milliseconds);
      if (broken !== undefined) {
        write({ kind: "postponed", mutant: id, test: name, reason: broken });
        continue;
      }
      write({ kind: "try", mutant: id, test: name, milliseconds });
      const reason = await this.again(test, candidate);
      if (reason === undefined) {
        write(
          isReachedAgain
            ? { kind: "survived", mutant: id, test: name }
            : { kind: "postponed", mutant: id, test: name, reason: "It is not reached again, because its result is remembered." },
        );
        continue;
      }
      broken = await this.again(test, undefined);
      if (broken === undefined) dead.add(id);
      write(
        broken === undefined
          ? { kind: "killed", mutant: id, test: name, reason }
          : { kind: "postponed", mutant: id, test: name, reason: broken },
      );
    }
  }

  /** Why the test fails when it is repeated, with or without a mutant. */
  private async again(test: Test, candidate: Candidate | undefined): Promise<string | undefined> {
    try {
      for (const suite of suitesOf(test)) for (const hook of getSuiteHooks(suite).afterEach) await hook(test.context, suite);
      for (const suite of suitesOf(test).toReversed()) for (const hook of getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
      this.onBeforeTryTask(test);
      active = candidate?.id ?? -1;
      isLooping = false;
      isReachedAgain = false;
      remainingHits = candidate === undefined ? Infinity : 10_000 + 200 * candidate.hits;
      const run = getTestFn(test)();
      await (candidate === undefined ? run : Promise.race([run, silence(candidate.wall)]));
      if (candidate !== undefined) this.onAfterTryTask(test);
      return isLooping ? "The mutant loops." : undefined;
    } catch (error) {
      return error instanceof Settled ? "The test never ends." : String(error).slice(0, 200);
    } finally {
      active = -1;
      for (const hook of (test as FinishedTest).onFinished?.splice(0) ?? [])
        await Promise.resolve(hook(test.context)).catch(() => undefined);
    }
  }
}

/** What `onTestFinished` registers. */
type FinishedTest = Test & { readonly onFinished?: ((context: unknown) => unknown)[] };

interface Candidate {
  readonly id: number;
  /** How often the test reaches it. */
  readonly hits: number;
  /** Processor time of the test without a mutant, when it is repeated. */
  readonly milliseconds: number;
  readonly wall: number;
}

const processorTime = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return Math.round((user + system) / 1000);
};

/** From the inside out. */
function suitesOf(test: Test): readonly Suite[] {
  const suites: Suite[] = [];
  for (let suite: Suite | undefined = test.suite ?? test.file; suite !== undefined; suite = suite.suite) suites.push(suite);
  if (!suites.includes(test.file)) suites.push(test.file);
  return suites;
}

/** Rejects when nothing has happened for much longer than the test takes; a busy machine does not count as nothing. */
function silence(wall: number): Promise<never> {
  const begun = performance.eventLoopUtilization();
  return new Promise((_resolve, reject) => {
    const timer = setInterval(() => {
      if (performance.eventLoopUtilization(begun).idle < 5000 + 20 * wall) return;
      clearInterval(timer);
      reject(new Settled());
    }, 500);
    timer.unref();
  });
}
