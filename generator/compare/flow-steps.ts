// Steps, starts and ends of flows that were added or removed.

import type { Flow } from "@wirepact/core";
import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { compareNames } from "./compare-names.js";

export interface StepChange {
  readonly paths: ModelPaths;
  /** `receipt after letter`. */
  readonly step: string;
  /** The monitor of the release that lacks the step only warns about it. */
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
    const paths = { old: `flows/${name}/steps`, new: `flows/${name}/steps` };
    const steps = (flow: Flow, now: (tag: string) => string): readonly string[] => [
      ...listSteps(flow.steps, now),
      ...flow.anytime.map((tag) => `${now(tag)} at any time`),
    ];
    const { removed, added } = compareNames(steps(old, tagNow), steps(current, same));
    const [oldExtra, newExtra] = [listSteps(old.lenientSteps, tagNow), listSteps(current.lenientSteps, same)];
    return {
      removed: removed.map((step) => ({ paths, step, tolerated: newExtra.includes(step) })),
      added: added.map((step) => ({ paths, step, tolerated: oldExtra.includes(step) })),
    };
  });
  return { removed: changes.flatMap(({ removed }) => removed), added: changes.flatMap(({ added }) => added) };
}

/** Messages that may start or end a flow in only one of the models. */
export function flowListChanges({ flows, tagNow }: Comparison, key: "start" | "end") {
  const changes = flows.paired.map(({ name, old, new: current }) => {
    const paths = { old: `flows/${name}/${key}`, new: `flows/${name}/${key}` };
    const { removed, added } = compareNames(old[key].map(tagNow), current[key]);
    const named = (tag: string) => ({ paths, flow: name, tag });
    return { removed: removed.map(named), added: added.map(named) };
  });
  return { removed: changes.flatMap(({ removed }) => removed), added: changes.flatMap(({ added }) => added) };
}
