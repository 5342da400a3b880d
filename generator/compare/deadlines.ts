// Deadlines of flows that were shortened or extended. No deadline is the longest.

import { formatPath, type Deadline, type Flow } from "@wirepact/core";
import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";

export interface DeadlineChange {
  readonly paths: ModelPaths;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly shorter: boolean;
  /** The new deadline is only a hint. */
  readonly hint: boolean;
}

/** Every deadline after a message that differs. */
export function deadlineChanges({ flows, tagNow }: Comparison): readonly DeadlineChange[] {
  return flows.paired.flatMap(({ name, old, new: current }) => {
    const before = byMessage(old, tagNow);
    const after = byMessage(current, (tag) => tag);
    const tags = [...new Set([...before.keys(), ...after.keys()])];
    return tags.flatMap((tag) => {
      const [removed, added] = [lacking(before.get(tag), after.get(tag)), lacking(after.get(tag), before.get(tag))];
      const count = Math.max(removed.length, added.length);
      return Array.from({ length: count }, (_, index) => deadlineChange(name, tag, removed[index], added[index]));
    });
  });
}

function byMessage({ deadlines }: Flow, now: (tag: string) => string): ReadonlyMap<string, readonly Deadline[]> {
  const found = new Map<string, Deadline[]>();
  for (const deadline of deadlines) for (const tag of deadline.after.map(now)) found.set(tag, [...(found.get(tag) ?? []), deadline]);
  return found;
}

/** The deadlines that others do not contain, those that are no hints first. */
const lacking = (deadlines: readonly Deadline[] = [], others: readonly Deadline[] = []): readonly Deadline[] =>
  deadlines
    .filter((deadline) => !others.some((other) => describe(other) === describe(deadline)))
    .sort((a, b) => Number(binding(b)) - Number(binding(a)));

function deadlineChange(flow: string, tag: string, before: Deadline | undefined, after: Deadline | undefined): DeadlineChange {
  const shorter =
    binding(after) && binding(before) ? isShorter(before, after) : binding(after) || (!binding(before) && isShorter(before, after));
  const paths = { old: `flows/${flow}/deadlines`, new: `flows/${flow}/deadlines` };
  const hint = after === undefined || after.level === "hint";
  return { paths, what: `${tag} in flow ${flow}`, before: describe(before), after: describe(after), shorter, hint };
}

/** Missing a hint is not an error. */
const binding = (deadline: Deadline | undefined): boolean => deadline !== undefined && deadline.level !== "hint";

/** Whether an agent that meets the old deadline can miss the new one. A field can hold any time. */
function isShorter(before: Deadline | undefined, after: Deadline | undefined): boolean {
  if (after === undefined) return false;
  if (before === undefined || !("seconds" in before.within) || !("seconds" in after.within)) return true;
  return after.within.seconds <= before.within.seconds;
}

function describe(deadline: Deadline | undefined): string {
  if (deadline === undefined) return "no deadline";
  const { within, level } = deadline;
  const time = "seconds" in within ? `${within.seconds} s` : `the seconds in ${formatPath(within.field)}`;
  return level === "hint" ? `${time} (hint)` : time;
}
