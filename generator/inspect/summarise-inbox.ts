// Summarises an inbox: its threads, the last message of each, and what is still awaited.

import { readPath, type Field, type MessageDescriptor, type ProtocolDescriptor, type Thread } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { typeOfMessage } from "./check-messages.js";
import type { PlayedTranscript } from "./play-transcript.js";

export interface InboxThread {
  readonly key: string;
  readonly messages: number;
  readonly participants: readonly string[];
  readonly lastType: string;
  /** The value of the first enum field of the last message. */
  readonly lastStatus: string | undefined;
  readonly lastTime: string | undefined;
  /** Message types that are still awaited. */
  readonly awaits: readonly string[];
  /** Types of the messages that are not acknowledged yet. */
  readonly unacknowledged: readonly string[];
}

/** The threads, latest message first; threads without times keep their order. */
export function summariseInbox(protocol: ProtocolDescriptor, { conversation }: PlayedTranscript): readonly InboxThread[] {
  const threads = conversation.threads().map((thread) => summariseThread(protocol, thread));
  return threads.toSorted((a, b) => (a.lastTime === b.lastTime ? 0 : (a.lastTime ?? "") < (b.lastTime ?? "") ? 1 : -1));
}

function summariseThread(protocol: ProtocolDescriptor, thread: Thread<unknown>): InboxThread {
  const { key, messages, participants, lastType, lastTime, awaits, unacknowledged } = thread;
  const descriptor = protocol.messages[lastType];
  return {
    key,
    messages: messages.length,
    participants,
    lastType,
    lastStatus: descriptor === undefined ? undefined : statusOf(protocol, descriptor, messages.at(-1)),
    lastTime: lastTime?.toISOString(),
    awaits,
    unacknowledged: unacknowledged.map((message) => typeOfMessage(protocol, message) ?? ""),
  };
}

function statusOf(protocol: ProtocolDescriptor, { shape }: MessageDescriptor, message: unknown): string | undefined {
  const holder =
    protocol.body === "inline" ? undefined : shape.fields.find(({ name }) => protocol.body !== "inline" && name === protocol.body.field);
  const inner = holder === undefined ? undefined : dereference(protocol.types, holder.shape);
  const fields: readonly Field[] =
    inner?.kind === "struct" ? inner.fields : shape.fields.filter(({ name }) => name !== protocol.tag && !protocol.envelope.includes(name));
  const base = inner?.kind === "struct" && holder !== undefined ? [holder.name] : [];
  for (const { name, shape: fieldShape } of fields) {
    const value = readPath(message, [...base, name]);
    if (dereference(protocol.types, fieldShape)?.kind === "enum" && typeof value === "string") return value;
  }
  return undefined;
}
