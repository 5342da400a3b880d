// The steps of flows: which may follow which, where a flow may start and end. What came and what went.

import type { Flow } from "@wirepact/core";
import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";
import { compareLists } from "./pair-names.js";

export interface StepChange {
  readonly places: Places;
  /** `receipt after letter`. */
  readonly step: string;
  /** The monitor of the release that lacks the step only warns of it. */
  readonly tolerated: boolean;
}

type Steps = Readonly<Record<string, readonly string[]>>;

const listSteps = (steps: Steps, now: (tag: string) => string): readonly string[] =>
  Object.entries(steps).flatMap(([from, next]) => next.map((tag) => `${now(tag)} after ${now(from)}`));

const same = (tag: string): string => tag;

/** Steps that only one of the models has, messages that may come at any time included. */
export function stepChanges({ flows, tagNow }: Comparison): {
  readonly removed: readonly StepChange[];
  readonly added: readonly StepChange[];
} {
  const changes = flows.paired.map(({ name, old, new: current }) => {
    const places = { old: `flows/${name}/steps`, new: `flows/${name}/steps` };
    const steps = (flow: Flow, now: (tag: string) => string): readonly string[] => [
      ...listSteps(flow.steps, now),
      ...flow.anytime.map((tag) => `${now(tag)} at any time`),
    ];
    const { removed, added } = compareLists(steps(old, tagNow), steps(current, same));
    const [oldExtra, newExtra] = [listSteps(old.lenientSteps, tagNow), listSteps(current.lenientSteps, same)];
    return {
      removed: removed.map((step) => ({ places, step, tolerated: newExtra.includes(step) })),
      added: added.map((step) => ({ places, step, tolerated: oldExtra.includes(step) })),
    };
  });
  return { removed: changes.flatMap(({ removed }) => removed), added: changes.flatMap(({ added }) => added) };
}

/** Messages that may start or end a flow in only one of the models. */
export function flowListChanges({ flows, tagNow }: Comparison, key: "start" | "end") {
  const changes = flows.paired.map(({ name, old, new: current }) => {
    const places = { old: `flows/${name}/${key}`, new: `flows/${name}/${key}` };
    const { removed, added } = compareLists(old[key].map(tagNow), current[key]);
    const named = (tag: string) => ({ places, tag: `${tag} of ${name}` });
    return { removed: removed.map(named), added: added.map(named) };
  });
  return { removed: changes.flatMap(({ removed }) => removed), added: changes.flatMap(({ added }) => added) };
}
