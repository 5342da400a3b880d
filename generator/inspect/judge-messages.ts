// Decodes messages that were read from files, and gives every issue its location in the file.

import { decodeMessage, type Encoding, type Issue, type Mode, type ProtocolDescriptor, type Result } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { json } from "@wirepact/core/codegen/json";
import type { SourcedMessage } from "./read-messages.js";

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
  // Broken JSON gets the issues of a JSON parser, whatever the encodings of the protocol are.
  const encoding = origin.isBrokenJson === true ? json : undefined;
  const result: Result<unknown> =
    origin.oversize === undefined
      ? decodeMessage(runnable(protocol), encoding === undefined ? encodings : [encoding], origin.input, {
          encoding: encoding?.name ?? origin.encoding,
          ...(mode && { mode }),
        })
      : { ok: false, issues: [origin.oversize.issue] };
  const message = result.ok ? (result.value as Readonly<Record<string, unknown>>) : undefined;
  const found = result.ok
    ? result.warnings.map((issue) => placeIssue(origin, issue, "warning"))
    : result.issues.map((issue) => placeIssue(origin, issue, "error"));
  const type = message?.[protocol.tag];
  return {
    origin,
    message,
    type: typeof type === "string" ? type : undefined,
    bytes: origin.oversize?.size ?? sizeOf(origin.input),
    found,
  };
}

function sizeOf(input: SourcedMessage["input"]): number {
  if (input instanceof Uint8Array) return input.length;
  return Buffer.byteLength(typeof input === "string" ? input : JSON.stringify(input));
}

/** An issue with its line of the source. */
export function placeIssue({ source, line }: SourcedMessage, issue: Issue, level: PlacedIssue["level"]): PlacedIssue {
  return { source, line: line + (issue.at?.line ?? 1) - 1, column: issue.at?.column, level, issue };
}
