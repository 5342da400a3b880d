// Cuts streams of bytes or text into lines, whatever the chunks. Holds no more than one unfinished line, and not even that once it is too long.

import { byteLengthOf, decodeUtf8 } from "./encodings/limits.js";
import { quote } from "./quote.js";

/** What lines are read from: Node streams and generators are async iterables, web streams have `getReader`; text and bytes are taken whole. */
export type StreamSource = string | Uint8Array | AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array> | WebReadable;

/** As much of a web `ReadableStream` as is used here. */
export interface WebReadable {
  readonly getReader: () => {
    readonly read: () => Promise<{ readonly done: boolean; readonly value?: string | Uint8Array | undefined }>;
    readonly cancel: (reason?: unknown) => Promise<void>;
  };
}

/** A line without its end, numbered from 1: its text (or its bytes when they are not UTF-8), or only the size of one that was too long to keep. */
export type Line =
  | { readonly number: number; readonly content: string | Uint8Array }
  | { readonly number: number; readonly size: number; readonly limit: number };

const lineFeed = 10;
const carriageReturn = 13;

/** The line that is not finished yet. */
interface Pending {
  /** Lines finished so far. */
  count: number;
  readonly texts: string[];
  readonly blocks: Uint8Array[];
  size: number;
  /** Too long: only its size is still counted. */
  skipping: boolean;
  endsInReturn: boolean;
}

/** The lines of a source, as many at a time as a chunk completes; blank ones are counted and left out. */
export async function* cutLines(source: StreamSource, limit: number | undefined): AsyncGenerator<readonly Line[], void, undefined> {
  const pending: Pending = { count: 0, texts: [], blocks: [], size: 0, skipping: false, endsInReturn: false };
  let isBinary = false;
  for await (const chunk of chunksOf(source)) {
    if (typeof chunk !== "string" && !isBinary) {
      isBinary = true;
      pending.blocks.push(...pending.texts.splice(0).map((text) => new TextEncoder().encode(text)));
    }
    const lines: Line[] = [];
    if (isBinary) cutBytes(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk, pending, limit, lines);
    else cutText(chunk as string, pending, limit, lines);
    if (lines.length > 0) yield lines;
  }
  const last: Line[] = [];
  if (pending.size > 0) finish(pending, limit, last);
  if (last.length > 0) yield last;
}

async function* chunksOf(source: StreamSource): AsyncGenerator<string | Uint8Array, void, undefined> {
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

/** What is no stream is a slip of the caller, not of a message. */
const notAStream = (value: unknown): TypeError => new TypeError(`messages come as text, bytes or a stream of them, not as ${quote(value)}`);

function cutText(chunk: string, pending: Pending, limit: number | undefined, lines: Line[]): void {
  const first = chunk.indexOf("\n");
  if (first < 0) return keepText(chunk, pending, limit);
  keepText(chunk.slice(0, first), pending, limit);
  finish(pending, limit, lines);
  const last = chunk.lastIndexOf("\n");
  if (last > first) addAll(chunk.slice(first + 1, last), pending, lines);
  keepText(chunk.slice(last + 1), pending, limit);
}

function cutBytes(chunk: Uint8Array, pending: Pending, limit: number | undefined, lines: Line[]): void {
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
  if (text !== undefined) return addAll(text, pending, lines);
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    add(decodeUtf8(line) ?? withoutReturn(line), pending, lines);
    start = end + 1;
  }
}

function addAll(text: string, pending: Pending, lines: Line[]): void {
  for (const line of text.split("\n")) add(line, pending, lines);
}

function add(content: string | Uint8Array, pending: Pending, lines: Line[]): void {
  pending.count++;
  if (typeof content !== "string") lines.push({ number: pending.count, content });
  else if (content.trim() !== "") lines.push({ number: pending.count, content: content.endsWith("\r") ? content.slice(0, -1) : content });
}

const withoutReturn = (bytes: Uint8Array): Uint8Array => (bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes);

function keepText(text: string, pending: Pending, limit: number | undefined): void {
  if (text === "") return;
  pending.size += byteLengthOf(text);
  pending.endsInReturn = text.endsWith("\r");
  if (!mustSkip(pending, limit)) pending.texts.push(text);
}

function keepBytes(bytes: Uint8Array, pending: Pending, limit: number | undefined): void {
  if (bytes.length === 0) return;
  pending.size += bytes.length;
  pending.endsInReturn = bytes.at(-1) === carriageReturn;
  // A copy: the source may use its buffer again.
  if (!mustSkip(pending, limit)) pending.blocks.push(bytes.slice());
}

/** Whether the unfinished line is too long by now, even if a carriage return and a byte order mark are left out. */
function mustSkip(pending: Pending, limit: number | undefined): boolean {
  if (!pending.skipping && limit !== undefined && pending.size > limit + 4) {
    pending.skipping = true;
    pending.texts.length = 0;
    pending.blocks.length = 0;
  }
  return pending.skipping;
}

function finish(pending: Pending, limit: number | undefined, lines: Line[]): void {
  if (pending.skipping) lines.push({ number: ++pending.count, size: pending.size - (pending.endsInReturn ? 1 : 0), limit: limit ?? 0 });
  else if (pending.blocks.length > 0) {
    const bytes = joined(pending.blocks);
    add(decodeUtf8(bytes) ?? withoutReturn(bytes), pending, lines);
  } else add(pending.texts.join(""), pending, lines);
  Object.assign(pending, { size: 0, skipping: false, endsInReturn: false });
  pending.texts.length = 0;
  pending.blocks.length = 0;
}

function joined(blocks: readonly Uint8Array[]): Uint8Array {
  const [only] = blocks;
  if (only !== undefined && blocks.length === 1) return only;
  const whole = new Uint8Array(blocks.reduce((size, block) => size + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    whole.set(block, offset);
    offset += block.length;
  }
  return whole;
}
