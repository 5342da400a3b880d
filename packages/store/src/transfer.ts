// Messages in and out of a store as lines of JSON, one after the other, so that a store of any size can be moved.

import { readPath, type Issue } from "@wirepact/core";
import { json } from "@wirepact/core/codegen/json";
import { StoreError } from "./errors.js";
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
  /** Hears of lines that were refused. */
  readonly onRefused?: (line: number, reason: string) => void;
  /** Hears of progress after each batch. */
  readonly onProgress?: (state: ImportState) => void;
}

export interface ImportState {
  readonly lines: number;
  readonly refused: number;
}

interface Pending {
  readonly line: number;
  readonly message: object;
  readonly id: string | undefined;
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
  let place: Pick<ExportedEntry, "location" | "agentKey"> | undefined;
  let pending: Pending[] = [];
  const refuse = (line: number, reason: string): void => {
    refused += 1;
    onRefused?.(line, reason);
  };
  const flush = async (): Promise<void> => {
    if (place !== undefined) await write(store, place, pending, { options, refuse });
    pending = [];
    onProgress?.({ lines: number, refused });
  };
  for await (const text of lines) {
    number += 1;
    if (text.trim() === "") continue;
    const entry = readLine(store, text, options);
    if (typeof entry === "string") {
      refuse(number, entry);
      continue;
    }
    if (place !== undefined && (place.location !== entry.location || place.agentKey !== entry.agentKey)) await flush();
    place = { location: entry.location, agentKey: entry.agentKey };
    pending.push({ line: number, message: entry.message, id: await idOf(store, entry.message, { ...options, line: number, text }) });
    if (pending.length >= batchSize) await flush();
  }
  await flush();
  return { lines: number, refused };
}

/** What a line holds, or why it holds nothing. */
function readLine(
  { protocol }: Target,
  text: string,
  { location, agentKey = null }: ImportOptions,
): Omit<ExportedEntry, "position"> | string {
  // Not `JSON.parse`, whose errors quote the text, and with it whatever must not be shown.
  const reading = json.read(text, { protocol, mode: "strict" });
  if (!reading.ok)
    return reading.issues.map(({ message, at }) => `${message.replace(/^message /, "")}${at ? ` (column ${at.column})` : ""}`).join("; ");
  const { value } = reading;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "is not an object";
  if (location !== undefined) return { location, agentKey, message: value };
  const entry = value as Partial<ExportedEntry>;
  if (typeof entry.location !== "string" || typeof entry.message !== "object" || entry.message === null) {
    return "is not an exported entry with location and message; name a location to import bare messages";
  }
  return { location: entry.location, agentKey: entry.agentKey ?? null, message: entry.message };
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

interface Writing {
  readonly options: ImportOptions;
  readonly refuse: (line: number, reason: string) => void;
}

/** Writes a batch; messages that the store refuses are told and left out. */
async function write(
  store: Target,
  place: Pick<ExportedEntry, "location" | "agentKey">,
  pending: readonly Pending[],
  { options, refuse }: Writing,
): Promise<void> {
  if (pending.length === 0) return;
  const appendOptions: AppendOptions = { ids: pending.map(({ id }) => id), ...(options.check && { check: options.check }) };
  try {
    await store.append(
      place.location,
      place.agentKey,
      pending.map(({ message }) => message),
      appendOptions,
    );
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== "invalid-message") throw error;
    const bad = new Map<number, Issue>();
    for (const issue of error.issues) bad.set(Number(issue.path[0]), bad.get(Number(issue.path[0])) ?? issue);
    for (const [index, { line }] of pending.entries()) if (bad.has(index)) refuse(line, bad.get(index)?.message ?? "");
    await write(
      store,
      place,
      pending.filter((_, index) => !bad.has(index)),
      { options, refuse },
    );
  }
}
