// Makes and judges many random specs; every fault is shrunk to a small spec and told with its seed.

import { compilePackages } from "./compile-packages.js";
import { createMeetings } from "./constructs-met.js";
import { judgeSpec } from "./judge-spec.js";
import { filesOf, randomSpec, type SpecData } from "./random-spec.js";
import { shrink } from "./shrink.js";
import type { Fault, Subject } from "./subject.js";

export interface SpecRun {
  readonly specs: number;
  readonly accepted: number;
  /** The diagnostics of specs that were refused, with how many specs had them. */
  readonly refusals: ReadonlyMap<string, number>;
  /** One text for each spec with a fault: the seed, what is wrong, and a small spec that shows it. */
  readonly faults: readonly string[];
  readonly meetings: ReturnType<ReturnType<typeof createMeetings>["report"]>;
}

/** So many packages are compiled in one program. */
const batchSize = 30;

/** The most faults that are made small; more of them are only told. */
const mostShrunk = 5;

/** Runs the specs of consecutive seeds. */
export async function runSpecs(firstSeed: number, count: number): Promise<SpecRun> {
  const meetings = createMeetings();
  const refusals = new Map<string, number>();
  const faults: string[] = [];
  let accepted = 0;
  let batch: Subject[] = [];
  const tell = async (seed: number, fault: Fault): Promise<void> => {
    const small = faults.length < mostShrunk ? await shrink(specOf(seed), fault, (spec) => judgeAgain(spec, seed, fault.check)) : undefined;
    const texts = small === undefined ? [] : filesOf(small.spec).map(({ path, text }) => `# ${path}\n${text}`);
    const told = [`seed ${seed}: ${fault.check}: ${fault.message}`, ...texts].join("\n");
    console.log(told);
    faults.push(told);
  };
  const compileBatch = async (): Promise<void> => {
    for (const [{ seed }, fault] of batch.length === 0 ? [] : compilePackages(batch)) await tell(seed, fault);
    batch = [];
  };
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const spec = specOf(seed);
    const outcome = await judgeSpec(spec, seed);
    for (const code of new Set(outcome.codes)) refusals.set(code, (refusals.get(code) ?? 0) + 1);
    if (outcome.accepted) {
      accepted += 1;
      meetings.add(spec);
    }
    if (outcome.fault !== undefined) await tell(seed, outcome.fault);
    if (outcome.subject !== undefined) batch.push(outcome.subject);
    if (batch.length === batchSize) await compileBatch();
  }
  await compileBatch();
  return { specs: count, accepted, refusals, faults, meetings: meetings.report() };
}

/** The spec of a seed; its protocol is named after it, so that packages can be compiled together. */
const specOf = (seed: number): SpecData => randomSpec(seed, `rnd-${seed}`);

/** What is wrong with a smaller spec, as far as one check goes. */
async function judgeAgain(spec: SpecData, seed: number, check: string): Promise<Fault | undefined> {
  const { fault, subject } = await judgeSpec(spec, seed, check);
  return check === "types" && subject !== undefined ? compilePackages([subject]).get(subject) : fault;
}

/** What a run has shown, in a few lines. */
export function describeRun({ specs, accepted, refusals, meetings }: SpecRun): string {
  const codes = [...refusals].toSorted((a, b) => b[1] - a[1]).map(([code, times]) => `${code} (${times})`);
  const { constructs, unmet } = meetings;
  const pairs = (constructs * (constructs - 1)) / 2;
  return [
    `${accepted} of ${specs} random specs accepted; refused by ${codes.join(", ") || "none"}`,
    `${constructs} constructs, ${pairs} pairs of them, of which ${unmet.length} have not met`,
  ].join("\n");
}
