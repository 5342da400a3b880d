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
    return tags.flatMap((tag) => deadlineChange(name, tag, before.get(tag), after.get(tag)));
  });
}

function byMessage({ deadlines }: Flow, now: (tag: string) => string): ReadonlyMap<string, Deadline> {
  return new Map(deadlines.flatMap((deadline) => deadline.after.map((tag): [string, Deadline] => [now(tag), deadline])));
}

function deadlineChange(flow: string, tag: string, before: Deadline | undefined, after: Deadline | undefined): readonly DeadlineChange[] {
  if (describe(before) === describe(after)) return [];
  const shorter =
    binding(after) && binding(before) ? isShorter(before, after) : binding(after) || (!binding(before) && isShorter(before, after));
  const paths = { old: `flows/${flow}/deadlines`, new: `flows/${flow}/deadlines` };
  const hint = after === undefined || after.level === "hint";
  return [{ paths, what: `${tag} in flow ${flow}`, before: describe(before), after: describe(after), shorter, hint }];
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
