// The messages of a conversation in order of time, whatever the order in which they arrive. Each is applied after those that precede it; when
// one arrives late, only the messages after its position are undone and applied again. The number of repeated applications is limited, so that
// late messages cannot make a monitor slow.

import { compareEntries, type Entry } from "./conversation-entry.js";
import type { Links } from "./threading.js";

export interface MessageLog<M> {
  /** Adds a message whose ID is new. It is applied immediately if it belongs at the end, otherwise by `applyLate`. */
  readonly add: (entry: Entry<M>) => void;
  /** Inserts late messages at their positions and returns all messages in order. */
  readonly applyLate: () => readonly Entry<M>[];
  readonly size: () => number;
  /** Forgets the oldest messages. */
  readonly forget: (count: number) => void;
}

/** Repeated applications that every new message allows. What is saved up is limited to this and ten times the number of messages. */
const allowedEach = 1000;

/** Creates an empty log. `apply` records in the entry's `undo` how to undo what it does; by `links`, a message comes after those that it answers. */
export function createMessageLog<M>(apply: (entry: Entry<M>) => void, links?: Links<M>): MessageLog<M> {
  const entries: Entry<M>[] = [];
  const late: Entry<M>[] = [];
  /** Those that can be undone, in the order in which they were applied; `committed` were applied before them. */
  const applied: Entry<M>[] = [];
  let committed = 0;
  /** How many messages may be applied again. */
  let allowed = 0;

  const place = (entry: Entry<M>): void => {
    entries.push(entry);
    for (const link of links?.chainOf(entry) ?? [entry]) {
      link.position = committed + applied.length;
      applied.push(link);
      links?.link(link);
      apply(link);
    }
    entry.appliedCount = committed + applied.length;
  };

  const applyLate = (): readonly Entry<M>[] => {
    if (late.length === 0) return entries;
    const arrived = late.splice(0).sort(compareEntries);
    const least = Math.max(0, entries.length - allowed);
    const kept = links ? arrived.reduce((first, entry) => Math.min(first, links.firstAnswer(entry)), Infinity) : Infinity;
    let start = entries.length;
    while (start > least && (compareEntries(entries[start - 1]!, arrived[0]!) > 0 || entries[start - 1]!.appliedCount > kept)) start--;
    allowed -= entries.length - start;
    // Messages that are too late for their position come after what is not applied again.
    const before = entries[start - 1];
    for (const entry of arrived) entry.order = Math.max(entry.order, before?.order ?? entry.order);
    const count = Math.max(0, (before?.appliedCount ?? 0) - committed);
    while (applied.length > count) takeBack(applied.pop()!);
    for (const entry of [...entries.splice(start), ...arrived].sort(compareEntries)) place(entry);
    return entries;
  };

  return {
    applyLate,
    size: () => entries.length + late.length,
    add: (entry) => {
      allowed = Math.min(allowed, 10 * entries.length) + allowedEach;
      const isLate = compareEntries(entries.at(-1) ?? entry, entry) > 0 || late.length > 0;
      links?.add(entry);
      if (isLate || (links?.firstAnswer(entry) ?? Infinity) < Infinity) late.push(entry);
      else place(entry);
    },
    forget: (count) => {
      applyLate();
      const gone = entries.splice(0, count);
      const until = Math.max(committed, gone.at(-1)?.appliedCount ?? 0);
      // Messages that were applied together with them stay applied.
      for (const entry of applied.splice(0, until - committed)) entry.undo.length = 0;
      committed = until;
      for (const entry of gone) entry.isForgotten = true;
      links?.forget(gone, committed);
    },
  };
}

function takeBack<M>(entry: Entry<M>): void {
  while (entry.undo.length > 0) entry.undo.pop()!();
  Object.assign(entry, { position: undefined, thread: undefined, issues: [], warnings: [] });
}
