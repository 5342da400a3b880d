// Checks of arguments other than messages: locations, agent keys, ids and pages. Each failure is a StoreError that says what to pass instead.

import { nearestName, type View } from "@wirepact/core";
import { describeValue, StoreError, type StoreErrorCode } from "./errors.js";
import type { Page } from "./message-store.js";

const maxBytes = 1024;
const encoder = /*@__PURE__*/ new TextEncoder();
/** Characters that no database or file system stores unchanged: U+0000 and unpaired surrogates. */
export const unstorable: RegExp = /\0|\p{Surrogate}/u;

interface NameKind {
  readonly code: StoreErrorCode;
  readonly noun: string;
}

function checkName(name: unknown, { code, noun }: NameKind): string {
  if (typeof name !== "string") throw new StoreError(code, `The ${noun} must be a string, got ${describeValue(name)}.`);
  if (name === "") throw new StoreError(code, `The ${noun} must not be empty.`);
  // A UTF-16 unit takes three bytes at most, so short names need no counting.
  if (name.length * 3 > maxBytes && encoder.encode(name).length > maxBytes) {
    throw new StoreError(code, `The ${noun} must be at most ${maxBytes} bytes of UTF-8, got ${encoder.encode(name).length}.`);
  }
  if (unstorable.test(name)) throw new StoreError(code, `The ${noun} must not contain U+0000 or an unpaired surrogate.`);
  return name;
}

/** The location, if it is valid. */
export function checkLocation(location: unknown): string {
  return checkName(location, { code: "invalid-location", noun: "location" });
}

/** The agent key, if it is valid. */
export function checkAgentKey(agentKey: unknown): string {
  return checkName(agentKey, { code: "invalid-agent-key", noun: "agent key" });
}

/** The message ID, if it is valid. */
export function checkId(id: unknown): string {
  return checkName(id, { code: "invalid-id", noun: "message id" });
}

/** The agents a view is read for, without duplicates; none where the view is not by agent. */
export function checkAgents(name: string, view: View, agents: unknown): readonly string[] {
  if (view.agents === "any") {
    if (agents !== undefined) throw new StoreError("invalid-agent-key", `The view "${name}" is not a view by agent; omit the agent key.`);
    return [];
  }
  if (view.agents === "one") {
    if (typeof agents !== "string") {
      throw new StoreError("invalid-agent-key", `The view "${name}" needs one agent key (a string), got ${describeValue(agents)}.`);
    }
    return [checkAgentKey(agents)];
  }
  if (!Array.isArray(agents)) {
    throw new StoreError("invalid-agent-key", `The view "${name}" needs an array of agent keys, got ${describeValue(agents)}.`);
  }
  return [...new Set(Array.from(agents, checkAgentKey))];
}

/** Throws for an option that does not exist: it would have no effect. */
export function checkNames(options: object, known: readonly string[], code: StoreErrorCode = "invalid-option"): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const nearest = nearestName(unknown, known);
  const hint = nearest === undefined ? `expected one of ${known.join(", ")}` : `did you mean ${describeValue(nearest)}?`;
  throw new StoreError(code, `Unknown option ${describeValue(unknown)}; ${hint}`);
}

/** Throws unless an option is undefined or of a type. */
export function checkKind(name: string, value: unknown, kind: "boolean" | "function"): void {
  if (value !== undefined && typeof value !== kind)
    throw new StoreError("invalid-option", `${name} must be a ${kind}, got ${describeValue(value)}.`);
}

/** A page with all defaults filled in. */
export interface CheckedPage {
  readonly limit: number | undefined;
  readonly newest: boolean;
  readonly after: number;
}

/** The page, if it is valid. */
export function checkPage(page: Page = {}): CheckedPage {
  if (typeof page !== "object" || page === null || Array.isArray(page)) {
    throw new StoreError("invalid-page", `The page must be an object such as { limit: 50 }, got ${describeValue(page)}.`);
  }
  checkNames(page, ["limit", "last", "after"], "invalid-page");
  const limit = checkCount("limit", page.limit);
  const last = checkCount("last", page.last);
  if (limit > 0 && last > 0) throw new StoreError("invalid-page", "The page has both limit and last; pass only one of them.");
  const rows = last > 0 ? last : limit;
  return { limit: rows === 0 ? undefined : rows, newest: last > 0, after: checkCount("after", page.after) };
}

/** An integer from 0 up; 0 when it is undefined. */
export function checkCount(name: string, value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw new StoreError("invalid-page", `${name} must be a non-negative integer, got ${describeValue(value)}.`);
}

const longestTimerMilliseconds = 2 ** 31 - 1;

/** A number of milliseconds that a timer can wait. */
export function checkMilliseconds(name: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value <= longestTimerMilliseconds) return value;
  throw new StoreError(
    "invalid-option",
    `${name} must be a number of milliseconds from 0 to ${longestTimerMilliseconds}, got ${describeValue(value)}.`,
  );
}
