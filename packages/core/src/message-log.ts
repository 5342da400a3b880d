// The messages of a conversation in order of time, whatever the order in which they arrive. Each is applied after those that precede it; when
// one arrives late, only the messages after its position are undone and applied again. The number of repeated applications is limited, so that
// nobody can make a monitor slow by sending messages late.

import { compareEntries, type Entry } from "./conversation-entry.js";

export interface MessageLog<M> {
  /** The message of an id, if it has arrived and is not forgotten. */
  readonly byId: ReadonlyMap<string, Entry<M>>;
  /** Adds a message whose ID is new. It is applied immediately if it belongs at the end, otherwise by `settle`. */
  readonly add: (entry: Entry<M>) => void;
  /** Inserts late messages at their positions and returns all messages in order. */
  readonly settle: () => readonly Entry<M>[];
  readonly size: () => number;
  /** Forgets the oldest messages. */
  readonly forget: (count: number) => void;
}

/** Repeated applications that every new message allows, and the limit of what is saved up, in multiples of the number of messages. */
const [allowedEach, allowedMost] = [1000, 10];

/** Creates an empty log. `apply` records in the entry's `undo` how to undo what it does. */
export function createMessageLog<M>(apply: (entry: Entry<M>) => void): MessageLog<M> {
  const byId = new Map<string, Entry<M>>();
  const entries: Entry<M>[] = [];
  const late: Entry<M>[] = [];
  /** Those that can be undone, in the order in which they were applied; `committed` were applied before them. */
  const applied: Entry<M>[] = [];
  let committed = 0;
  /** How many messages may be applied again. */
  let allowed = 0;
  /** By the ID of a message that has not arrived: the position of the first reply to it. */
  const firstAnswers = new Map<string, number>();

  const applyNext = (entry: Entry<M>): void => {
    entry.position = committed + applied.length;
    applied.push(entry);
    const { replyTo, position } = entry;
    if (replyTo !== undefined && !byId.has(replyTo) && !firstAnswers.has(replyTo)) {
      firstAnswers.set(replyTo, position);
      entry.undo.push(() => firstAnswers.delete(replyTo));
    }
    apply(entry);
  };

  /** Applies an entry, but first the messages that it replies to, directly or indirectly, even if their time is later. */
  const place = (entry: Entry<M>): void => {
    const chain = new Set<Entry<M>>();
    for (let next: Entry<M> | undefined = entry; next !== undefined && next.position === undefined && !chain.has(next);) {
      chain.add(next);
      next = next.replyTo === undefined ? undefined : byId.get(next.replyTo);
    }
    for (const link of [...chain].toReversed()) applyNext(link);
    entry.appliedCount = committed + applied.length;
  };

  const settle = (): readonly Entry<M>[] => {
    if (late.length === 0) return entries;
    const arrived = late.splice(0).sort(compareEntries);
    const least = Math.max(0, entries.length - allowed);
    let start = entries.length;
    while (start > least && compareEntries(entries[start - 1]!, arrived[0]!) > 0) start--;
    const answered = arrived.map(({ id }) => (id === undefined ? undefined : firstAnswers.get(id)) ?? Infinity);
    const kept = answered.reduce((first, position) => Math.min(first, position), Infinity);
    while (start > least && entries[start - 1]!.appliedCount > kept) start--;
    allowed -= entries.length - start;
    // Messages that are too late for their position come after what is not applied again.
    const first = entries[start - 1]?.order ?? -Infinity;
    for (const entry of arrived) entry.order = Math.max(entry.order, first);
    const count = Math.max(committed, entries[start - 1]?.appliedCount ?? 0);
    while (committed + applied.length > count) takeBack(applied.pop()!);
    const rest = [...entries.splice(start), ...arrived].sort(compareEntries);
    for (const entry of rest) {
      entries.push(entry);
      place(entry);
    }
    return entries;
  };

  return {
    byId,
    settle,
    size: () => entries.length + late.length,
    add: (entry) => {
      allowed = Math.min(allowed + allowedEach, Math.max(allowedEach, allowedMost * entries.length));
      if (entry.id !== undefined) byId.set(entry.id, entry);
      const last = entries.at(-1);
      const isInOrder = last === undefined || compareEntries(last, entry) <= 0;
      if (late.length > 0 || !isInOrder || (entry.id !== undefined && firstAnswers.has(entry.id))) late.push(entry);
      else {
        entries.push(entry);
        place(entry);
      }
    },
    forget: (count) => {
      settle();
      const gone = entries.splice(0, count);
      const until = Math.max(committed, gone.at(-1)?.appliedCount ?? 0);
      // Messages that were applied together with them stay applied.
      for (const entry of applied.splice(0, until - committed)) entry.undo.length = 0;
      committed = until;
      for (const entry of gone) {
        entry.isForgotten = true;
        if (entry.id !== undefined && byId.get(entry.id) === entry) byId.delete(entry.id);
      }
      for (const [id, position] of firstAnswers) if (position < committed) firstAnswers.delete(id);
    },
  };
}

function takeBack<M>(entry: Entry<M>): void {
  for (const step of entry.undo.toReversed()) step();
  entry.undo.length = 0;
  Object.assign(entry, { position: undefined, thread: undefined, issues: [], warnings: [] });
}
