// Which round a run of a flow is in.

import type { Entry } from "./conversation-entry.js";
import type { FlowRun } from "./flow-run.js";
import { createIssue, tooManyRounds, wrongRound } from "./issues.js";
import { readPath } from "./path.js";

/** The round after one more message; a wrong number is an issue. */
export function nextRound<M>(run: FlowRun<M>, entry: Entry<M>): number | undefined {
  const { rounds } = run.flow;
  if (rounds === undefined || (entry.type !== rounds.openedBy && entry.type !== rounds.echoedBy)) return run.round;
  const received = readPath(entry.message, rounds.field);
  if (typeof received !== "number") return run.round;
  const opens = entry.type === rounds.openedBy;
  const expected = opens ? (run.round === undefined ? rounds.start : run.round + 1) : (run.round ?? rounds.start);
  if (received !== expected) {
    entry.issues.push(createIssue(wrongRound(expected, received), rounds.field, expected, received));
  }
  const most = readPath(run.first.message, rounds.max);
  if (opens && typeof most === "number" && received === expected && received > most) {
    entry.issues.push(createIssue(tooManyRounds(most, received), rounds.field, most, received));
  }
  return opens ? expected : run.round;
}
