// Decodes messages that were read from files, and gives every issue its location in the file.

import { findMisspellings, readPath, redacted, type Encoding, type Issue, type Mode, type ProtocolDescriptor } from "@wirepact/core";
import { identify } from "@wirepact/core/codegen/frames";
import { json } from "@wirepact/core/codegen/json";
import type { SourcedMessage } from "./read-messages.js";
import { createSpokenDecode } from "./spoken-protocols.js";
import { readRecorded, type RecordedMessage } from "./recorded-message.js";

/** An issue of a message with its location. */
export interface PlacedIssue {
  readonly source: string;
  readonly line: number;
  readonly column: number | undefined;
  readonly level: "error" | "warning";
  readonly issue: Issue;
}

export interface CheckedMessage {
  readonly origin: SourcedMessage;
  /** The decoded message; undefined when it is invalid. */
  readonly message: Readonly<Record<string, unknown>> | undefined;
  readonly type: string | undefined;
  /** The role that sent it and when, if the input says so. */
  readonly recorded?: Pick<RecordedMessage, "from" | "at">;
  readonly bytes: number;
  readonly found: readonly PlacedIssue[];
}

export interface CheckOptions {
  readonly protocol: ProtocolDescriptor;
  readonly encodings: readonly Encoding[];
  readonly mode?: Mode | undefined;
  /** How the messages of a conversation are decoded, where each can have another version. */
  readonly decode?: ReturnType<typeof createSpokenDecode> | undefined;
}

/** Decodes one message. */
export function checkMessage(
  { protocol, encodings, mode, decode = createSpokenDecode(protocol) }: CheckOptions,
  origin: SourcedMessage,
): CheckedMessage {
  const { fault } = origin;
  const recorded = fault === undefined ? readRecorded(protocol, origin) : undefined;
  const bytes = sizeOf(recorded?.message ?? origin.input);
  if (fault !== undefined) return { origin, message: undefined, type: undefined, bytes, found: [placeIssue(origin, fault, "error")] };
  // Broken JSON gets the issues of a JSON parser, whatever the encodings of the protocol are.
  const encoding = origin.isBrokenJson === true ? json : undefined;
  const options = { encoding: encoding?.name ?? origin.encoding, ...(mode && { mode }), misspellings: findMisspellings };
  const among = encoding === undefined ? encodings : [encoding];
  const { protocol: own, result } = decode(recorded?.message ?? origin.input, among, options, recorded?.from);
  // What was redacted in a recording was not necessarily wrong.
  const issues = result.ok
    ? []
    : result.issues.filter(({ path }) => recorded === undefined || readPath(recorded.message, path) !== redacted);
  const value = result.ok ? result.value : issues.length === 0 ? recorded?.message : undefined;
  const message = value as Readonly<Record<string, unknown>> | undefined;
  const found = [
    ...(result.ok ? result.warnings : []).map((issue) => placeIssue(origin, issue, "warning")),
    ...issues.map((issue) => placeIssue(origin, issue, "error")),
  ];
  const type = message === undefined ? undefined : typeOfMessage(own, message);
  return { origin, message, type, bytes, found, ...(recorded && { recorded }) };
}

/** The type of a decoded message; a result is of the type of its frame. */
export function typeOfMessage(protocol: ProtocolDescriptor, message: unknown): string | undefined {
  const tag = protocol.frames === undefined ? readPath(message, [protocol.tag]) : identify(protocol, message)?.name;
  return typeof tag === "string" ? tag : undefined;
}

function sizeOf(input: SourcedMessage["input"]): number {
  if (input instanceof Uint8Array) return input.length;
  return Buffer.byteLength(typeof input === "string" ? input : JSON.stringify(input));
}

/** An issue with its line of the source. */
export function placeIssue({ source, line }: SourcedMessage, issue: Issue, level: PlacedIssue["level"]): PlacedIssue {
  return { source, line: line + (issue.at?.line ?? 1) - 1, column: issue.at?.column, level, issue };
}
