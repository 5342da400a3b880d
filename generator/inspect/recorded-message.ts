// A line of a recording, which says who sent a message and when: `{"from": role, "at": time, "message": {…}}`. `wirepact tap` writes them.

import type { ProtocolDescriptor } from "@wirepact/core";
import { findFrame } from "@wirepact/core/codegen/frames";
import type { SourcedMessage } from "./read-messages.js";

export interface RecordedMessage {
  /** The role that sent it. */
  readonly from: string;
  /** When it was seen, if the line says so. */
  readonly at?: Date;
  /** The message, or the text of something that is not a message. */
  readonly message: object | string;
}

const keys: ReadonlySet<string> = new Set(["from", "at", "message", "text"]);

/** The message of a recorded line; undefined for anything else. The keys may be in any order. */
export function readRecorded(protocol: ProtocolDescriptor, { input }: Pick<SourcedMessage, "input">): RecordedMessage | undefined {
  if (input instanceof Uint8Array) return undefined;
  const value = typeof input === "string" ? parse(input) : input;
  if (typeof value !== "object" || value === null || isMessage(protocol, value)) return undefined;
  const { from, at, message = (value as { readonly text?: unknown }).text } = value as Readonly<Record<string, unknown>>;
  const isRecorded = typeof message === "string" || (typeof message === "object" && message !== null);
  if (!isRecorded || typeof from !== "string" || !Object.hasOwn(protocol.roles, from)) return undefined;
  if (!Object.keys(value).every((key) => keys.has(key))) return undefined;
  const time = typeof at === "string" ? new Date(at) : undefined;
  return { from, message, ...(time === undefined || Number.isNaN(time.getTime()) ? {} : { at: time }) };
}

/** Whether a value is meant as a message of the protocol itself. */
const isMessage = (protocol: ProtocolDescriptor, value: object): boolean =>
  protocol.frames === undefined ? Object.hasOwn(value, protocol.tag) : findFrame(protocol, value) !== undefined;

function parse(text: string): unknown {
  // Most lines are messages themselves, which need not be parsed twice.
  if (!text.includes('"from"') || !/"(?:message|text)"/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
