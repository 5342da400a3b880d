// Imports and exports the messages of a store as lines of JSON, as a stream, so that stores of any size can be moved.

import { createIssue, readPath, type Issue } from "@wirepact/core";
import { isObject, mustBe } from "@wirepact/core/codegen";
import { json } from "@wirepact/core/codegen/json";
import { checkAgentKey, checkLocation, checkNames } from "./check-input.js";
import { describeValue, StoreError, type StoreErrorCode } from "./errors.js";
import type { AppendOptions, Check, StoredEntry, StoreFunctions } from "./message-store.js";

/** The content of an exported line. */
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
  for (const name of location === undefined ? await store.locations() : [location]) {
    for await (const { agentKey, position, message } of store.tail(name, { live: false }) as AsyncIterable<StoredEntry<object>>) {
      yield { location: name, agentKey, position, message };
    }
  }
}

export interface ImportOptions {
  /** The location for lines that are bare messages. Without it every line is an exported entry. */
  readonly location?: string | undefined;
  /** The agent key for lines that are bare messages. */
  readonly agentKey?: string | null | undefined;
  /** Makes importing the same lines again safe: messages without an ID get one derived from this name, their line number and their text. */
  readonly name?: string | undefined;
  readonly check?: Check | undefined;
  /**
   * How many messages are written at once.
   * @default 500
   */
  readonly batchSize?: number | undefined;
  /**
   * The name of the option that sets `location`, for error messages.
   * @default "location"
   */
  readonly locationOption?: string | undefined;
  /** Called for each rejected line, in line order; the reason is the text of all issues, whose columns are those of the line. */
  readonly onRejected?: ((line: number, reason: string, issues: readonly Issue[]) => void) | undefined;
  /** Called after each batch. */
  readonly onProgress?: ((state: ImportState) => void) | undefined;
}

export interface ImportState {
  readonly lines: number;
  readonly rejected: number;
}

type Address = Pick<ExportedEntry, "location" | "agentKey">;

/** Adds the position in the line to an issue of its message. */
type LocateIssue = (issue: Issue) => Issue;

interface ParsedLine extends Address {
  readonly message: object;
  readonly locate: LocateIssue;
}

interface Pending extends Pick<ParsedLine, "message" | "locate"> {
  readonly line: number;
  readonly id: string | undefined;
}

/** A line that is not imported. */
interface Rejection {
  readonly line: number;
  readonly issues: readonly Issue[];
}

/** A line that could not be read, with the reasons. */
export interface UnreadLine {
  readonly issues: readonly Issue[];
}

/** Imports lines into a store. Lines that are not valid messages are reported and skipped. */
export async function importLines(
  store: Target,
  lines: AsyncIterable<string | UnreadLine> | Iterable<string | UnreadLine>,
  options: ImportOptions = {},
): Promise<ImportState> {
  checkNames(options, ["location", "agentKey", "name", "check", "batchSize", "locationOption", "onRejected", "onProgress"]);
  const { batchSize = 500, onRejected, onProgress } = options;
  if (!Number.isSafeInteger(batchSize) || batchSize < 1) {
    throw new StoreError("invalid-option", `batchSize must be a positive integer, got ${describeValue(batchSize)}.`);
  }
  let number = 0;
  let rejected = 0;
  let address: Address | undefined;
  let pending: Pending[] = [];
  let rejections: Rejection[] = [];
  const flush = async (): Promise<void> => {
    const unwritten = address === undefined ? [] : await write(store, address, pending, options);
    // Some issues are found when a line is parsed and some when it is written; they are reported in line order.
    for (const { line, issues } of [...rejections, ...unwritten].toSorted((a, b) => a.line - b.line)) {
      rejected += 1;
      onRejected?.(line, issues.map(({ message }) => message).join("; "), issues);
    }
    pending = [];
    rejections = [];
    onProgress?.({ lines: number, rejected });
  };
  for await (const line of lines) {
    number += 1;
    const text = typeof line === "string" ? line : "";
    if (line === text && text.trim() === "") continue;
    const entry = typeof line === "string" ? parseLine(store, text, options) : line;
    if ("issues" in entry) rejections.push({ line: number, issues: entry.issues });
    else {
      if (address !== undefined && (address.location !== entry.location || address.agentKey !== entry.agentKey)) await flush();
      address = { location: entry.location, agentKey: entry.agentKey };
      const id = await idOf(store, entry.message, { ...options, line: number, text });
      pending.push({ line: number, message: entry.message, locate: entry.locate, id });
    }
    if (pending.length + rejections.length >= batchSize) await flush();
  }
  await flush();
  return { lines: number, rejected };
}

/** The entry of a line, or its issues. */
function parseLine(
  { protocol }: Target,
  text: string,
  { location, agentKey = null, locationOption = "location" }: ImportOptions,
): ParsedLine | { readonly issues: readonly Issue[] } {
  // Not `JSON.parse`, whose errors quote the text, which may be sensitive.
  const reading = json.read(text, { protocol, mode: "strict" });
  // The size limit is that of a message, and an exported line is larger than its message.
  const value = reading.ok ? reading.value : location === undefined ? parseLarge(text) : undefined;
  if (!reading.ok && value === undefined) return { issues: reading.issues };
  const locate = (issue: Issue, path = issue.path): Issue => {
    const at = reading.ok ? reading.locate(path, keyCodes.has(issue.code) ? "key" : "value") : undefined;
    return at === undefined ? issue : { ...issue, at };
  };
  if (!isObject(value)) return { issues: [locate(createIssue(mustBe("wrong-type", "an object", kindOf(value))))] };
  if (location !== undefined) return { location, agentKey, message: value, locate };
  const entry = value as Partial<ExportedEntry>;
  if (typeof entry.location !== "string" || !isObject(entry.message)) {
    const expected = `must be an exported entry with "location" and "message"; pass ${locationOption} to import bare messages`;
    return { issues: [locate(createIssue(["wrong-type", expected]))] };
  }
  const issues = [findIssue(["location"], () => checkLocation(entry.location))];
  if (entry.agentKey !== undefined && entry.agentKey !== null) issues.push(findIssue(["agentKey"], () => checkAgentKey(entry.agentKey)));
  const found = issues.filter((issue) => issue !== undefined);
  if (found.length > 0) return { issues: found.map((issue) => locate(issue)) };
  return {
    location: entry.location,
    agentKey: entry.agentKey ?? null,
    message: entry.message,
    locate: (issue) => locate(issue, ["message", ...issue.path]),
  };
}

/** The value of a line that is larger than a message may be; undefined when it is not JSON. */
function parseLarge(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Codes of issues about a key rather than its value. */
const keyCodes: ReadonlySet<string> = new Set(["unknown-field", "invalid-key"]);

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "an array" : `a ${typeof value}`);

/** The error of a check as an issue of the line. */
function findIssue(path: readonly string[], check: () => unknown): Issue | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return createIssue(["format", `is invalid: ${error.message}`], path);
  }
}

interface ImportedLine {
  readonly name?: string | undefined;
  readonly line: number;
  readonly text: string;
}

/** The ID of a line whose message has none of its own. */
async function idOf({ protocol }: Target, message: object, { name, line, text }: ImportedLine): Promise<string | undefined> {
  const { id } = protocol.parts;
  if (name === undefined || (id !== undefined && readPath(message, id) !== undefined)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${name}\n${text}`)));
  return `import ${line} ${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Errors of a single message that do not say which message of the batch it is. */
const singleMessageCodes: ReadonlySet<StoreErrorCode> = new Set(["invalid-id", "id-conflict"]);

/** Writes a batch without the messages that the store rejects, and returns those. */
async function write(store: Target, address: Address, pending: readonly Pending[], options: ImportOptions): Promise<readonly Rejection[]> {
  if (pending.length === 0) return [];
  const appendOptions: AppendOptions = { ids: pending.map(({ id }) => id), ...(options.check && { check: options.check }) };
  try {
    await store.append(
      address.location,
      address.agentKey,
      pending.map(({ message }) => message),
      appendOptions,
    );
    return [];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const [first, second] = pending;
    if (singleMessageCodes.has(error.code) && first !== undefined) {
      if (second === undefined) return [{ line: first.line, issues: [createIssue(["format", `cannot be stored: ${error.message}`])] }];
      const rejections: Rejection[] = [];
      for (const single of pending) rejections.push(...(await write(store, address, [single], options)));
      return rejections;
    }
    if (error.code !== "invalid-message") throw error;
    const issuesOf = new Map<number, Issue[]>();
    for (const { path, ...issue } of error.issues) {
      const index = Number(path[0]);
      issuesOf.set(index, [...(issuesOf.get(index) ?? []), { ...issue, path: path.slice(1) }]);
    }
    const rejections = pending.flatMap(({ line, locate }, index) => {
      const issues = issuesOf.get(index);
      return issues === undefined ? [] : [{ line, issues: issues.map((issue) => locate(issue)) }];
    });
    const rest = pending.filter((_, index) => !issuesOf.has(index));
    return [...rejections, ...(await write(store, address, rest, options))];
  }
}
