// The conversation monitor of a package that speaks several versions: each message, as it was written, is judged by the flows and capabilities of the
// version that it has. Where a handshake decides, what was said until its answer is judged by the version that the answer names.

import { compareEntries, createEntry, type Entry } from "./conversation-entry.js";
import { type Conversation, type ConversationOptions, createConversation, type FeedOptions, type Finding } from "./conversation.js";
import { createIssue, wrongVersion } from "../issues.js";
import { isObject } from "../base/json-kind.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Path } from "../shape/shape.js";
import { createVersionRules, type OtherVersion } from "../versions/version-rules.js";
import { type OverheardVersion, overhearVersions } from "./overhear-versions.js";

export interface VersionedConversationOptions<V extends OtherVersion = OtherVersion> extends ConversationOptions {
  /** The other versions that the parties may use: `negotiation` of the spec says which one a message has. */
  readonly versions: readonly V[];
  /** The version that messages have until another one is agreed on; the current one by default. */
  readonly version?: V | undefined;
}

type Version = OtherVersion | undefined;
type Fed = ReturnType<Conversation<unknown>["feed"]>;

/** A message that waits for the answer to a handshake, and what is known of it until then. */
interface Held {
  readonly message: unknown;
  readonly options: FeedOptions;
  readonly at: Date;
  readonly overheard: OverheardVersion<OtherVersion>;
  fed: Fed;
}

/** What was said since a handshake began, and a monitor that takes it to be of the version that was offered. */
interface Greeting {
  readonly held: Held[];
  readonly monitor: Conversation<unknown>;
}

/** The most messages of unknown versions whose findings are kept. */
const maxRefused = 1000;

/** Creates the conversation monitor of a protocol with several versions; `current` is its own version, as messages write it. */
export function createVersionedConversation(
  protocol: ProtocolDescriptor,
  current: string | number,
  { versions, version: start, ...options }: VersionedConversationOptions,
): Conversation<unknown> {
  const { now = () => new Date() } = options;
  let clock: Date | undefined;
  const create = (version: Version): Conversation<unknown> =>
    createConversation(version?.protocol ?? protocol, { ...options, now: () => clock ?? now() });
  const rules = createVersionRules(protocol, versions, { current, start });
  const overhear = overhearVersions(protocol, rules);
  const monitors = new Map<Version, Conversation<unknown>>([[start, create(start)]]);
  const order = createOrder(protocol, options);
  const refused: Finding<unknown>[] = [];
  let greeting: Greeting | undefined;

  const monitorOf = (version: Version): Conversation<unknown> => {
    const monitor = monitors.get(version) ?? create(version);
    monitors.set(version, monitor);
    return monitor;
  };
  const all = (): readonly Conversation<unknown>[] => [...monitors.values(), ...(greeting === undefined ? [] : [greeting.monitor])];
  const refuse = (message: unknown, path: Path): Fed => {
    const finding = { message, issues: [issueOf(rules.written, message, path)], warnings: [], duplicate: false };
    refused.push(finding);
    if (refused.length > maxRefused) refused.shift();
    return finding;
  };
  const settle = (held: readonly Held[], agreed: Version): void => {
    greeting = undefined;
    for (const each of held) {
      const { path, handshake, version } = each.overheard;
      clock = each.at;
      const monitor = monitorOf(path === undefined || handshake !== undefined ? agreed : (version ?? undefined));
      each.fed = monitor.feed(each.message, each.options);
    }
    clock = undefined;
  };
  const hold = ({ held, monitor }: Greeting, each: Held): Fed => {
    each.fed = monitor.feed(each.message, each.options);
    held.push(each);
    if (each.overheard.handshake === "ends") settle(held, each.overheard.version ?? undefined);
    return findingOf(each);
  };

  const feed = (message: unknown, feeding: FeedOptions = {}): Fed => {
    const overheard = overhear(message, feeding.from);
    order.add(message);
    if (overheard.version === null) return refuse(message, overheard.path ?? []);
    if (overheard.handshake === "begins") greeting ??= { held: [], monitor: create(overheard.version) };
    if (greeting === undefined) return monitorOf(overheard.version).feed(message, feeding);
    return hold(greeting, { message, options: feeding, at: now(), overheard, fed: unread });
  };
  return {
    feed: feed as Conversation<unknown>["feed"],
    findings: () => order.sort([...all().flatMap((monitor) => monitor.findings()), ...refused], ({ message }) => message),
    awaited: () =>
      order.sort(
        all().flatMap((monitor) => monitor.awaited()),
        ({ message }) => message,
      ),
    unacknowledged: () =>
      order.sort(
        all().flatMap((monitor) => monitor.unacknowledged()),
        (message) => message,
      ),
    acknowledge: (id) => all().some((monitor) => monitor.acknowledge(id)),
    late: (moment) => all().flatMap((monitor) => monitor.late(moment)),
    runs: () => all().flatMap((monitor) => monitor.runs()),
    capabilities: () => all().flatMap((monitor) => monitor.capabilities()),
    threads: () => all().flatMap((monitor) => monitor.threads()),
    forget: (before) => {
      const known = all().reduce((count, monitor) => count + monitor.forget(before), 0);
      const gone = refused.filter(({ message }) => order.isBefore(message, before));
      for (const finding of gone) refused.splice(refused.indexOf(finding), 1);
      return known + gone.length;
    },
  };
}

/** The `createConversation` of a package that speaks several versions: with the option `versions`, it takes messages of all of them. */
export function watchVersions<M>(
  protocol: ProtocolDescriptor,
  current: string | number,
  options: ConversationOptions | VersionedConversationOptions,
): Conversation<M> {
  const { versions } = Object(options) as Partial<VersionedConversationOptions>;
  if (versions === undefined) return createConversation<M>(protocol, options);
  return createVersionedConversation(protocol, current, { ...options, versions }) as unknown as Conversation<M>;
}

const unread: Fed = { message: undefined, issues: [], warnings: [], duplicate: false };

/** What is known of a held message when it is read: the answer to the handshake changes it. */
const findingOf = (held: Held): Fed => ({
  message: held.message,
  get issues() {
    return held.fed.issues;
  },
  get warnings() {
    return held.fed.warnings;
  },
  duplicate: held.fed.duplicate,
});

function issueOf(written: readonly (string | number)[], message: unknown, path: Path): Finding<unknown>["issues"][number] {
  const received = readPath(message, path);
  return createIssue(wrongVersion(written.join(", "), quote(received)), path, written, received);
}

interface Order {
  readonly add: (message: unknown) => void;
  readonly isBefore: (message: unknown, moment: Date) => boolean;
  /** The reports of several monitors, oldest message first. */
  readonly sort: <Report>(reports: readonly Report[], messageOf: (report: Report) => unknown) => readonly Report[];
}

/** The order of messages, whichever monitor follows them. */
function createOrder(protocol: ProtocolDescriptor, { order = "time", now = () => new Date() }: ConversationOptions): Order {
  const entries = new WeakMap<object, Entry<unknown>>();
  let arrivals = 0;
  let newest = -Infinity;
  return {
    add: (message) => {
      const entry = createEntry(protocol, message, arrivals++);
      entry.order = order === "time" ? (entry.time ?? newest) : Math.max(newest, now().getTime());
      newest = Math.max(newest, entry.order);
      if (isObject(message) && !entries.has(message)) entries.set(message, entry);
    },
    isBefore: (message, moment) => (entries.get(message as object)?.order ?? -Infinity) < moment.getTime(),
    sort: (reports, messageOf) =>
      reports
        .map((report) => ({ report, entry: entries.get(messageOf(report) as object) }))
        .sort((a, b) => (a.entry === undefined || b.entry === undefined ? 0 : compareEntries(a.entry, b.entry)))
        .map(({ report }) => report),
  };
}
