// Decodes messages that were read from files, and gives every issue its location in the file.

import { decodeMessage, readPath, type Encoding, type Issue, type Mode, type ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { identify } from "@wirepact/core/codegen/frames";
import { json } from "@wirepact/core/codegen/json";
import type { SourcedMessage } from "./read-messages.js";
import { readRecorded } from "./recorded-message.js";

/** An issue of a message with its location. */
export interface PlacedIssue {
  readonly source: string;
  readonly line: number;
  readonly column: number | undefined;
  readonly level: "error" | "warning";
  readonly issue: Issue;
}

export interface JudgedMessage {
  readonly origin: SourcedMessage;
  /** The decoded message; undefined when it is invalid. */
  readonly message: Readonly<Record<string, unknown>> | undefined;
  readonly type: string | undefined;
  /** The role that sent it, if the input says so. */
  readonly from?: string;
  readonly bytes: number;
  readonly found: readonly PlacedIssue[];
}

export interface JudgeOptions {
  readonly protocol: ProtocolDescriptor;
  readonly encodings: readonly Encoding[];
  readonly mode?: Mode | undefined;
}

/** Decodes one message. */
export function judgeMessage({ protocol, encodings, mode }: JudgeOptions, origin: SourcedMessage): JudgedMessage {
  const { fault } = origin;
  const bytes = sizeOf(origin.input);
  if (fault !== undefined) return { origin, message: undefined, type: undefined, bytes, found: [placeIssue(origin, fault, "error")] };
  const recorded = readRecorded(protocol, origin);
  // Broken JSON gets the issues of a JSON parser, whatever the encodings of the protocol are.
  const encoding = origin.isBrokenJson === true ? json : undefined;
  const result = decodeMessage(runnable(protocol), encoding === undefined ? encodings : [encoding], recorded?.message ?? origin.input, {
    encoding: encoding?.name ?? origin.encoding,
    ...(mode && { mode }),
  });
  const message = result.ok ? (result.value as Readonly<Record<string, unknown>>) : undefined;
  const found = result.ok
    ? result.warnings.map((issue) => placeIssue(origin, issue, "warning"))
    : result.issues.map((issue) => placeIssue(origin, issue, "error"));
  const type = message === undefined ? undefined : typeOfMessage(protocol, message);
  return { origin, message, type, bytes, found, ...(recorded === undefined ? {} : { from: recorded.from }) };
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
