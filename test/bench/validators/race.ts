// Races of validators on messages in memory, printed as ratios.

import type { Judge } from "../contestants/contestant.js";
import { best, bestRatio, geometricMean, measureInTurn, type Rounds } from "../measure.js";
import { isComparison } from "../clone.js";
import { keepCost, keepTable } from "../results.js";
import { show, type Table } from "../table.js";
import { chosen, copies, type Case } from "./cases.js";

/** Judges of one protocol by the name of the contestant. */
export type Judges = Readonly<Record<string, Judge>>;

/** Names of contestants, with what they are called in tables. */
export type Labels = readonly (readonly [name: string, label: string])[];

interface Race {
  readonly cases: readonly Case[];
  readonly judges: ReadonlyMap<string, Judges>;
  readonly rounds: number;
  readonly labels: Labels;
  readonly job: (judge: Judge, each: Case) => unknown;
}

const span = { round: 4, warm: 100 };

/** Runs a race over the cases and prints every contestant on the chosen cases, and on all when there are more. */
export function race(name: string, title: string, { cases, judges, rounds, labels, job }: Race): void {
  // Whoever reads a protocol sees all its messages, so all have been seen before the first is timed.
  for (const each of cases)
    for (const judge of Object.values(judges.get(each.protocol) ?? {})) for (let run = 0; run < 50; run++) job(judge, each);
  const results: ReadonlyMap<string, Rounds> = new Map(
    cases.map((each) => {
      const jobs = Object.entries(judges.get(each.protocol) ?? {}).map(([library, judge]) => [library, () => job(judge, each)] as const);
      return [each.name, measureInTurn(Object.fromEntries(jobs), rounds, span)];
    }),
  );
  for (const [each, measured] of results) keepCost(`${name}: ${each}`, nanosecondsOf(measured), "ns");
  if (isComparison) return;
  const few = cases.map((each) => each.name).filter((each) => chosen.includes(each));
  keepTable(name, title, contestantTable(labels, new Map(few.map((each) => [each, results.get(each) ?? {}]))));
  if (few.length < cases.length) keepTable(`${name}-every-message`, `${title}, every message`, messageTable(labels, results));
}

const ratiosOf = (results: ReadonlyMap<string, Rounds>, name: string): readonly number[] =>
  [...results.values()].map((rounds) => bestRatio(rounds, name, "ajv"));

function contestantTable(labels: Labels, results: ReadonlyMap<string, Rounds>): Table {
  const rows = labels.map(([name, label]) => {
    const ratios = ratiosOf(results, name);
    return [label, ...ratios.map(show), show(geometricMean(ratios))];
  });
  const times = [...results.values()].map((rounds) => nanoseconds(rounds));
  return { head: ["", ...results.keys(), "mean"], rows: [...rows, ["time of wirepact", ...times, ""]] };
}

/** One row for each message: ours, the best of the others, and how far ahead of it ours is. */
function messageTable(labels: Labels, results: ReadonlyMap<string, Rounds>): Table {
  const others = labels.map(([name]) => name).filter((name) => name !== "wirepact");
  const lead = (rounds: Rounds, names: readonly string[]): number => Math.min(...names.map((name) => bestRatio(rounds, "wirepact", name)));
  const rows = [...results].map(([message, rounds]) => {
    const next = others.reduce((one, other) => (bestRatio(rounds, other, one) > 1 ? other : one));
    const cells = others.map((name) => show(bestRatio(rounds, name, "ajv")));
    return [message, nanoseconds(rounds), show(bestRatio(rounds, "wirepact", "ajv")), ...cells, next, show(lead(rounds, others))];
  });
  const all = [...results.values()];
  const means = others.map((name) => show(geometricMean(ratiosOf(results, name))));
  const total = show(geometricMean(ratiosOf(results, "wirepact")));
  const leads = all.map((rounds) => lead(rounds, others));
  return {
    head: ["", "time", "wirepact", ...others, "next", "lead"],
    rows: [
      ...rows,
      ["geometric mean", "", total, ...means, "", show(geometricMean(leads))],
      ["least", "", show(Math.min(...ratiosOf(results, "wirepact"))), ...others.map(() => ""), "", show(Math.min(...leads))],
    ],
  };
}

const nanosecondsOf = (rounds: Rounds): number => (best(rounds["wirepact"] ?? []) / copies) * 1e6;

const nanoseconds = (rounds: Rounds): string => `${nanosecondsOf(rounds).toFixed(0)} ns`;
