// The conversation monitor of a protocol: feed it the messages of any number of threads, in any order, and it reports which messages are
// unexpected, which replies are awaited and which are late. It does not validate messages; use `validate` for that.

import type { DeclaredCapability } from "./capabilities.js";
import { checkLimit } from "../base/check-limit.js";
import type { AwaitedReply } from "./awaited-replies.js";
import { createEntry, type Entry } from "./conversation-entry.js";
import type { LateStep } from "./deadlines.js";
import { allowedTypes, slotOf, stepRun, type FlowRun, type RunKey, type Runs } from "./flow-run.js";
import { requireFeature } from "../features.js";
import { createIssue, unknownType } from "../issues.js";
import { createMessageLog, type MessageLog } from "./message-log.js";
import type { Nesting, OuterRun, Outlook } from "./nested-flows.js";
import { checkOptions, knownName } from "../known-name.js";
import { nearestName } from "../base/nearest.js";
import { isObjectLike } from "../base/json-kind.js";
import { readPath, readText } from "../base/path.js";
import type { ReadonlyMessage } from "../message.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue } from "../result.js";
import type { Thread } from "./threads.js";
import { unknownTag } from "../unknown-tag.js";

export interface ConversationOptions {
  /**
   * The order of messages: by the time that they carry, so that they can be fed in any order, or as they are fed, each as if it had been sent
   * just then. In live use, `arrival` does not depend on the clocks of other parties.
   * @default "time"
   */
  readonly order?: "time" | "arrival" | undefined;
  /** The clock that `late` and the order of arrival use. Defaults to the system clock. */
  readonly now?: (() => Date) | undefined;
  /**
   * The maximum number of messages to remember, which limits the memory of a long-running monitor. When it is exceeded, the oldest tenth is
   * forgotten, as by `forget`. `Infinity` removes the limit.
   * @default 100000
   */
  readonly maxMessages?: number | undefined;
}

/** What the monitor reports about one message. */
export interface Finding<M> {
  readonly message: M;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** What `feed` reports; a duplicate has the ID of a message that was fed before. */
type Fed<M> = Finding<M> & { readonly duplicate: boolean };

/** The current state of a run of a flow. */
export interface FlowState<M> {
  readonly flow: string;
  readonly key: RunKey;
  readonly last: M;
  readonly ended: boolean;
  /** The run that it is inside of, in a flow with `inside`. */
  readonly parent: OuterRun | undefined;
  /**
   * The message types that may come next in the flow or start a run inside this one. Replies that are not part of the flow are not among them.
   */
  readonly expected: readonly string[];
  /** The current round, in a flow with rounds. */
  readonly round: number | undefined;
}

export interface FeedOptions {
  /** The role that sent the message. Needed in protocols with requests and results where several roles may have sent it. */
  readonly from?: string | undefined;
}

export interface Conversation<M> {
  /**
   * Adds a message. The issues of the returned finding are computed when they are read, so messages can arrive in any order. Reading the
   * finding of a message that arrived late takes time for each message after it. To keep that time in proportion to the number of messages,
   * a message that is late by more than 1,000 messages may be treated as if it had been sent later. A message whose ID was fed before changes
   * nothing, except that an acknowledged copy acknowledges it; a different message under this ID is an issue.
   */
  feed<Given extends ReadonlyMessage<M>>(message: Given, options?: FeedOptions): Fed<Given>;
  /** All current issues and warnings, oldest message first. Messages that arrive late can resolve them. */
  findings(): readonly Finding<M>[];
  /** The messages that still await a reply, oldest first. */
  awaited(): readonly AwaitedReply<M>[];
  /** The messages that request an acknowledgement and do not have it yet, oldest first. */
  unacknowledged(): readonly M[];
  /** Records that the message with this ID was acknowledged; returns false if there is none. */
  acknowledge(id: string): boolean;
  /** The steps of flows whose deadline has passed, by the clock of the options unless a time is given. */
  late(now?: Date): readonly LateStep<M>[];
  /** The runs of all flows, including those that have ended. */
  runs(): readonly FlowState<M>[];
  /** What the roles have said about their capabilities; what a role has not mentioned is missing. */
  capabilities(): readonly DeclaredCapability[];
  /** The messages by thread. */
  threads(): readonly Thread<M>[];
  /**
   * Forgets the messages that were sent before a time, and returns their number. They are no longer reported, awaited or unacknowledged, their
   * IDs count as new, and a run of a flow is dropped when its last message is forgotten.
   */
  forget(before: Date): number;
}

const usualMaximum = 100_000;

/** Creates the conversation monitor of a protocol. */
export function createConversation<M = unknown>(protocol: ProtocolDescriptor, options: ConversationOptions = {}): Conversation<M> {
  checkOptions(options, ["order", "maxMessages", "now"]);
  const { now = () => new Date() } = options;
  const isByTime = knownName("order", options.order ?? "time", ["time", "arrival"]) === "time";
  const maxMessages = checkLimit("maxMessages", options.maxMessages ?? usualMaximum, 1);
  const { parts } = protocol;
  const flows = Object.values(protocol.flows);
  const threading = (parts.id ?? parts.thread ?? parts.replyTo) === undefined ? undefined : requireFeature(protocol, "threading");
  const links = threading?.<M>(protocol);
  const exchanges = protocol.frames && requireFeature(protocol, "exchanges");
  const requests = exchanges?.followRequests<M>(protocol);
  const capabilities = protocol.capabilities && requireFeature(protocol, "capabilities").follow(protocol);
  const lateSteps = flows.some(({ deadlines }) => deadlines.length > 0) ? requireFeature(protocol, "deadlines") : () => [];
  const runs: Runs<M> = new Map();
  const isNested = flows.some(({ inside, same }) => (inside ?? same) !== undefined);
  const nesting: Nesting<M> | undefined = isNested ? requireFeature(protocol, "nesting")(protocol, runs) : undefined;
  let arrivals = 0;
  let newest = -Infinity;

  const log = createMessageLog<M>((entry) => {
    // A message that was decoded with an unknown type already has its warning.
    if (entry.descriptor === undefined && entry.type !== unknownTag && exchanges?.isKept(protocol, entry) !== true)
      entry.issues.push(issueOfType(protocol, entry));
    for (const follower of [requests, capabilities, links, nesting]) follower?.follow(entry);
    if (nesting === undefined) for (const flow of flows) stepRun(protocol, runs, flow, slotOf(flow, entry), entry);
  }, links);

  const forgetOldest = (count: number): void => {
    log.forget(count);
    requests?.forget();
    for (const [slot, run] of runs) {
      if (!(run.recent ?? run.last).isForgotten) continue;
      nesting?.drop(slot, run);
      runs.delete(slot);
    }
  };

  const feed = (message: M, feeding: FeedOptions = {}): Fed<M> => {
    checkOptions(feeding, ["from"]);
    const entry = createEntry(protocol, message, arrivals++, feeding.from);
    const repeated = links?.repeated(entry);
    if (repeated !== undefined) return findingOf(log, repeated, message, true);
    if (!isByTime) entry.time = Math.max(newest, millisecondsOf(now()));
    entry.order = entry.time ?? newest;
    newest = Math.max(newest, entry.order);
    log.add(entry);
    if (log.size() > maxMessages) forgetOldest(Math.ceil(log.size() / 10));
    return findingOf(log, entry, message, false);
  };

  const appliedRuns = (): readonly (readonly [slot: string, run: FlowRun<M>])[] => {
    log.applyLate();
    return [...runs];
  };

  return {
    // The monitor reads messages and hands out the same objects.
    feed: feed as unknown as Conversation<M>["feed"],
    ...reportsOf<M>(protocol, log.applyLate),
    acknowledge: (id) => links?.acknowledge(id) ?? false,
    late: (moment = now()) => {
      const time = millisecondsOf(moment);
      return appliedRuns().flatMap(([, run]) => lateSteps(protocol, run, time));
    },
    runs: () => appliedRuns().map(([slot, run]) => stateOf(run, nesting?.outlook(slot, run))),
    capabilities: () => {
      log.applyLate();
      return capabilities?.list() ?? [];
    },
    threads: () => links?.groupThreads(log.applyLate()) ?? [],
    forget: (before) => {
      const time = millisecondsOf(before);
      const count = log.applyLate().filter(({ order }) => order < time).length;
      if (count > 0) forgetOldest(count);
      return count;
    },
  };
}

/** Milliseconds since 1970; throws for what is not a date. */
function millisecondsOf(date: Partial<Date> | null | undefined): number {
  const time = date?.getTime?.();
  if (time === undefined) throw new TypeError(`expected a Date, got ${quote(date)}`);
  return time;
}

/** What is known of a message when it is read. */
const findingOf = <M>(
  { applyLate }: MessageLog<M>,
  entry: Pick<Entry<M>, "issues" | "warnings">,
  message: M,
  duplicate: boolean,
): Fed<M> => ({
  message,
  get issues() {
    applyLate();
    return entry.issues;
  },
  get warnings() {
    applyLate();
    return entry.warnings;
  },
  duplicate,
});

/** What the monitor reports about the messages that it knows. */
const reportsOf = <M>(
  protocol: ProtocolDescriptor,
  messages: () => readonly Entry<M>[],
): Pick<Conversation<M>, "findings" | "awaited" | "unacknowledged"> => ({
  findings: () =>
    messages()
      .filter(({ issues, warnings }) => issues.length + warnings.length > 0)
      .map(({ message, issues, warnings }) => ({ message, issues, warnings })),
  awaited: () =>
    messages().flatMap((entry) =>
      (entry.descriptor?.replies ?? entry.descriptor?.result) ? requireFeature(protocol, "awaited")(protocol, entry) : [],
    ),
  unacknowledged: () =>
    messages()
      .filter(({ ackWanted, acknowledged }) => ackWanted && !acknowledged)
      .map(({ message }) => message),
});

const stateOf = <M>(run: FlowRun<M>, outlook: Outlook | undefined): FlowState<M> => ({
  flow: run.flow.name,
  key: run.key,
  last: run.last.message,
  ended: run.ended,
  parent: undefined,
  expected: allowedTypes(run.flow, run),
  round: run.round,
  ...outlook,
});

/** The issue of a message of unknown type, or of what is not a message at all. */
function issueOfType<M>(protocol: ProtocolDescriptor, { message, tagPath }: Entry<M>): Issue {
  const known = Object.keys(protocol.messages);
  const nearest = nearestName(readText(message, tagPath) ?? "", known);
  // What an object says besides its tag is not shown, and reading it may throw.
  const shown = readPath(message, tagPath) ?? (isObjectLike(message) ? undefined : message);
  return createIssue(unknownType(quote(shown), nearest, known), tagPath, known);
}
