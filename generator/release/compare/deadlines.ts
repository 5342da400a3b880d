// Deadlines of flows: which grew shorter and which longer. No deadline is the longest.

import { formatPath, type Deadline, type Flow } from "@wirepact/core";
import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";

export interface DeadlineChange {
  readonly places: Places;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly shorter: boolean;
  /** Being late is never more than a hint. */
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
  const places = { old: `flows/${flow}/deadlines`, new: `flows/${flow}/deadlines` };
  const hint = after === undefined || after.level === "hint";
  return [{ places, what: `${tag} of flow ${flow}`, before: describe(before), after: describe(after), shorter, hint }];
}

/** A hint makes nobody late. */
const binding = (deadline: Deadline | undefined): boolean => deadline !== undefined && deadline.level !== "hint";

/** Whether somebody who kept to the old deadline can miss the new one. What a field says can be any time. */
function isShorter(before: Deadline | undefined, after: Deadline | undefined): boolean {
  if (after === undefined) return false;
  if (before === undefined || !("seconds" in before.within) || !("seconds" in after.within)) return true;
  return after.within.seconds <= before.within.seconds;
}

function describe(deadline: Deadline | undefined): string {
  if (deadline === undefined) return "no deadline";
  const { within, level } = deadline;
  const time = "seconds" in within ? `${within.seconds} s` : `as many seconds as ${formatPath(within.field)} says`;
  return level === "hint" ? `${time} as a hint` : time;
}
