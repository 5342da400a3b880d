// Threads and replies for the conversation monitor: what it needs only where messages have ids or threads.

import type { Entry } from "./conversation-entry.js";
import { createIssue, duplicateId } from "../issues.js";
import { sameJson } from "../base/json-kind.js";
import { comparable, readPath, replaceAt } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import { followReplies } from "./replies.js";
import type { Issue } from "../result.js";
import { groupThreads, threadKey, type Thread } from "./threads.js";

/** What the messages of a conversation have to do with each other by their IDs and threads. */
export interface Links<M> {
  /** Notes a message that arrives. */
  readonly add: (entry: Entry<M>) => void;
  /** What is reported of a message whose ID was fed before, which is the earlier message unless they differ; undefined if the ID is new. */
  readonly repeated: (entry: Entry<M>) => Pick<Entry<M>, "issues" | "warnings"> | undefined;
  /** Whether the message with an ID is there, which is acknowledged now. */
  readonly acknowledge: (id: string) => boolean;
  /** Where a message came that answers this one, if it came first and still can be undone; else Infinity. */
  readonly firstAnswer: (entry: Entry<M>) => number;
  /** A message that is to be applied, after those that it answers, directly or indirectly, and that are not applied yet. */
  readonly chainOf: (entry: Entry<M>) => readonly Entry<M>[];
  /** Notes which thread a message belongs to and which one it answers, before it is applied. */
  readonly link: (entry: Entry<M>) => void;
  /** Applies a message: settles the request that it answers, and expects its replies. */
  readonly follow: (entry: Entry<M>) => void;
  /** Drops messages; `committed` were applied before those that can still be undone. */
  readonly forget: (gone: readonly Entry<M>[], committed: number) => void;
  readonly groupThreads: (entries: readonly Entry<M>[]) => readonly Thread<M>[];
}

/** The feature `threading`. */
export type Threading = typeof createLinks;

export function createLinks<M>(protocol: ProtocolDescriptor): Links<M> {
  const byId = new Map<string, Entry<M>>();
  const replies = followReplies<M>(protocol);
  /** By the ID of a message that has not arrived: the position of the first reply to it. */
  const firstAnswers = new Map<string, number>();
  return {
    add: (entry) => {
      if (entry.id !== undefined) byId.set(entry.id, entry);
    },
    repeated: (entry) => {
      const known = byId.get(entry.id!);
      if (known === undefined) return undefined;
      known.acknowledged ||= entry.acknowledged;
      const issues = repeatedId(protocol, known, entry.message);
      return issues.length === 0 ? known : { issues, warnings: [] };
    },
    acknowledge: (id) => {
      const entry = byId.get(comparable(id));
      if (entry !== undefined) entry.acknowledged = true;
      return entry !== undefined;
    },
    firstAnswer: ({ id }) => firstAnswers.get(id!) ?? Infinity,
    chainOf: (entry) => {
      const chain = new Set<Entry<M>>();
      for (let next: Entry<M> | undefined = entry; next !== undefined && next.position === undefined && !chain.has(next);) {
        chain.add(next);
        next = byId.get(next.replyTo!);
      }
      return [...chain].toReversed();
    },
    link: (entry) => {
      const { replyTo } = entry;
      if (replyTo !== undefined && !byId.has(replyTo) && !firstAnswers.has(replyTo)) {
        firstAnswers.set(replyTo, entry.position!);
        entry.undo.push(() => firstAnswers.delete(replyTo));
      }
      entry.thread = threadKey(protocol, entry, byId);
    },
    follow: replies.follow,
    forget: (gone, committed) => {
      for (const entry of gone) if (byId.get(entry.id!) === entry) byId.delete(entry.id!);
      for (const [id, position] of firstAnswers) if (position < committed) firstAnswers.delete(id);
      replies.forget();
    },
    groupThreads,
  };
}

/** The issue of a message whose ID a different message has; they may differ in the acknowledgement. */
function repeatedId<M>({ parts }: ProtocolDescriptor, known: Entry<M>, message: unknown): Issue[] {
  const given = parts.ack?.given;
  const [one, other] = [known.message, message].map((each) =>
    given === undefined || readPath(each, given) === undefined ? each : replaceAt(each, given, undefined),
  );
  return sameJson(one, other) ? [] : [createIssue(duplicateId(quote(known.id)), parts.id)];
}
