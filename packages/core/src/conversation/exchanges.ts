// Requests and answers in the conversation monitor of a protocol with frames: every role has its own IDs, and a result is validated by its
// request.

import type { Entry, Follower, TypeInMessage } from "./conversation-entry.js";
import { explain } from "../explain/explain.js";
import { requireFeature } from "../features.js";
import { findFrame, idIn, idKey } from "../frames/frames.js";
import { isOtherTag } from "../frames/other-messages.js";
import { ambiguousSender, createIssue, duplicateRequest, unknownRequest, wrongRole } from "../issues.js";
import { joinWords } from "../base/join-words.js";
import { isObject } from "../base/json-kind.js";
import { readPath, readText } from "../base/path.js";
import { quote } from "../base/quote.js";
import type { Frame, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";

/** Requests that are waiting for an answer, by the role that sent them and their ID. */
type OpenExchanges<M> = Map<string, Entry<M>>;

/** The feature `exchanges`. */
export interface Exchanges {
  /** The type of a message; one in a frame without a tag has no path. */
  readonly readType: (protocol: ProtocolDescriptor, message: unknown) => TypeInMessage;
  /** Whether a message with an unknown tag is one of those that the protocol keeps. */
  readonly isKept: <M>(protocol: ProtocolDescriptor, entry: Entry<M>) => boolean;
  /** Follows which requests are open. */
  readonly followRequests: <M>(protocol: ProtocolDescriptor) => Follower<M>;
}

export const exchanges: Exchanges = {
  readType: (protocol, message) => {
    const tag = isObject(message) ? findFrame(protocol, message)?.tag : undefined;
    const tagPath = tag === undefined ? [] : [tag];
    const known = isObject(message) ? requireFeature(protocol, "frames").typeOf(protocol, message) : undefined;
    return { type: known ?? readText(message, tagPath), tagPath };
  },
  isKept: (protocol, { type }) => isOtherTag(protocol, type),
  followRequests,
};

function followRequests<M>(protocol: ProtocolDescriptor): Follower<M> {
  const open: OpenExchanges<M> = new Map();
  return {
    follow: (entry) => follow(protocol, open, entry),
    forget: () => {
      for (const [slot, { isForgotten }] of open) if (isForgotten) open.delete(slot);
    },
  };
}

/** The role of the sender of a request that the protocol does not define, if the sender is not known. */
const anyRole = "";

const slotOf = (role: string, key: string): string => JSON.stringify([role, key]);

/** Opens a request, or closes the one that a message answers. */
function follow<M>(protocol: ProtocolDescriptor, open: OpenExchanges<M>, entry: Entry<M>): void {
  const { message, from, descriptor } = entry;
  const frame = findFrame(protocol, message);
  if (frame === undefined || !isObject(message)) return;
  if (frame.replyTo !== undefined) return closeRequest(protocol, open, entry, frame);
  if (descriptor === undefined) {
    if (isOtherTag(protocol, entry.type)) start(open, entry, frame, from ?? anyRole);
    return;
  }
  if (from !== undefined && !descriptor.from.includes(from)) {
    entry.issues.push(createIssue(wrongRole(from, descriptor.name, descriptor.from), entry.tagPath));
    return;
  }
  if (descriptor.result === undefined) return;
  const sender = from ?? (descriptor.from.length === 1 ? descriptor.from[0] : undefined);
  if (sender === undefined) {
    entry.issues.push(createIssue(ambiguousSender(descriptor.name, descriptor.from), entry.tagPath));
    return;
  }
  // Where both sides may ask, the other one answers.
  const others = descriptor.to.filter((role) => role !== sender);
  if (entry.recipients.length === 0 && others.length > 0) entry.recipients = others;
  start(open, entry, frame, sender);
}

/** Notes a request as open, if it has an ID. */
function start<M>(open: OpenExchanges<M>, entry: Entry<M>, frame: Frame, sender: string): void {
  const id = isObject(entry.message) ? idIn(frame, entry.message) : undefined;
  const key = idKey(id);
  if (key === undefined) return;
  const slot = slotOf(sender, key);
  if (open.has(slot)) {
    entry.issues.push(createIssue(duplicateRequest(quote(id)), frame.id === undefined ? [] : [frame.id]));
    return;
  }
  open.set(slot, entry);
  entry.undo.push(() => open.delete(slot));
}

/** Finds the request that is answered, and validates a result by it. */
function closeRequest<M>(protocol: ProtocolDescriptor, open: OpenExchanges<M>, entry: Entry<M>, frame: Frame): void {
  const id = readPath(entry.message, [frame.replyTo!]);
  // An error may answer no request.
  if (id === null && frame.kind === "error") return;
  const key = idKey(id);
  const found = key === undefined ? [] : candidates(protocol, open, entry, key);
  const [request] = found;
  if (request === undefined) {
    entry.issues.push(createIssue(unknownRequest(quote(id)), [frame.replyTo!], undefined, id));
    return;
  }
  if (found.length > 1) {
    const senders = found.map(([, { descriptor }]) => joinWords(descriptor?.to ?? []));
    entry.issues.push(createIssue(ambiguousSender(entry.type, [...new Set(senders)]), [frame.replyTo!]));
    return;
  }
  const [slot, asked] = request;
  // An answer seldom has the fields of the thread; it belongs to that of its request.
  entry.thread ??= asked.thread;
  // A request that the protocol does not define has a result of any kind.
  const { result, stream } = asked.descriptor ?? {};
  if (frame.kind === "result" && result !== undefined) {
    const { type, descriptor } = entry;
    entry.undo.push(() => Object.assign(entry, { type, descriptor }));
    entry.type = result;
    entry.descriptor = protocol.messages[result];
    const checked = explain(protocol, entry.message, { tag: result });
    if (!checked.ok) entry.issues.push(...checked.issues);
  }
  const isLast = frame.kind === "error" || stream === undefined || endsStream(stream, entry.message, frame);
  if (!isLast) return;
  open.delete(slot);
  asked.answered = true;
  entry.undo.push(() => {
    open.set(slot, asked);
    asked.answered = false;
  });
}

/** The open requests with an ID that were sent to the sender of an answer. */
function candidates<M>(
  { roles }: ProtocolDescriptor,
  open: OpenExchanges<M>,
  { from }: Entry<M>,
  key: string,
): readonly (readonly [slot: string, request: Entry<M>])[] {
  return [...Object.keys(roles), anyRole].flatMap((role) => {
    const slot = slotOf(role, key);
    const request = open.get(slot);
    if (request === undefined) return [];
    const isAsked = from === undefined || (request.descriptor === undefined ? role !== from : request.descriptor.to.includes(from));
    return isAsked ? [[slot, request] as const] : [];
  });
}

function endsStream({ until }: NonNullable<MessageDescriptor["stream"]>, message: unknown, { body }: Frame): boolean {
  const inside = body === undefined ? [] : [body];
  return until.length > 0 && until.every(([path, equals]) => readPath(message, [...inside, ...path]) === equals);
}
