// Failures with the same cause: the same check and outcome at the same place, whatever the message type.

import type { CheckedRequirement } from "./result.js";

export interface Cause {
  readonly key: string;
  readonly what: string;
  readonly results: readonly CheckedRequirement[];
}

/** Causes with the same outcome. */
export interface CauseGroup {
  readonly outcome: string;
  readonly count: number;
  readonly causes: readonly Cause[];
}

/** What failures have in common. */
export const causeOf = ({ check, outcome, what }: CheckedRequirement): string => JSON.stringify([check, outcome, what]);

/** Groups results, the most frequent first. */
export function groupCauses(results: readonly CheckedRequirement[]): readonly CauseGroup[] {
  const byOutcome = new Map<string, Map<string, CheckedRequirement[]>>();
  for (const result of results) {
    const heading = headingOf(result);
    const causes = byOutcome.get(heading) ?? new Map<string, CheckedRequirement[]>();
    byOutcome.set(heading, causes);
    causes.set(causeOf(result), [...(causes.get(causeOf(result)) ?? []), result]);
  }
  return [...byOutcome]
    .map(([outcome, causes]) => ({
      outcome,
      count: [...causes.values()].reduce((sum, each) => sum + each.length, 0),
      causes: byMessage([...causes].map(([key, each]) => ({ key, what: each[0]!.what, results: each }))).toSorted(
        (a, b) => b.results.length - a.results.length,
      ),
    }))
    .toSorted((a, b) => b.count - a.count);
}

/** The first cause of each message, then the second ones: what is wrong in one message does not hide the others. */
function byMessage(causes: readonly Cause[]): readonly Cause[] {
  const counts = new Map<string, number>();
  const ranked = causes.map((cause) => {
    const { message } = cause.results[0]!;
    counts.set(message, (counts.get(message) ?? 0) + 1);
    return [counts.get(message)!, cause] as const;
  });
  return ranked.toSorted(([a], [b]) => a - b).map(([, cause]) => cause);
}

/** What a party sends wrong differs each time, and so do the names of what it does not offer; everything else is described by its outcome. */
const headingOf = ({ check, outcome, verdict }: CheckedRequirement): string =>
  verdict === "skipped" && outcome.includes("has not declared")
    ? "it needs a capability that the party has not declared"
    : check === "output"
      ? "the party sends what is not valid"
      : check === "order"
        ? "the party sends what the flow does not allow"
        : outcome;
