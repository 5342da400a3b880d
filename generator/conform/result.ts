// What `conform` checks and what comes of it: requirements with verdicts.

import type { Issue, Path } from "@wirepact/core";
import type { SpecPlace } from "../party/spec-place.js";

/** Every kind of requirement, with what a party that fails it does. Each has a fault or a wrong program that fails it alone. */
export const checkDocs = {
  valid: "a valid message is not accepted",
  invalid: "an invalid message is accepted or never answered",
  form: "an invalid message is rejected in another form than the protocol says",
  "unknown-type": "a request of an unknown type is accepted or never answered",
  "unknown-property": "a message with an unknown property is not accepted",
  capability: "a request is unknown, although the party declares that it can do it",
  "too-early": "a message is acted upon before its flow has started",
  id: "the ID of a request is not repeated as it is",
  "one-answer": "a request has more than one answer",
  "unique-ids": "two requests of the party have the same ID",
  output: "something that the party sends is not valid",
  order: "something that the party sends is not allowed at this point of the flow",
  ends: "a run of a flow does not end",
  stream: "a stream of results does not end exactly once",
  text: "text that is not a message ends the party or is not answered",
  notification: "the party ends when it gets a message that needs no answer",
  framing: "messages that arrive in pieces, or many at a time, are lost",
  reply: "a message that asks for a reply gets none",
  acknowledgement: "a message that asks for an acknowledgement gets none",
  deadline: "a step of a flow comes after its deadline",
  limit: "the size limit of messages is not observed",
  cancellation: "a cancelled request harms the connection",
  version: "a message of another version is not rejected",
  decode: "the adapter decodes a message to another value",
  encode: "the adapter encodes a message to another one",
} as const;

export type Check = keyof typeof checkDocs;

export type Verdict = "pass" | "lax" | "fail" | "open" | "skipped";

/** One requirement with its verdict. */
export interface CheckedRequirement {
  /** `<message> <path>: <what>`; the same in every run. */
  readonly id: string;
  readonly check: Check;
  /** The message type that it is about; empty if it is about the connection. */
  readonly message: string;
  /** What was broken or tried, without the message type: what failures have in common. */
  readonly what: string;
  /** Where in the message. */
  readonly path?: Path | undefined;
  readonly verdict: Verdict;
  /** What the party did. */
  readonly outcome: string;
  /** What was sent and what came back, as far as it was text. */
  readonly sent?: string | undefined;
  readonly got?: string | undefined;
  /** The end of what a party that ended wrote to standard error. */
  readonly errors?: string | undefined;
  /** Milliseconds until the answer. */
  readonly took?: number | undefined;
  /** Whether it was seen in a second process. */
  readonly confirmed?: boolean | undefined;
  /** The smallest message with the same outcome. */
  readonly shrunk?: string | undefined;
  /** The place in the spec. */
  readonly spec?: SpecPlace | undefined;
}

/** What a check that no single message decides found. */
export type Outcome = Pick<CheckedRequirement, "verdict" | "outcome" | "sent" | "got" | "errors">;

/** A check that no single message decides. */
export interface SpecialCheck extends Pick<CheckedRequirement, "id" | "check"> {
  readonly message?: string;
  /** Runs the check; a failure is looked at twice. */
  readonly run: () => Promise<Outcome>;
}

export const pass = (outcome: string): Outcome => ({ verdict: "pass", outcome });

export const lost: Outcome = { verdict: "skipped", outcome: "the state in which it is allowed was not reached" };

/** Everything that a run found. */
export interface ConformReport {
  readonly protocol: string;
  readonly version: string;
  readonly role: string;
  readonly seed: number;
  readonly party: string;
  readonly started: string;
  /** Milliseconds. */
  readonly took: number;
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly messages: number;
  readonly processes: number;
  readonly results: readonly CheckedRequirement[];
}

/** Counts verdicts. */
export function countVerdicts(results: readonly CheckedRequirement[]): Readonly<Record<Verdict, number>> {
  const counts = { pass: 0, lax: 0, fail: 0, open: 0, skipped: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

/** Nothing could be tested: the party cannot be started, or answers nothing. */
export class NothingReachedError extends Error {
  override readonly name = "NothingReachedError";
}

/** The time of the whole run is over. */
export class TimeOverError extends Error {
  override readonly name = "TimeOverError";
}

/** The issues of a message in one line. */
export const issuesText = (issues: readonly Issue[]): string => issues.map(({ message }) => message).join("; ");
