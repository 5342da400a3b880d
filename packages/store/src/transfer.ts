// Messages in and out of a store as lines of JSON, one after the other, so that a store of any size can be moved.

import { createIssue, mustBe, readPath, type Issue } from "@wirepact/core";
import { isObject } from "@wirepact/core/codegen";
import { json } from "@wirepact/core/codegen/json";
import { checkAgentKey, checkLocation } from "./check-input.js";
import { StoreError, type StoreErrorCode } from "./errors.js";
import type { AppendOptions, Check, StoredEntry, StoreFunctions } from "./message-store.js";

/** What an exported line holds. */
export interface ExportedEntry {
  readonly location: string;
  readonly agentKey: string | null;
  readonly position: number;
  readonly message: object;
}

type Source = Pick<StoreFunctions<object>, "locations" | "tail">;
type Target = Pick<StoreFunctions<object>, "append" | "protocol">;

/** All messages of a location, or of all locations in turn, in the order of positions. */
export async function* exportEntries(store: Source, location?: string): AsyncGenerator<ExportedEntry> {
  for (const place of location === undefined ? await store.locations() : [location]) {
    for await (const { agentKey, position, message } of store.tail(place, { live: false }) as AsyncIterable<StoredEntry<object>>) {
      yield { location: place, agentKey, position, message };
    }
  }
}

export interface ImportOptions {
  /** Where messages go that come bare, one to a line. Without it every line is an exported entry. */
  readonly location?: string;
  /** Whose they are. */
  readonly agentKey?: string | null;
  /** Makes it safe to import the same lines again: messages without an id get one made of this name, their line and what it says. */
  readonly name?: string;
  readonly check?: Check;
  /** How many messages are written at once; 500 unless given. */
  readonly batchSize?: number;
  /** What people give `location` with, for the advice on lines that need it: `location` unless given. */
  readonly locationOption?: string;
  /** Hears of lines that were refused, in their order; the reason is all issues in words, whose columns are those of the line. */
  readonly onRefused?: (line: number, reason: string, issues: readonly Issue[]) => void;
  /** Hears of progress after each batch. */
  readonly onProgress?: (state: ImportState) => void;
}

export interface ImportState {
  readonly lines: number;
  readonly refused: number;
}

type Place = Pick<ExportedEntry, "location" | "agentKey">;

/** Finds where a part of a line's message stands in the line. */
type LocateIssue = (issue: Issue) => Issue;

interface ReadLine extends Place {
  readonly message: object;
  readonly locate: LocateIssue;
}

interface Pending extends Pick<ReadLine, "message" | "locate"> {
  readonly line: number;
  readonly id: string | undefined;
}

/** A line that is not imported. */
interface Refusal {
  readonly line: number;
  readonly issues: readonly Issue[];
}

/** Reads lines into a store. A line that is no message is refused and told, the others are written. */
export async function importLines(
  store: Target,
  lines: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions = {},
): Promise<ImportState> {
  const { batchSize = 500, onRefused, onProgress } = options;
  let number = 0;
  let refused = 0;
  let place: Place | undefined;
  let pending: Pending[] = [];
  let refusals: Refusal[] = [];
  const flush = async (): Promise<void> => {
    const unwritten = place === undefined ? [] : await write(store, place, pending, options);
    // What is wrong with a line shows at once or when it is written; people read it in the order of lines.
    for (const { line, issues } of [...refusals, ...unwritten].toSorted((a, b) => a.line - b.line)) {
      refused += 1;
      onRefused?.(line, issues.map(({ message }) => message).join("; "), issues);
    }
    pending = [];
    refusals = [];
    onProgress?.({ lines: number, refused });
  };
  for await (const text of lines) {
    number += 1;
    if (text.trim() === "") continue;
    const entry = readLine(store, text, options);
    if ("issues" in entry) refusals.push({ line: number, issues: entry.issues });
    else {
      if (place !== undefined && (place.location !== entry.location || place.agentKey !== entry.agentKey)) await flush();
      place = { location: entry.location, agentKey: entry.agentKey };
      const id = await idOf(store, entry.message, { ...options, line: number, text });
      pending.push({ line: number, message: entry.message, locate: entry.locate, id });
    }
    if (pending.length + refusals.length >= batchSize) await flush();
  }
  await flush();
  return { lines: number, refused };
}

/** What a line holds, or why it holds nothing. */
function readLine(
  { protocol }: Target,
  text: string,
  { location, agentKey = null, locationOption = "location" }: ImportOptions,
): ReadLine | { readonly issues: readonly Issue[] } {
  // Not `JSON.parse`, whose errors quote the text, and with it whatever must not be shown.
  const reading = json.read(text, { protocol, mode: "strict" });
  // The limits are those of a message, and an exported line holds more than its message.
  const value = reading.ok ? reading.value : location === undefined ? parseLarge(text) : undefined;
  if (!reading.ok && value === undefined) return { issues: reading.issues };
  const place = (issue: Issue, path = issue.path): Issue => {
    const at = reading.ok ? reading.locate(path, aboutKeys.has(issue.code) ? "key" : "value") : undefined;
    return at === undefined ? issue : { ...issue, at };
  };
  if (!isObject(value)) return { issues: [place(createIssue(mustBe("wrong-type", "an object", kindOf(value))))] };
  if (location !== undefined) return { location, agentKey, message: value, locate: place };
  const entry = value as Partial<ExportedEntry>;
  if (typeof entry.location !== "string" || !isObject(entry.message)) {
    const advice = `an exported entry with location and message; give ${locationOption} to import bare messages`;
    return { issues: [place(createIssue(["wrong-type", `is not ${advice}`]))] };
  }
  const issues = [unusable(["location"], () => checkLocation(entry.location))];
  if (entry.agentKey !== undefined && entry.agentKey !== null) issues.push(unusable(["agentKey"], () => checkAgentKey(entry.agentKey)));
  const found = issues.filter((issue) => issue !== undefined);
  if (found.length > 0) return { issues: found.map((issue) => place(issue)) };
  return {
    location: entry.location,
    agentKey: entry.agentKey ?? null,
    message: entry.message,
    locate: (issue) => place(issue, ["message", ...issue.path]),
  };
}

/** What a line holds that is larger than a message may be; undefined when it is not JSON. */
function parseLarge(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Issues that are about a key rather than its value. */
const aboutKeys: ReadonlySet<string> = new Set(["unknown-field", "invalid-key"]);

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`);

/** What a check of the store has against a part of a line. */
function unusable(path: readonly string[], check: () => unknown): Issue | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return createIssue(["format", `cannot be used: ${error.message}`], path);
  }
}

interface ImportedLine {
  readonly name?: string;
  readonly line: number;
  readonly text: string;
}

/** The id of a line whose message has none of its own. */
async function idOf({ protocol }: Target, message: object, { name, line, text }: ImportedLine): Promise<string | undefined> {
  const { id } = protocol.parts;
  if (name === undefined || (id !== undefined && readPath(message, id) !== undefined)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${name}\n${text}`)));
  return `import ${line} ${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Failures that are the fault of single messages; the store does not say of which. */
const ofOneMessage: ReadonlySet<StoreErrorCode> = new Set(["bad-id", "id-conflict"]);

/** Writes a batch; messages that the store refuses are left out and given back. */
async function write(store: Target, place: Place, pending: readonly Pending[], options: ImportOptions): Promise<readonly Refusal[]> {
  if (pending.length === 0) return [];
  const appendOptions: AppendOptions = { ids: pending.map(({ id }) => id), ...(options.check && { check: options.check }) };
  try {
    await store.append(
      place.location,
      place.agentKey,
      pending.map(({ message }) => message),
      appendOptions,
    );
    return [];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const [first, second] = pending;
    if (ofOneMessage.has(error.code) && first !== undefined) {
      if (second === undefined) return [{ line: first.line, issues: [createIssue(["format", `cannot be stored: ${error.message}`])] }];
      const refusals: Refusal[] = [];
      for (const single of pending) refusals.push(...(await write(store, place, [single], options)));
      return refusals;
    }
    if (error.code !== "invalid-message") throw error;
    const issuesOf = new Map<number, Issue[]>();
    for (const { path, ...issue } of error.issues) {
      const index = Number(path[0]);
      issuesOf.set(index, [...(issuesOf.get(index) ?? []), { ...issue, path: path.slice(1) }]);
    }
    const refusals = pending.flatMap(({ line, locate }, index) => {
      const issues = issuesOf.get(index);
      return issues === undefined ? [] : [{ line, issues: issues.map((issue) => locate(issue)) }];
    });
    const rest = pending.filter((_, index) => !issuesOf.has(index));
    return [...refusals, ...(await write(store, place, rest, options))];
  }
}
