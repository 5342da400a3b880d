// One run of a flow: which step it is at, who plays which role, which round it is in. Each message moves it or is an issue.

import type { Entry } from "./conversation-entry.js";
import { createIssue, illegalTransition, tooManyRounds, unusualTransition, wrongParty, wrongRound } from "./issues.js";
import { readPath } from "./path.js";
import type { Flow, ProtocolDescriptor } from "./protocol.js";

export interface FlowRun<M> {
  readonly flow: Flow;
  readonly key: string;
  readonly first: Entry<M>;
  last: Entry<M>;
  ended: boolean;
  round: number | undefined;
  /** Agent by role, as the messages so far show. */
  readonly parties: Map<string, string>;
}

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

/** What tells this run of the flow from others; undefined when the message does not say. */
export function runKey<M>(flow: Flow, entry: Entry<M>): string | undefined {
  if (flow.key === "thread") return entry.thread;
  const values = flow.key.map((path) => readPath(entry.message, path));
  return values.every(isName) ? JSON.stringify(values) : undefined;
}

/** Whether a value can name something; a list or an object in the place of a name belongs to a message that is not valid. */
const isName = (value: unknown): boolean => typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Types that may come next. */
export function nextTypes<M>(flow: Flow, run: FlowRun<M> | undefined): readonly string[] {
  if (run === undefined) return flow.start;
  return run.ended ? [] : (flow.steps[run.last.type] ?? []);
}

/** Moves a run by one message; gives the run that goes on from there. Issues and warnings land on the entry. */
export function stepFlow<M>(
  protocol: ProtocolDescriptor,
  flow: Flow,
  run: FlowRun<M> | undefined,
  entry: Entry<M>,
): FlowRun<M> | undefined {
  if (flow.anytime.includes(entry.type) && !nextTypes(flow, run).includes(entry.type)) return run;
  const begins = flow.start.includes(entry.type) && (run === undefined || run.ended);
  if (begins) {
    const key = runKey(flow, entry) ?? "";
    const begun: FlowRun<M> = {
      flow,
      key,
      first: entry,
      last: entry,
      ended: flow.end.includes(entry.type),
      round: undefined,
      parties: new Map(),
    };
    checkParties(protocol, begun, entry);
    return begun;
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
  checkParties(protocol, run, entry);
  checkRound(run, entry);
  run.last = entry;
  run.ended = flow.end.includes(entry.type);
  return run;
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

/** Roles bind to agents by the first message that shows them; who later plays another's part is an issue. */
function checkParties<M>(protocol: ProtocolDescriptor, run: FlowRun<M>, entry: Entry<M>): void {
  const { descriptor, sender, recipients } = entry;
  const [from, to] = [descriptor?.from, descriptor?.to];
  if (from?.length !== 1 || from[0] === undefined || (to?.length === 1 && to[0] === from[0])) return;
  const bound = run.parties.get(from[0]);
  if (sender !== undefined && bound !== undefined && bound !== sender) {
    entry.issues.push(createIssue(wrongParty(from[0], bound, sender), protocol.parts.sender, bound, sender));
    return;
  }
  if (sender !== undefined && bound === undefined) run.parties.set(from[0], sender);
  const only = recipients.length === 1 ? recipients[0] : undefined;
  if (to?.length === 1 && to[0] !== undefined && only !== undefined && !run.parties.has(to[0])) run.parties.set(to[0], only);
}

function checkRound<M>(run: FlowRun<M>, entry: Entry<M>): void {
  const { rounds } = run.flow;
  if (rounds === undefined || (entry.type !== rounds.openedBy && entry.type !== rounds.echoedBy)) return;
  const received = readPath(entry.message, rounds.field);
  if (typeof received !== "number") return;
  const opens = entry.type === rounds.openedBy;
  const expected = opens ? (run.round === undefined ? rounds.start : run.round + 1) : (run.round ?? rounds.start);
  if (received !== expected) {
    entry.issues.push(createIssue(wrongRound(expected, received), rounds.field, expected, received));
  }
  if (opens) run.round = expected;
  const most = readPath(run.first.message, rounds.max);
  if (opens && typeof most === "number" && received === expected && received > most) {
    entry.issues.push(createIssue(tooManyRounds(most, received), rounds.field, most, received));
  }
}
