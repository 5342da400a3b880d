// Which round a run of a flow is in.

import type { Entry } from "./conversation-entry.js";
import type { FlowRun } from "./flow-run.js";
import { createIssue, tooManyRounds, wrongRound } from "../issues.js";
import { readPath } from "../base/path.js";
import type { Rounds } from "../protocol.js";

/** The number that a message must have in the current round; undefined if messages of its type have none. */
export function expectedRound({ start, openedBy, echoedBy }: Rounds, type: string, round: number | undefined): number | undefined {
  if (type === openedBy) return round === undefined ? start : round + 1;
  return type === echoedBy ? (round ?? start) : undefined;
}

/** The round after one more message; a wrong number is an issue. */
export function nextRound<M>(run: FlowRun<M>, entry: Entry<M>): number | undefined {
  const { rounds } = run.flow;
  const expected = rounds && expectedRound(rounds, entry.type, run.round);
  const received = readPath(entry.message, rounds?.field);
  if (rounds === undefined || expected === undefined || typeof received !== "number") return run.round;
  const opens = entry.type === rounds.openedBy;
  if (received !== expected) {
    entry.issues.push(createIssue(wrongRound(expected, received), rounds.field, expected, received));
  }
  const most = readPath(run.first.message, rounds.max);
  if (opens && typeof most === "number" && received === expected && received > most) {
    entry.issues.push(createIssue(tooManyRounds(most, received), rounds.field, most, received));
  }
  return opens ? expected : run.round;
}
