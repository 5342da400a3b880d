// What the message playground says about a text: the verdict, the issues with their positions, and the message in other forms. Plain data,
// because long texts are checked in a worker.

import { type EncodingName, InvalidMessageError, type Issue } from "@wirepact/core";
import { identify } from "@wirepact/core/codegen/frames";
import { valueEnd } from "../../text/value-end.js";
import type { Mark } from "./editor.js";
import type { PageProtocol, ReadingOptions } from "./protocol.js";

export interface TextInput extends ReadingOptions {
  readonly text: string;
}

/** An issue in a list. */
export interface ListedIssue {
  readonly code: Issue["code"];
  readonly message: string;
  readonly level: Mark["level"];
  /** Where it is, such as `3:14`. */
  readonly place: string | undefined;
}

export interface CheckedText {
  readonly ok: boolean;
  readonly summary: string;
  readonly issues: readonly ListedIssue[];
  readonly marks: readonly Mark[];
}

/** Only this many issues are listed. */
export const mostListed = 50;

/** Only this many issues are underlined. */
const mostMarks = 1_000;

/** Checks a text. */
export function checkText(protocol: PageProtocol, { text, ...options }: TextInput): CheckedText {
  const result = protocol.decode(text, options);
  const found = result.ok ? result.warnings : result.issues;
  const level = result.ok ? "warning" : "error";
  return {
    ok: result.ok,
    summary: result.ok
      ? validSummary(protocol, result.value, { ...options, warnings: found.length })
      : `Invalid: ${count(found.length, "issue")}`,
    issues: found
      .slice(0, mostListed)
      .map(({ code, message, at }) => ({ code, message, level, place: at === undefined ? undefined : `${at.line}:${at.column}` })),
    marks: found
      .slice(0, mostMarks)
      .flatMap(({ at }) => (at === undefined ? [] : [{ start: at.offset, end: valueEnd(text, at.offset), level }])),
  };
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;

function validSummary(
  { descriptor }: PageProtocol,
  value: unknown,
  { type, warnings }: { readonly type?: string | undefined; readonly warnings: number },
): string {
  const tag = descriptor.tag === "" ? undefined : (value as Readonly<Record<string, unknown>>)[descriptor.tag];
  const name = type ?? identify(descriptor, value)?.name ?? (typeof tag === "string" ? tag : undefined);
  const what = name === undefined ? "Valid" : `Valid ${name}`;
  return warnings === 0 ? what : `${what}, ${count(warnings, "warning")}`;
}

/** The message of a valid text in an encoding, or its value as JSON; what is wrong if it cannot be written. */
export function convertText(
  protocol: PageProtocol,
  { text, to, ...options }: TextInput & { readonly to: EncodingName | undefined },
): string {
  const result = protocol.decode(text, options);
  if (!result.ok) return "";
  if (to === undefined) return JSON.stringify(result.value, null, 2);
  try {
    return protocol.encode(result.value, { encoding: to, mode: options.mode });
  } catch (error) {
    return problemText(error);
  }
}

/** What went wrong when a message was built or written. */
export function problemText(error: unknown): string {
  if (error instanceof InvalidMessageError) return error.issues.map(({ message }) => message).join("\n");
  return error instanceof Error ? error.message : String(error);
}
