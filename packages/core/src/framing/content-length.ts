// Messages behind a `Content-Length` header, as the Language Server Protocol and the Debug Adapter Protocol frame them. After a frame that cannot be
// read, the next header is found again, also in the middle of a line or inside a body that is shorter than announced.

import { jsonReader, writeJson } from "../encodings/json.js";
import { decodeUtf8 } from "../base/limits.js";
import { chunksOf, type StreamSource } from "./lines.js";
import { bytesOfRaw } from "./raw-text.js";
import type { Framing, Piece } from "./framing.js";
import { createHeaderReader } from "./header-reader.js";

/** Bytes that are reserved for a body before any of it has arrived: a header may announce more than ever comes. */
const firstRoom = 65_536;

/**
 * A header inside a body. JSON never contains one: a line feed in a string is escaped, and there are no such words outside of strings. So the body
 * is shorter than its header says.
 */
const headerInside = /content-length:[ \t]{0,8}([0-9]{1,15})[ \t]{0,8}\r?\n(?:content-type:[^\r\n]{0,150}\r?\n)?\r?\n/i;

/** The most bytes of a header inside a body. */
const maxInsideBytes = 256;

export const contentLength: Framing = {
  encoding: { name: "content-length", framed: true, read: /*@__PURE__*/ jsonReader("content-length"), write: writeJson },
  cut: cutContentLength,
  frame: frameContentLength,
};

/** The messages of a source, as many at a time as a chunk completes, numbered from 1. */
async function* cutContentLength(source: StreamSource, limit: number, maxHead = 0): AsyncGenerator<readonly Piece[], void, undefined> {
  const reader = createReader(limit, bytesOfRaw(maxHead));
  const encoder = new TextEncoder();
  for await (const chunk of chunksOf(source)) {
    const found = reader.push(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
    if (found.length > 0) yield found;
  }
  const last = reader.end();
  if (last.length > 0) yield last;
}

/** A message with its header, as it is written. */
function frameContentLength(text: string): string {
  return `Content-Length: ${new TextEncoder().encode(text).length}\r\n\r\n${text}`;
}

interface Reader {
  readonly push: (chunk: Uint8Array) => readonly Piece[];
  readonly end: () => readonly Piece[];
}

/** A body that is being read. Only the first bytes of one that is too large are kept, as many as `kept`. */
interface Body {
  readonly length: number;
  readonly kept: number;
  bytes: Uint8Array;
  filled: number;
  /** The last bytes, in which a header may have begun. */
  recent: Uint8Array;
  isReported: boolean;
}

/** What is added to the piece that is found. */
type Found = Piece extends infer Each ? (Each extends Piece ? Omit<Each, "number"> : never) : never;

function createReader(limit: number, maxHeadBytes: number): Reader {
  let pieces: Piece[] = [];
  let count = 0;
  let body: Body | undefined;
  /** Whether something was refused since the last message, so that one problem is reported once. */
  let isLost = false;
  const add = (found: Found): void => void pieces.push({ ...found, number: ++count });

  const startBody = (length: number): void => {
    isLost = false;
    const kept = length <= limit ? length : Math.min(limit, maxHeadBytes);
    const bytes = new Uint8Array(Math.min(kept, firstRoom));
    body = { length, kept, bytes, filled: 0, recent: new Uint8Array(), isReported: false };
    if (length === 0) finishBody(body);
  };

  const header = createHeaderReader({
    onLength: startBody,
    onProblem: (problem, head) => {
      if (!isLost) add({ problem, head: head.slice(0, maxHeadBytes) });
      isLost = true;
    },
  });

  /** Reports a body that is too large as soon as its beginning is there: its end may never come. */
  const reportSize = (large: Body): void => {
    if (!large.isReported) add({ size: large.length, limit, head: large.bytes.subarray(0, Math.min(large.filled, large.kept)) });
    large.isReported = true;
  };

  const finishBody = (whole: Body): void => {
    if (whole.length > limit) reportSize(whole);
    else add({ content: decodeUtf8(whole.bytes) ?? whole.bytes });
    body = undefined;
  };

  /** Takes a part of the body; returns where in the chunk the next part of anything begins. */
  const readBody = (current: Body, chunk: Uint8Array, start: number): number => {
    const part = chunk.subarray(start, start + current.length - current.filled);
    const inside = findHeader(current.recent, part);
    if (inside !== undefined) {
      if (current.length > limit) reportSize(current);
      else add({ problem: `the message has fewer bytes than its Content-Length of ${current.length}`, head: headOf(current) });
      startBody(inside.length);
      return start + inside.end;
    }
    keep(current, part);
    if (current.length > limit && current.filled >= current.kept) reportSize(current);
    if (current.filled === current.length) finishBody(current);
    return start + part.length;
  };

  const headOf = ({ bytes, filled }: Body): Uint8Array => bytes.slice(0, Math.min(filled, maxHeadBytes));

  return {
    push: (chunk) => {
      pieces = [];
      for (let offset = 0; offset < chunk.length;) {
        if (body !== undefined) offset = readBody(body, chunk, offset);
        else {
          const end = chunk.indexOf(10, offset) + 1 || chunk.length;
          header.push(chunk.subarray(offset, end));
          offset = end;
        }
      }
      return pieces;
    },
    end: () => {
      pieces = [];
      const head = body === undefined ? header.rest().subarray(0, maxHeadBytes) : headOf(body);
      const isWhole = body === undefined ? header.rest().length === 0 || isLost : body.isReported;
      if (!isWhole) add({ problem: "unexpected end of input inside a message", head });
      return pieces;
    },
  };
}

/** The header that ends in a part of a body, and where. */
function findHeader(recent: Uint8Array, part: Uint8Array): { readonly length: number; readonly end: number } | undefined {
  // Most messages have no line feed at all.
  if (!part.includes(10)) return undefined;
  const text = new TextDecoder("latin1").decode(concatenate(recent, part));
  const found = headerInside.exec(text);
  return found === null ? undefined : { length: Number(found[1]), end: found.index + found[0].length - recent.length };
}

/** Appends a part to a body, as far as it is kept. */
function keep(body: Body, part: Uint8Array): void {
  const kept = part.subarray(0, Math.max(0, body.kept - body.filled));
  const needed = body.filled + kept.length;
  if (kept.length > 0 && needed > body.bytes.length) {
    const room = new Uint8Array(Math.min(body.kept, Math.max(needed, 2 * body.bytes.length)));
    room.set(body.bytes);
    body.bytes = room;
  }
  if (kept.length > 0) body.bytes.set(kept, body.filled);
  body.filled += part.length;
  body.recent = concatenate(body.recent, part.subarray(-maxInsideBytes)).slice(-maxInsideBytes);
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
