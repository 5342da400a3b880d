// Splits streams of bytes or strings, in chunks of any size, into lines; strings are encoded first. Keeps at most one unfinished line, and discards it once it is too long.

import { decodeUtf8 } from "../base/limits.js";
import { quote } from "../base/quote.js";
import { bytesOfRaw } from "./raw-text.js";

/** What lines are read from: Node streams and generators are async iterables, web streams have `getReader`; a string or bytes are read as a whole. */
export type StreamSource = string | Uint8Array | AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array> | WebReadable;

/** As much of a web `ReadableStream` as is used here. */
export interface WebReadable {
  readonly getReader: () => {
    readonly read: () => Promise<{ readonly done: boolean; readonly value?: string | Uint8Array | undefined }>;
    readonly cancel: (reason?: unknown) => Promise<void>;
  };
}

/** A line without its end, numbered from 1: its text (or its bytes when they are not UTF-8), or the size and the beginning of one that is too long. */
export type Line =
  | { readonly number: number; readonly content: string | Uint8Array }
  | { readonly number: number; readonly size: number; readonly limit: number; readonly head?: string | Uint8Array | undefined };

const lineFeed = 10;
const carriageReturn = 13;

/** The line that is not finished yet. */
interface Pending {
  /** Lines finished so far. */
  count: number;
  /** The bytes of the line; only the first `length` of them count. */
  bytes: Uint8Array;
  length: number;
  size: number;
  /** Too long: only its size is still counted, and what is kept of it does not grow. */
  skipping: boolean;
  /** The most characters of a line that is too long, or the bytes that may be as many. */
  readonly maxHead: number;
  endsInReturn: boolean;
}

const noBytes = /*@__PURE__*/ new Uint8Array();

/**
 * The lines of a source, as many at a time as a chunk completes; blank lines are counted and skipped. An unfinished line that exceeds the limit
 * is not kept, except for its first characters. The lines never share memory with a chunk, because the source may reuse its buffer.
 */
export async function* cutLines(source: StreamSource, limit: number, maxHead = 0): AsyncGenerator<readonly Line[], void, undefined> {
  const pending: Pending = { count: 0, bytes: noBytes, length: 0, size: 0, skipping: false, maxHead, endsInReturn: false };
  const encoder = new TextEncoder();
  /** The first half of a surrogate pair that a string ended with. */
  let half = "";
  for await (const chunk of chunksOf(source)) {
    const lines: Line[] = [];
    if (typeof chunk === "string") {
      const text = half + chunk;
      half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : "";
      cutBytes(encoder.encode(text.slice(0, text.length - half.length)), pending, limit, lines);
    } else cutBytes(chunk, pending, limit, lines);
    if (lines.length > 0) yield lines;
  }
  const last: Line[] = [];
  cutBytes(encoder.encode(half), pending, limit, last);
  if (pending.size > 0) finish(pending, limit, last);
  if (last.length > 0) yield last;
}

/** The chunks of a source, whatever kind of stream it is. */
export async function* chunksOf(source: StreamSource): AsyncGenerator<string | Uint8Array, void, undefined> {
  if (isChunk(source)) {
    yield source;
    return;
  }
  const given = source as Partial<AsyncIterable<unknown> & Iterable<unknown> & WebReadable> | null | undefined;
  const isIterable = (given?.[Symbol.asyncIterator] ?? given?.[Symbol.iterator]) !== undefined;
  if (!isIterable && given?.getReader === undefined) throw notAStream(source);
  for await (const chunk of isIterable ? (given as AsyncIterable<unknown>) : readAll(given as WebReadable)) {
    if (!isChunk(chunk)) throw notAStream(chunk);
    yield chunk;
  }
}

async function* readAll(source: WebReadable): AsyncGenerator<unknown, void, undefined> {
  const reader = source.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Also when the consumer stops early, so that the producer stops too.
    await reader.cancel();
  }
}

const isChunk = (value: unknown): value is string | Uint8Array => typeof value === "string" || value instanceof Uint8Array;

const notAStream = (value: unknown): TypeError => new TypeError(`expected a string, a Uint8Array or a stream of them, got ${quote(value)}`);

function cutBytes(chunk: Uint8Array, pending: Pending, limit: number, lines: Line[]): void {
  const first = chunk.indexOf(lineFeed);
  if (first < 0) return keepBytes(chunk, pending, limit);
  keepBytes(chunk.subarray(0, first), pending, limit);
  finish(pending, limit, lines);
  const last = chunk.lastIndexOf(lineFeed);
  if (last > first) addWhole(chunk.subarray(first + 1, last), pending, lines);
  keepBytes(chunk.subarray(last + 1), pending, limit);
}

/** Lines that lie in one chunk: decoded together, or one by one when some byte of them is not UTF-8. */
function addWhole(bytes: Uint8Array, pending: Pending, lines: Line[]): void {
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text.split("\n").forEach((line) => add(line, pending, lines));
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    add(decodeUtf8(line) ?? withoutReturn(line), pending, lines);
    start = end + 1;
  }
}

function add(content: string | Uint8Array, pending: Pending, lines: Line[]): void {
  pending.count++;
  if (typeof content !== "string") lines.push({ number: pending.count, content });
  else if (content.trim() !== "") lines.push({ number: pending.count, content: content.endsWith("\r") ? content.slice(0, -1) : content });
}

/** A copy without the carriage return at the end. Not `slice()`: that of a Node `Buffer` shares the memory. */
const withoutReturn = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes);

function keepBytes(bytes: Uint8Array, pending: Pending, limit: number): void {
  if (bytes.length === 0) return;
  pending.size += bytes.length;
  pending.endsInReturn = bytes.at(-1) === carriageReturn;
  if (!mustSkip(pending, limit, bytes)) appendBytes(bytes, pending);
}

/** Appends bytes to the unfinished line; the size of the buffer doubles when it is full. */
function appendBytes(bytes: Uint8Array, pending: Pending): void {
  const length = pending.length + bytes.length;
  if (length > pending.bytes.length) {
    const room = new Uint8Array(Math.max(length, 2 * pending.length));
    room.set(pending.bytes.subarray(0, pending.length));
    pending.bytes = room;
  }
  pending.bytes.set(bytes, pending.length);
  pending.length = length;
}

/** Whether the unfinished line is too long by now, even if a carriage return and a byte order mark are left out. */
function mustSkip(pending: Pending, limit: number, next: Uint8Array): boolean {
  if (!pending.skipping && pending.size > limit + 4) {
    pending.skipping = true;
    const kept = bytesOfRaw(pending.maxHead);
    appendBytes(next.subarray(0, kept), pending);
    pending.length = Math.min(pending.length, kept);
    pending.bytes = pending.bytes.slice(0, pending.length);
  }
  return pending.skipping;
}

function finish(pending: Pending, limit: number, lines: Line[]): void {
  const bytes = pending.bytes.subarray(0, pending.length);
  const content = decodeUtf8(bytes) ?? withoutReturn(bytes);
  if (!pending.skipping) add(content, pending, lines);
  else lines.push({ number: ++pending.count, size: pending.size - (pending.endsInReturn ? 1 : 0), limit, head: content });
  Object.assign(pending, { bytes: noBytes, length: 0, size: 0, skipping: false, endsInReturn: false });
}
