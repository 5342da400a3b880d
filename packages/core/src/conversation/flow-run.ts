// One run of a flow: which step it is at, which agent has which role, which round it is in. Each message leads to the next state or is an issue.

import type { Entry } from "./conversation-entry.js";
import { requireFeature } from "../features.js";
import type { PartyMap } from "./flow-parties.js";
import { createIssue, formatPath, illegalTransition, unusualTransition } from "../issues.js";
import { joinWords } from "../base/join-words.js";
import { comparable, readPath } from "../base/path.js";
import type { Flow, ProtocolDescriptor } from "../protocol.js";

/**
 * What distinguishes a run from other runs of its flow: the values of the fields that the flow names as its key, by their paths (`swarmId`,
 * `payload.task`), or `{ thread }` where it is the thread. It is empty if there is one run per connection, or the message names no thread.
 */
export type RunKey = Readonly<Record<string, string | number | boolean>>;

/** A state of a run, which never changes, so that it can be restored. */
export interface FlowRun<M> {
  readonly flow: Flow;
  readonly key: RunKey;
  readonly first: Entry<M>;
  readonly last: Entry<M>;
  readonly ended: boolean;
  readonly round: number | undefined;
  /** Agent by role, as the messages so far show. */
  readonly parties?: PartyMap | undefined;
  /** The slot of the run that it is inside of. */
  readonly parent?: string | undefined;
  /** The last message of a run inside it. */
  readonly recent?: Entry<M>;
}

/** Whether messages of this type have a place in the flow. */
export function concerns(flow: Flow, type: string): boolean {
  const { start, end, anytime, steps, lenientSteps } = flow;
  return [start, end, anytime, Object.keys(steps), ...Object.values(steps), ...Object.values(lenientSteps)].some((types) =>
    types.includes(type),
  );
}

/** The key of the run that a message belongs to; undefined when the message has none. */
export function runKey<M>(flow: Flow, entry: Entry<M>): RunKey | undefined {
  if (flow.key === "connection") return {};
  if (flow.key === "thread") return entry.thread === undefined ? undefined : { thread: entry.thread };
  const key: Record<string, string | number | boolean> = {};
  for (const path of flow.key) {
    const value = comparable(readPath(entry.message, path));
    if (!isName(value)) return undefined;
    key[formatPath(path)] = value;
  }
  return key;
}

/** Whether a value can be part of a key; an array or an object belongs to a message that is not valid. */
const isName = (value: unknown): value is string | number | boolean => ["string", "number", "boolean"].includes(typeof value);

/** Types that may come next. */
export function nextTypes<M>(flow: Flow, run: FlowRun<M> | undefined): readonly string[] {
  if (run === undefined) return flow.start;
  return run.ended ? [] : (flow.steps[run.last.type] ?? []);
}

/** Types that may come next, without a further round than the first message allows. */
export function allowedTypes<M>(flow: Flow, run: FlowRun<M>): readonly string[] {
  const most = readPath(run.first.message, flow.rounds?.max);
  const isLastRound = typeof most === "number" && run.round !== undefined && run.round >= most;
  return nextTypes(flow, run).filter((type) => !isLastRound || type !== flow.rounds?.openedBy);
}

/** The runs of all flows, by their slots. */
export type Runs<M> = Map<string, FlowRun<M>>;

/** The slot of the run that a message belongs to, or of a run of its own. */
export const slotOf = <M>(flow: Flow, entry: Entry<M>): string => JSON.stringify([flow.name, runKey(flow, entry) ?? entry.arrival]);

/** Applies a message to a run of a flow; the run, if the message has started or advanced it. */
export function stepRun<M>(protocol: ProtocolDescriptor, runs: Runs<M>, flow: Flow, slot: string, entry: Entry<M>): FlowRun<M> | undefined {
  if (!concerns(flow, entry.type)) return undefined;
  const before = runs.get(slot);
  const run = stepFlow(protocol, flow, before, entry);
  if (run === undefined || run === before) return undefined;
  runs.set(slot, run);
  entry.undo.push(() => (before === undefined ? runs.delete(slot) : runs.set(slot, before)));
  return run;
}

/** The run after one more message. Issues and warnings are added to the entry. */
export function stepFlow<M>(
  protocol: ProtocolDescriptor,
  flow: Flow,
  run: FlowRun<M> | undefined,
  entry: Entry<M>,
): FlowRun<M> | undefined {
  const { sender, recipient } = protocol.parts;
  const parties = (sender ?? recipient) && requireFeature(protocol, "parties");
  if (flow.anytime.includes(entry.type) && !nextTypes(flow, run).includes(entry.type)) return run;
  const latest = { last: entry, ended: flow.end.includes(entry.type) };
  const begins = flow.start.includes(entry.type) && (run === undefined || run.ended);
  if (begins) {
    return {
      flow,
      key: runKey(flow, entry) ?? {},
      first: entry,
      ...latest,
      round: undefined,
      parties: parties?.(protocol, undefined, entry),
    };
  }
  const expected = nextTypes(flow, run);
  if (run === undefined || !expected.includes(entry.type)) {
    const isUnusual = run?.ended === false && flow.lenientSteps[run.last.type]?.includes(entry.type) === true;
    const wording = (isUnusual ? unusualTransition : illegalTransition)(entry.type, describeExpected(protocol, flow, run));
    (isUnusual ? entry.warnings : entry.issues).push(createIssue(wording, entry.tagPath, expected, entry.type));
    if (!isUnusual) return run;
  }
  const bound = parties?.(protocol, run.parties, entry);
  return { ...run, ...latest, parties: bound, round: flow.rounds && requireFeature(protocol, "rounds")(run, entry) };
}

/** What a run expects next; empty when nothing may follow. */
export function describeExpected<M>(protocol: ProtocolDescriptor, flow: Flow, run: FlowRun<M> | undefined): string {
  const list = describeTypes(protocol, run?.ended === true ? flow.start : nextTypes(flow, run));
  return run?.ended === true && list !== "" ? `${list} (the ${flow.name} ended with ${run.last.type})` : list;
}

/** `progress-update or completion from container`. */
export function describeTypes(protocol: ProtocolDescriptor, types: readonly string[]): string {
  const bySender = new Map<string, string[]>();
  for (const type of types) {
    const sender = joinWords(protocol.messages[type]!.from);
    bySender.set(sender, [...(bySender.get(sender) ?? []), type]);
  }
  return Array.from(bySender, ([sender, sent]) => `${joinWords(sent)} from ${sender}`).join(", or ");
}
