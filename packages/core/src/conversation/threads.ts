// Which thread a message belongs to, and what a thread looks like as a whole.

import type { Entry } from "./conversation-entry.js";
import { comparable, readText } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Path } from "../shape/shape.js";

/** The messages of one thread, oldest first, and what is open in it. */
export interface Thread<M> {
  readonly key: string;
  readonly messages: readonly M[];
  readonly participants: readonly string[];
  readonly lastType: string;
  /** When the last message was sent, where messages carry a time. */
  readonly lastTime: Date | undefined;
  /** Types that are still awaited in this thread. */
  readonly awaits: readonly string[];
  readonly unacknowledged: readonly M[];
}

/**
 * The thread of a message: its first thread field, else the thread of the message it answers, else its other thread fields, else its own id.
 * `known` contains all messages by ID. If the parent is unknown, its ID is used.
 */
export function threadKey<M>(protocol: ProtocolDescriptor, entry: Entry<M>, known: ReadonlyMap<string, Entry<M>>): string | undefined {
  const [first, ...others] = protocol.parts.thread ?? [];
  const visited = new Set<Entry<M>>();
  for (let current = entry; ;) {
    visited.add(current);
    const { message, id, replyTo } = current;
    const own = comparable(readText(message, first));
    if (own !== undefined) return own;
    if (replyTo === undefined || replyTo === id) return firstText(message, others) ?? id;
    const parent = known.get(replyTo);
    if (parent === undefined || visited.has(parent)) return replyTo;
    if (parent.thread !== undefined) return parent.thread;
    current = parent;
  }
}

const firstText = (message: unknown, paths: readonly Path[]): string | undefined =>
  paths.map((path) => comparable(readText(message, path))).find((text) => text !== undefined);

/** Groups entries by thread, in the order in which threads began. Messages without a thread are left out. */
export function groupThreads<M>(entries: readonly Entry<M>[]): readonly Thread<M>[] {
  const byKey = new Map<string, Entry<M>[]>();
  for (const entry of entries) {
    if (entry.thread === undefined) continue;
    const members = byKey.get(entry.thread);
    if (members === undefined) byKey.set(entry.thread, [entry]);
    else members.push(entry);
  }
  return [...byKey].map(([key, members]) => summarise(key, members));
}

function summarise<M>(key: string, members: readonly Entry<M>[]): Thread<M> {
  const last = members.at(-1);
  const participants = members.flatMap(({ sender, recipients }) => (sender === undefined ? recipients : [sender, ...recipients]));
  return {
    key,
    messages: members.map(({ message }) => message),
    participants: [...new Set(participants)],
    lastType: last?.type ?? "",
    lastTime: last?.time === undefined ? undefined : new Date(last.time),
    awaits: [...new Set(members.flatMap((entry) => (entry.answered ? [] : (entry.descriptor?.replies ?? []))))],
    unacknowledged: members.filter(({ ackWanted, acknowledged }) => ackWanted && !acknowledged).map(({ message }) => message),
  };
}
