// One run of a flow: which step it is at, which agent has which role, which round it is in. Each message leads to the next state or is an issue.

import type { Entry } from "./conversation-entry.js";
import { createIssue, illegalTransition, tooManyRounds, unusualTransition, wrongParty, wrongRound } from "./issues.js";
import { readPath } from "./path.js";
import type { Flow, ProtocolDescriptor } from "./protocol.js";

/** A state of a run, which never changes, so that it can be restored. */
export interface FlowRun<M> {
  readonly flow: Flow;
  readonly key: string;
  readonly first: Entry<M>;
  readonly last: Entry<M>;
  readonly ended: boolean;
  readonly round: number | undefined;
  /** Agent by role, as the messages so far show. */
  readonly parties: Parties;
}

type Parties = ReadonlyMap<string, string>;

/** Whether messages of this type have a place in the flow. */
export function concerns(flow: Flow, type: string): boolean {
  return (
    flow.start.includes(type) ||
    flow.end.includes(type) ||
    flow.anytime.includes(type) ||
    Object.hasOwn(flow.steps, type) ||
    [...Object.values(flow.steps), ...Object.values(flow.lenientSteps)].some((next) => next.includes(type))
  );
}

/** The key of the run that a message belongs to; undefined when the message has none. */
export function runKey<M>(flow: Flow, entry: Entry<M>): string | undefined {
  if (flow.key === "thread") return entry.thread;
  const values = flow.key.map((path) => readPath(entry.message, path));
  return values.every(isName) ? JSON.stringify(values) : undefined;
}

/** Whether a value can be part of a key; an array or an object belongs to a message that is not valid. */
const isName = (value: unknown): boolean => typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Types that may come next. */
export function nextTypes<M>(flow: Flow, run: FlowRun<M> | undefined): readonly string[] {
  if (run === undefined) return flow.start;
  return run.ended ? [] : (flow.steps[run.last.type] ?? []);
}

/** The run after one more message. Issues and warnings are added to the entry. */
export function stepFlow<M>(
  protocol: ProtocolDescriptor,
  flow: Flow,
  run: FlowRun<M> | undefined,
  entry: Entry<M>,
): FlowRun<M> | undefined {
  if (flow.anytime.includes(entry.type) && !nextTypes(flow, run).includes(entry.type)) return run;
  const begins = flow.start.includes(entry.type) && (run === undefined || run.ended);
  if (begins) {
    const ended = flow.end.includes(entry.type);
    const parties = bindParties(protocol, new Map(), entry);
    return { flow, key: runKey(flow, entry) ?? "", first: entry, last: entry, ended, round: undefined, parties };
  }
  const expected = nextTypes(flow, run);
  const isUnusual = run !== undefined && !run.ended && flow.lenientSteps[run.last.type]?.includes(entry.type) === true;
  if (run === undefined || (!expected.includes(entry.type) && !isUnusual)) {
    const wording = illegalTransition(entry.type, describeExpected(protocol, flow, run));
    entry.issues.push(createIssue(wording, [protocol.tag], expected, entry.type));
    return run;
  }
  if (isUnusual && !expected.includes(entry.type)) {
    const wording = unusualTransition(entry.type, describeExpected(protocol, flow, run));
    entry.warnings.push(createIssue(wording, [protocol.tag], expected, entry.type));
  }
  const parties = bindParties(protocol, run.parties, entry);
  return { ...run, parties, round: nextRound(run, entry), last: entry, ended: flow.end.includes(entry.type) };
}

/** `progress-update or completion from container`; empty when nothing may follow. */
export function describeExpected<M>(protocol: ProtocolDescriptor, flow: Flow, run: FlowRun<M> | undefined): string {
  const types = run?.ended === true ? flow.start : nextTypes(flow, run);
  const bySender = new Map<string, string[]>();
  for (const type of types) {
    const sender = protocol.messages[type]?.from.join(" or ") ?? "anyone";
    bySender.set(sender, [...(bySender.get(sender) ?? []), type]);
  }
  const words = [...bySender].map(([sender, sent]) => `${sent.join(" or ")} from ${sender}`);
  const list = words.join(", or ");
  return run?.ended === true && list !== "" ? `${list} (the ${flow.name} ended with ${run.last.type})` : list;
}

/** The agents by role after one more message. The first message that shows an agent in a role binds it; another one in its place is an issue. */
function bindParties<M>(protocol: ProtocolDescriptor, parties: Parties, entry: Entry<M>): Parties {
  const { descriptor, sender, recipients } = entry;
  const [from, to] = [descriptor?.from, descriptor?.to];
  if (from?.length !== 1 || from[0] === undefined || (to?.length === 1 && to[0] === from[0])) return parties;
  const bound = parties.get(from[0]);
  if (sender !== undefined && bound !== undefined && bound !== sender) {
    entry.issues.push(createIssue(wrongParty(from[0], bound, sender), protocol.parts.sender, bound, sender));
    return parties;
  }
  const recipient = to?.length === 1 && recipients.length === 1 ? recipients[0] : undefined;
  const shown: [role: string, agent: string][] = [];
  if (to?.[0] !== undefined && recipient !== undefined) shown.push([to[0], recipient]);
  if (sender !== undefined) shown.push([from[0], sender]);
  return shown.every(([role]) => parties.has(role)) ? parties : new Map([...shown, ...parties]);
}

/** The round after one more message; a wrong number is an issue. */
function nextRound<M>(run: FlowRun<M>, entry: Entry<M>): number | undefined {
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
