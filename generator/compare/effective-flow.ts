// Flows as their monitors act on them: without the parts that never apply, so that flows that check all conversations alike are equal.

import type { Flow } from "@wirepact/core";
import { compareNames } from "./compare-names.js";

/** Both flows without the parts that never apply, unless these make a difference: a message that only they name is always illegal. */
export function effectiveFlows(old: Flow, current: Flow, tagNow: (tag: string) => string): { readonly old: Flow; readonly new: Flow } {
  const { removed, added } = compareNames(alwaysIllegal(old).map(tagNow), alwaysIllegal(current));
  return removed.length + added.length > 0 ? { old, new: current } : { old: effective(old), new: effective(current) };
}

/** A flow without what follows its ends, and without messages at any time that have no other place in it, which monitors ignore anyway. */
function effective(flow: Flow): Flow {
  const reached = reachedIn(flow);
  const goesOn = (tag: string): boolean => reached.has(tag) && !flow.end.includes(tag);
  const taken = (steps: Flow["steps"]): Flow["steps"] => Object.fromEntries(Object.entries(steps).filter(([tag]) => goesOn(tag)));
  return {
    ...flow,
    steps: taken(flow.steps),
    lenientSteps: taken(flow.lenientSteps),
    anytime: flow.anytime.filter((tag) => reached.has(tag)),
    end: flow.end.filter((tag) => reached.has(tag)),
    deadlines: flow.deadlines.map((deadline) => ({ ...deadline, after: deadline.after.filter(goesOn) })),
  };
}

/** The messages that a run can reach. It takes no step after an end. */
function reachedIn({ start, end, steps, lenientSteps }: Flow): ReadonlySet<string> {
  const reached = new Set(start);
  for (const tag of reached) {
    if (end.includes(tag)) continue;
    for (const next of [...(steps[tag] ?? []), ...(lenientSteps[tag] ?? [])]) reached.add(next);
  }
  return reached;
}

/** The messages that have a place in a flow that no run reaches. */
function alwaysIllegal(flow: Flow): readonly string[] {
  const reached = reachedIn(flow);
  const named = [...flow.end, ...Object.keys(flow.steps), ...Object.values(flow.steps).flat(), ...Object.values(flow.lenientSteps).flat()];
  return [...new Set(named)].filter((tag) => !reached.has(tag) && !flow.anytime.includes(tag));
}
