// Checks of what a caller gives besides messages: locations, agent keys, ids and pages. Each failure is a StoreError that says what is due.

import type { View } from "@wirepact/core";
import { StoreError, type StoreErrorCode } from "./errors.js";
import type { Page } from "./message-store.js";

const maxBytes = 1024;
const encoder = /*@__PURE__*/ new TextEncoder();
// What no database keeps as it is: the character U+0000 and halves of surrogate pairs.
const uncarried = /\0|\p{Surrogate}/u;

interface Named {
  readonly code: StoreErrorCode;
  readonly noun: string;
}

function checkName(text: unknown, { code, noun }: Named): string {
  if (typeof text !== "string") throw new StoreError(code, `The ${noun} must be a text, not ${text === null ? "null" : typeof text}.`);
  if (text === "") throw new StoreError(code, `The ${noun} is empty; give at least one character.`);
  // A character takes three bytes at most for each of its units, so short names need no counting.
  if (text.length * 3 > maxBytes && encoder.encode(text).length > maxBytes) {
    throw new StoreError(code, `The ${noun} is longer than ${maxBytes} bytes; shorten it.`);
  }
  if (uncarried.test(text)) throw new StoreError(code, `The ${noun} holds U+0000 or half a surrogate pair; leave those out.`);
  return text;
}

/** A location as it may be used. */
export function checkLocation(location: unknown): string {
  return checkName(location, { code: "bad-location", noun: "location" });
}

/** An agent key as it may be used. */
export function checkAgentKey(agentKey: unknown): string {
  return checkName(agentKey, { code: "bad-agent-key", noun: "agent key" });
}

/** An id as it may be used. */
export function checkId(id: unknown): string {
  return checkName(id, { code: "bad-id", noun: "message id" });
}

/** The agents a view is asked for, each once; none where the view is of anyone. */
export function checkAgents(name: string, view: View, agents: unknown): readonly string[] {
  if (view.agents === "any") {
    if (agents !== undefined) throw new StoreError("bad-agent-key", `The view ${name} is not by agent; leave the agent out.`);
    return [];
  }
  if (view.agents === "one") {
    if (agents === undefined || typeof agents === "object")
      throw new StoreError("bad-agent-key", `The view ${name} is of one agent; give its agent key.`);
    return [checkAgentKey(agents)];
  }
  if (!Array.isArray(agents)) throw new StoreError("bad-agent-key", `The view ${name} is of several agents; give a list of agent keys.`);
  return [...new Set(agents.map(checkAgentKey))];
}

/** A page with everything spelt out. */
export interface CheckedPage {
  readonly limit: number | undefined;
  readonly newest: boolean;
  readonly since: number;
}

/** A page as it may be used. */
export function checkPage(page: Page = {}): CheckedPage {
  if (typeof page !== "object" || page === null)
    throw new StoreError("bad-page", `The page must be an object such as { limit: 50 }, not ${String(page)}.`);
  const limit = checkWhole("limit", page.limit);
  const last = checkWhole("last", page.last);
  if (limit > 0 && last > 0) throw new StoreError("bad-page", "The page has both limit and last; give the one you want.");
  const most = last > 0 ? last : limit;
  return { limit: most === 0 ? undefined : most, newest: last > 0, since: checkWhole("since", page.since) };
}

/** A whole number from 0 up; 0 when left out. */
export function checkWhole(name: string, value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw new StoreError("bad-page", `${name} must be a whole number from 0 up, not ${typeof value === "number" ? value : typeof value}.`);
}
