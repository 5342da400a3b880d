// One message as the conversation monitor sees it: the parts that matter, read once through the descriptor.

import { readPath } from "./path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { Issue } from "./result.js";

export interface Entry<M> {
  readonly message: M;
  readonly type: string;
  /** Undefined for a type the protocol does not know. */
  readonly descriptor: MessageDescriptor | undefined;
  readonly id: string | undefined;
  readonly sender: string | undefined;
  readonly recipients: readonly string[];
  /** Milliseconds since 1970. */
  readonly time: number | undefined;
  readonly replyTo: string | undefined;
  readonly ackWanted: boolean;
  readonly arrival: number;
  acknowledged: boolean;
  answered: boolean;
  thread: string | undefined;
  issues: Issue[];
  warnings: Issue[];
}

function textAt(message: unknown, path: readonly (string | number)[] | undefined): string | undefined {
  const value = path === undefined ? undefined : readPath(message, path);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function timeAt(message: unknown, path: readonly (string | number)[] | undefined): number | undefined {
  const value = path === undefined ? undefined : readPath(message, path);
  const time = typeof value === "number" ? value * 1000 : typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) ? time : undefined;
}

function recipientsAt(message: unknown, path: readonly (string | number)[] | undefined): readonly string[] {
  const value = path === undefined ? undefined : readPath(message, path);
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
}

/** The descriptor of a message type, also under one of its other names. */
export function findDescriptor(protocol: ProtocolDescriptor, type: string): MessageDescriptor | undefined {
  if (Object.hasOwn(protocol.messages, type)) return protocol.messages[type];
  return Object.values(protocol.messages).find(
    ({ aliases, lenientAliases }) => aliases?.includes(type) === true || lenientAliases?.includes(type) === true,
  );
}

/** Reads the parts of a message that the monitor needs. */
export function createEntry<M>(protocol: ProtocolDescriptor, message: M, arrival: number): Entry<M> {
  const { parts, tag } = protocol;
  const type = textAt(message, [tag]) ?? "";
  const descriptor = findDescriptor(protocol, type);
  const wanted = parts.ack === undefined ? undefined : readPath(message, parts.ack.wanted);
  return {
    message,
    type: descriptor?.name ?? type,
    descriptor,
    id: textAt(message, parts.id),
    sender: textAt(message, parts.sender),
    recipients: recipientsAt(message, parts.recipient),
    time: timeAt(message, parts.time),
    replyTo: textAt(message, parts.replyTo),
    ackWanted: typeof wanted === "boolean" ? wanted : descriptor?.ackRequired === true,
    arrival,
    acknowledged: parts.ack !== undefined && readPath(message, parts.ack.given) === true,
    answered: false,
    thread: undefined,
    issues: [],
    warnings: [],
  };
}

/** Delivery order mended: by time where both have one, otherwise as they came. */
export function compareEntries<M>(a: Entry<M>, b: Entry<M>): number {
  if (a.time !== undefined && b.time !== undefined && a.time !== b.time) return a.time - b.time;
  return a.arrival - b.arrival;
}
