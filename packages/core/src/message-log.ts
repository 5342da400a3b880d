// The messages of a conversation in their order, whatever the order in which they arrive. Each is applied once, behind those that precede it; when
// one arrives late, only the messages behind its place are taken back and applied again.

import { compareEntries, type Entry } from "./conversation-entry.js";

export interface MessageLog<M> {
  /** The message of an id, if it has arrived and is not forgotten. */
  readonly byId: ReadonlyMap<string, Entry<M>>;
  /** Takes in a message whose id is new. It is applied at once where its place is at the end, else by `settle`. */
  readonly add: (entry: Entry<M>) => void;
  /** Puts late arrivals in their places; gives all messages in order. */
  readonly settle: () => readonly Entry<M>[];
  readonly size: () => number;
  /** Forgets the oldest messages. */
  readonly forget: (count: number) => void;
}

/** Makes an empty log. `apply` notes in the entry's `undo` how to take back what it does. */
export function createMessageLog<M>(apply: (entry: Entry<M>) => void): MessageLog<M> {
  const byId = new Map<string, Entry<M>>();
  const entries: Entry<M>[] = [];
  const late: Entry<M>[] = [];
  /** Those that can be taken back, in the order in which they were applied; `committed` were applied before them. */
  const applied: Entry<M>[] = [];
  let committed = 0;
  /** By the id of a message that has not arrived: the position of the first one that answers it. */
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

  /** Applies an entry, but first the messages that it answers, directly or not, also where their time is later. */
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
    let start = entries.length;
    while (start > 0 && compareEntries(entries[start - 1]!, arrived[0]!) > 0) start--;
    const answered = arrived.map(({ id }) => (id === undefined ? undefined : firstAnswers.get(id)) ?? Infinity);
    const kept = answered.reduce((least, position) => Math.min(least, position), Infinity);
    while (start > 0 && entries[start - 1]!.appliedCount > kept) start--;
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
      // What was applied together with them stays applied.
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
