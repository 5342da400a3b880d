// What the store's tests write and read: the message-store protocol as the spec has it, and short ways to make its records.

import type { ProtocolDescriptor } from "@wirepact/core";
import { protocol as described } from "@wirepact/message-store";

/** The message-store protocol, as a program that knows only its descriptor has it. */
export const protocol: ProtocolDescriptor = described;

/** The same protocol with an id in every record, under the name `record_id`. */
export const protocolWithIds: ProtocolDescriptor = { ...protocol, parts: { ...protocol.parts, id: ["record_id"] } };

export type TestRecord = Readonly<Record<string, unknown>>;

export const says = (content: unknown, timestamp?: number): TestRecord => record("user_message", { content }, timestamp);
export const answers = (content: unknown, timestamp?: number): TestRecord => record("assistant_message", { content }, timestamp);
export const task = (content: unknown, timestamp?: number): TestRecord => record("task", { content }, timestamp);
export const action = (tool: string, timestamp?: number): TestRecord => record("action", { tool, args: {} }, timestamp);
export const observes = (content: unknown, timestamp?: number): TestRecord => record("observation", { content }, timestamp);
export const final = (content: unknown, timestamp?: number): TestRecord => record("final", { content }, timestamp);
export const announces = (content: unknown, timestamp?: number): TestRecord => record("global_observation", { content }, timestamp);
export const sumsUp = (content: unknown, phase?: number, timestamp?: number): TestRecord =>
  record("synthesis", { content, from_manager: "lead", ...(phase === undefined ? {} : { phase_id: phase }) }, timestamp);

function record(type: string, fields: TestRecord, timestamp: number | undefined): TestRecord {
  return { type, ...fields, ...(timestamp === undefined ? {} : { timestamp }) };
}
