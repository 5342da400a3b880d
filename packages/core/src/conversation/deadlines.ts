// The deadlines of flows: which steps of a run are overdue.

import { describeExpected, type FlowRun } from "./flow-run.js";
import { createIssue, late } from "../issues.js";
import { readPath } from "../base/path.js";
import type { Deadline, ProtocolDescriptor } from "../protocol.js";
import type { Issue } from "../result.js";

/** An overdue step. A hint is a recommended deadline that has passed. */
export interface LateStep<M> {
  readonly message: M;
  readonly issue: Issue;
  readonly level: Deadline["level"];
  readonly due: Date;
}

/** The overdue steps of a run. */
export function lateSteps<M>(protocol: ProtocolDescriptor, run: FlowRun<M>, now: number): readonly LateStep<M>[] {
  const { last, flow } = run;
  if (run.ended || last.time === undefined) return [];
  const found: LateStep<M>[] = [];
  for (const { after, within, level } of flow.deadlines) {
    if (!after.includes(last.type)) continue;
    const seconds =
      "seconds" in within ? within.seconds : (readPath(last.message, within.field) ?? readPath(run.first.message, within.field));
    if (typeof seconds !== "number") continue;
    const due = last.time + seconds * 1000;
    // What is not a number is never overdue.
    if (!(now > due)) continue;
    const issue = createIssue(late(last.type, seconds), last.tagPath, describeExpected(protocol, flow, run));
    // A message may name a moment before the first one that a Date can hold.
    found.push({ message: last.message, issue, level, due: new Date(Math.max(due, -8.64e15)) });
  }
  return found;
}
