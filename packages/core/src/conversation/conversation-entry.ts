// A message as the conversation monitor sees it: only the parts that it needs, read once according to the descriptor.

import { requireFeature } from "../features.js";
import { comparable, readPath, readText, stringsIn } from "../base/path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Issue } from "../result.js";
import type { Path } from "../shape/shape.js";

export interface Entry<M> {
  readonly message: M;
  /** The name of the message type; that of a result follows from its request. */
  type: string;
  /** Undefined if the message type is unknown. */
  descriptor: MessageDescriptor | undefined;
  /** Where the tag of the message is. */
  readonly tagPath: Path;
  /** The role that sent it, if the caller knows. */
  readonly from: string | undefined;
  readonly id: string | undefined;
  readonly sender: string | undefined;
  recipients: readonly string[];
  /** Milliseconds since 1970. */
  time: number | undefined;
  readonly replyTo: string | undefined;
  readonly ackWanted: boolean;
  readonly arrival: number;
  /** The sort key: its time, or the latest time of the messages that arrived before it. */
  order: number;
  acknowledged: boolean;
  answered: boolean;
  thread: string | undefined;
  issues: Issue[];
  warnings: Issue[];
  /** How many messages were applied before this one; undefined while it is not applied. */
  position: number | undefined;
  /** How many messages were applied when this one and all messages that it replies to had been applied. */
  appliedCount: number;
  /** Functions that undo the effects of applying it, to be called in reverse order. */
  readonly undo: (() => void)[];
  /** No longer part of the conversation. */
  isForgotten: boolean;
}

/** A part of the monitor that looks at the messages in turn. */
export interface Follower<M> {
  /** Applies a message. */
  readonly follow: (entry: Entry<M>) => void;
  /** Drops what is no longer part of the conversation. */
  readonly forget: () => void;
}

/** Milliseconds since 1970; undefined if the value is not a time that a Date can hold. */
function timeOf(value: unknown): number | undefined {
  // Date does not support leap seconds: second 60 is taken as second 59.
  const time = typeof value === "number" ? value * 1000 : typeof value === "string" ? Date.parse(value.replace(":60", ":59")) : Number.NaN;
  return Math.abs(time) <= 8.64e15 ? time : undefined;
}

/** The descriptor of a message type, found by its name or one of its aliases. */
export function findDescriptor(protocol: ProtocolDescriptor, type: string | undefined): MessageDescriptor | undefined {
  if (type === undefined) return undefined;
  if (Object.hasOwn(protocol.messages, type)) return protocol.messages[type];
  return Object.values(protocol.messages).find(
    ({ aliases, lenientAliases }) => aliases?.includes(type) === true || lenientAliases?.includes(type) === true,
  );
}

/** The type of a message: its name, or the tag where it is unknown, and where the tag is. */
export interface TypeInMessage {
  readonly type: string | undefined;
  readonly tagPath: Path;
}

/** Reads the type of a message. */
export function readType(protocol: ProtocolDescriptor, message: unknown): TypeInMessage {
  if (protocol.frames !== undefined) return requireFeature(protocol, "exchanges").readType(protocol, message);
  const tagPath = [protocol.tag];
  return { type: readText(message, tagPath), tagPath };
}

/** Reads the parts of a message that the monitor needs. */
export function createEntry<M>(protocol: ProtocolDescriptor, message: M, arrival: number, from?: string): Entry<M> {
  const { parts } = protocol;
  const { type = "", tagPath } = readType(protocol, message);
  const descriptor = findDescriptor(protocol, type);
  const wanted = readPath(message, parts.ack?.wanted);
  return {
    message,
    type: descriptor?.name ?? type,
    descriptor,
    tagPath,
    from,
    id: comparable(readText(message, parts.id)),
    sender: readText(message, parts.sender),
    recipients: stringsIn(readPath(message, parts.recipient)),
    time: timeOf(readPath(message, parts.time)),
    replyTo: comparable(readText(message, parts.replyTo)),
    ackWanted: typeof wanted === "boolean" ? wanted : descriptor?.ackRequired === true,
    arrival,
    order: -Infinity,
    acknowledged: readPath(message, parts.ack?.given) === true,
    answered: false,
    thread: undefined,
    issues: [],
    warnings: [],
    position: undefined,
    appliedCount: 0,
    undo: [],
    isForgotten: false,
  };
}

/** Compares messages by time; a message without a time follows all that arrived before it. */
export const compareEntries = <M>(a: Entry<M>, b: Entry<M>): number => a.order - b.order || a.arrival - b.arrival;
