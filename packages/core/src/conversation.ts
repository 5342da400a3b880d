// The monitor of a protocol's conversations: feed it the messages of any number of threads, in any order, and it says what is out of
// place, who is waited for and who is late. It judges no message by itself; that is `validate`.

import { compareEntries, createEntry, type Entry } from "./conversation-entry.js";
import { concerns, describeExpected, nextTypes, runKey, stepFlow, type FlowRun } from "./flow-run.js";
import { unknownTag } from "./explain.js";
import { createIssue, late, unknownType } from "./issues.js";
import { nearestName } from "./nearest.js";
import { readPath } from "./path.js";
import type { Deadline, ProtocolDescriptor } from "./protocol.js";
import { quote } from "./quote.js";
import { expectReply, settleReply, type OpenRequests } from "./replies.js";
import type { Issue } from "./result.js";
import { groupThreads, threadKey, type Thread } from "./threads.js";

export interface ConversationOptions {
  /** The clock that `late` goes by; the system's by default. */
  readonly now?: () => Date;
}

/** What the monitor says of one message. */
export interface Finding<M> {
  readonly message: M;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** A message that waits for an answer. */
export interface AwaitedReply<M> {
  readonly message: M;
  readonly types: readonly string[];
  /** Agents it was sent to, or the roles that answer when the message names nobody. */
  readonly from: readonly string[];
  readonly thread: string | undefined;
}

/** A run of a flow as it stands. */
export interface FlowState<M> {
  readonly flow: string;
  readonly key: string;
  readonly last: M;
  readonly ended: boolean;
  readonly expected: readonly string[];
}

/** A step that is overdue. A hint is a recommendation that was not kept. */
export interface LateStep<M> {
  readonly message: M;
  readonly issue: Issue;
  readonly level: Deadline["level"];
  readonly due: Date;
}

export interface Conversation<M> {
  /**
   * Takes one message in; the finding tells what is wrong with it as things stand when it is read, so that messages may come in any order. To
   * read the finding of a message that came late, all are put in order again; feed many of them before you look. A message id that was fed
   * before changes nothing.
   */
  feed(message: M): Finding<M> & { readonly duplicate: boolean };
  /** Everything that is out of place now, oldest first. Late arrivals can settle earlier findings. */
  findings(): readonly Finding<M>[];
  awaited(): readonly AwaitedReply<M>[];
  unacknowledged(): readonly M[];
  /** Records that a message, named by its id, was acknowledged; false when it is unknown. */
  acknowledge(id: string): boolean;
  late(now?: Date): readonly LateStep<M>[];
  runs(): readonly FlowState<M>[];
  threads(): readonly Thread<M>[];
}

interface State<M> {
  readonly requests: OpenRequests<M>;
  readonly runs: Map<string, FlowRun<M>>;
}

/** Watches the conversations of a protocol. */
export function createConversation<M = unknown>(protocol: ProtocolDescriptor, options: ConversationOptions = {}): Conversation<M> {
  const flows = Object.values(protocol.flows);
  const entries: Entry<M>[] = [];
  const byId = new Map<string, Entry<M>>();
  const orphanParents = new Set<string>();
  let state = newState<M>();
  let isInOrder = true;
  let newest = -Infinity;

  const apply = (entry: Entry<M>): void => {
    entry.thread = threadKey(protocol, entry, byId);
    if (entry.replyTo !== undefined && !byId.has(entry.replyTo)) orphanParents.add(entry.replyTo);
    // Whoever read it as a message of unknown type has been told so.
    if (entry.descriptor === undefined && entry.type !== unknownTag) entry.warnings.push(warnOfType(protocol, entry));
    settleReply(protocol, state.requests, entry);
    expectReply(state.requests, entry);
    for (const flow of flows) {
      if (!concerns(flow, entry.type)) continue;
      const key = runKey(flow, entry);
      const slot = JSON.stringify([flow.name, key ?? entry.arrival]);
      const run = stepFlow(protocol, flow, state.runs.get(slot), entry);
      if (run !== undefined) state.runs.set(slot, run);
    }
  };

  // Order and parents decide everything, so after late arrivals all messages are replayed in their mended order: once for all of them, when
  // somebody asks.
  const settle = (): void => {
    if (isInOrder) return;
    isInOrder = true;
    state = newState<M>();
    orphanParents.clear();
    entries.sort(compareEntries);
    for (const entry of entries) Object.assign(entry, { thread: undefined, answered: false, issues: [], warnings: [] });
    for (const entry of parentsFirst(entries, byId)) apply(entry);
  };

  const feed: Conversation<M>["feed"] = (message) => {
    const entry = createEntry(protocol, message, entries.length);
    const known = entry.id === undefined ? undefined : byId.get(entry.id);
    if (known !== undefined) {
      known.acknowledged ||= entry.acknowledged;
      return findingOf(known, message, true);
    }
    if (entry.id !== undefined) byId.set(entry.id, entry);
    entry.order = entry.time ?? newest;
    newest = Math.max(newest, entry.order);
    const last = entries.at(-1);
    isInOrder &&= (last === undefined || compareEntries(last, entry) <= 0) && (entry.id === undefined || !orphanParents.has(entry.id));
    entries.push(entry);
    if (isInOrder) apply(entry);
    return findingOf(entry, message, false);
  };

  const findingOf = (entry: Entry<M>, message: M, duplicate: boolean): ReturnType<typeof feed> => ({
    message,
    get issues() {
      settle();
      return entry.issues;
    },
    get warnings() {
      settle();
      return entry.warnings;
    },
    duplicate,
  });

  /** The entries and runs as they stand, all late arrivals in their places. */
  const settled = (): { readonly entries: readonly Entry<M>[]; readonly runs: readonly FlowRun<M>[] } => {
    settle();
    return { entries, runs: [...state.runs.values()] };
  };

  return {
    feed,
    findings: () =>
      settled()
        .entries.filter(({ issues, warnings }) => issues.length > 0 || warnings.length > 0)
        .map(({ message, issues, warnings }) => ({ message, issues, warnings })),
    awaited: () =>
      settled()
        .entries.filter(({ answered, descriptor }) => !answered && (descriptor?.replies ?? []).length > 0)
        .map((entry) => awaitedReply(protocol, entry)),
    unacknowledged: () =>
      settled()
        .entries.filter(({ ackWanted, acknowledged }) => ackWanted && !acknowledged)
        .map(({ message }) => message),
    acknowledge: (id) => {
      const entry = byId.get(id);
      if (entry !== undefined) entry.acknowledged = true;
      return entry !== undefined;
    },
    late: (now = (options.now ?? (() => new Date()))()) => settled().runs.flatMap((run) => lateSteps(protocol, run, now)),
    runs: () =>
      settled().runs.map((run) => ({
        flow: run.flow.name,
        key: run.key,
        last: run.last.message,
        ended: run.ended,
        expected: nextTypes(run.flow, run),
      })),
    threads: () => groupThreads(settled().entries),
  };
}

/** The entries in their order, except that a message never comes before the one it answers. */
function parentsFirst<M>(entries: readonly Entry<M>[], byId: ReadonlyMap<string, Entry<M>>): Iterable<Entry<M>> {
  const ordered = new Set<Entry<M>>();
  for (const entry of entries) {
    const chain = new Set<Entry<M>>();
    for (let next: Entry<M> | undefined = entry; next !== undefined && !ordered.has(next) && !chain.has(next);) {
      chain.add(next);
      next = next.replyTo === undefined ? undefined : byId.get(next.replyTo);
    }
    for (const link of [...chain].toReversed()) ordered.add(link);
  }
  return ordered;
}

/** What a message whose type is not known gets told; the monitor cannot place it. */
function warnOfType<M>(protocol: ProtocolDescriptor, { message }: Entry<M>): Issue {
  const known = Object.keys(protocol.messages);
  const received = readPath(message, [protocol.tag]);
  const nearest = typeof received === "string" ? nearestName(received, known) : undefined;
  return createIssue(unknownType(quote(received), nearest, known), [protocol.tag], known);
}

const newState = <M>(): State<M> => ({ requests: { byId: new Map(), waiting: new Map() }, runs: new Map() });

function awaitedReply<M>(protocol: ProtocolDescriptor, { message, descriptor, recipients, thread }: Entry<M>): AwaitedReply<M> {
  const types = descriptor?.replies ?? [];
  const roles = [...new Set(types.flatMap((type) => protocol.messages[type]?.from ?? []))];
  return { message, types, from: recipients.length > 0 ? recipients : roles, thread };
}

function lateSteps<M>(protocol: ProtocolDescriptor, run: FlowRun<M>, now: Date): readonly LateStep<M>[] {
  const { last, flow } = run;
  if (run.ended || last.time === undefined) return [];
  const found: LateStep<M>[] = [];
  for (const { after, within, level } of flow.deadlines) {
    if (!after.includes(last.type)) continue;
    const seconds =
      "seconds" in within ? within.seconds : (readPath(last.message, within.field) ?? readPath(run.first.message, within.field));
    if (typeof seconds !== "number") continue;
    const due = new Date(last.time + seconds * 1000);
    if (now <= due) continue;
    const issue = createIssue(late(last.type, seconds), [protocol.tag], describeExpected(protocol, flow, run));
    found.push({ message: last.message, issue, level, due });
  }
  return found;
}
