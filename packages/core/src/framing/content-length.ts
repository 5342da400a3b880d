// Messages behind a `Content-Length` header, as the Language Server Protocol and the Debug Adapter Protocol frame them.

import { json, jsonReader } from "../encodings/json.js";
import { decodeUtf8 } from "../encodings/limits.js";
import { chunksOf, type StreamSource } from "../lines.js";
import { bytesOfRaw } from "../raw-text.js";
import type { Framing, Piece } from "./framing.js";

const headerEnd = [13, 10, 13, 10];

/** The maximum length of a header; a real one has less than a hundred bytes. */
const maxHeaderBytes = 8192;

/** Bytes that are reserved for a body before any of it has arrived: a header may announce more than ever comes. */
const firstRoom = 65_536;

export const contentLength: Framing = {
  encoding: { ...json, name: "content-length", framed: true, read: jsonReader("content-length") },
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

function createReader(limit: number, maxHeadBytes: number): Reader {
  let count = 0;
  /** Bytes of the header that is being read. */
  let header: number[] = [];
  /** The body that is being read. Only the first bytes of one that is too large are kept, as many as `kept`. */
  let body: { readonly length: number; readonly kept: number; bytes: Uint8Array; filled: number } | undefined;
  /** Whether a header was refused, so that everything up to the next one is skipped. */
  let skipping = false;

  const refuseHeader = (problem: string, lines: Piece[]): void => {
    if (!skipping) lines.push({ number: ++count, problem, head: Uint8Array.from(header.slice(0, maxHeadBytes)) });
    skipping = true;
    header = [];
  };

  const finishHeader = (lines: Piece[]): void => {
    const text = decodeUtf8(Uint8Array.from(header)) ?? "";
    const length = lengthIn(text.replace(/^\uFEFF/, ""));
    if (typeof length === "string") {
      refuseHeader(length, lines);
      return;
    }
    skipping = false;
    header = [];
    const kept = length <= limit ? length : Math.min(limit, maxHeadBytes);
    body = { length, kept, bytes: new Uint8Array(Math.min(kept, firstRoom)), filled: 0 };
    if (length === 0) finishBody(lines);
  };

  const finishBody = (lines: Piece[]): void => {
    const { bytes, length } = body!;
    count++;
    lines.push(
      length > limit ? { number: count, size: length, limit, head: bytes } : { number: count, content: decodeUtf8(bytes) ?? bytes },
    );
    body = undefined;
  };

  const readHeader = (chunk: Uint8Array, start: number, lines: Piece[]): number => {
    for (let index = start; index < chunk.length; index++) {
      header.push(chunk[index]!);
      if (endsHeader(header)) {
        finishHeader(lines);
        return index + 1;
      }
      if (header.length > maxHeaderBytes) refuseHeader(`the header has more than ${maxHeaderBytes} bytes`, lines);
    }
    return chunk.length;
  };

  const readBody = (chunk: Uint8Array, start: number, lines: Piece[]): number => {
    const part = chunk.subarray(start, start + body!.length - body!.filled);
    const kept = part.subarray(0, Math.max(0, body!.kept - body!.filled));
    const needed = body!.filled + kept.length;
    if (kept.length > 0 && needed > body!.bytes.length) {
      const room = new Uint8Array(Math.min(body!.kept, Math.max(needed, 2 * body!.bytes.length)));
      room.set(body!.bytes);
      body!.bytes = room;
    }
    if (kept.length > 0) body!.bytes.set(kept, body!.filled);
    body!.filled += part.length;
    if (body!.filled === body!.length) finishBody(lines);
    return start + part.length;
  };

  return {
    push: (chunk) => {
      const lines: Piece[] = [];
      for (let offset = 0; offset < chunk.length;) {
        offset = body === undefined ? readHeader(chunk, offset, lines) : readBody(chunk, offset, lines);
      }
      return lines;
    },
    end: () => {
      const isWhole = body === undefined && (header.length === 0 || skipping);
      if (isWhole) return [];
      const head = (body?.bytes.subarray(0, body.filled) ?? Uint8Array.from(header)).subarray(0, maxHeadBytes);
      return [{ number: count + 1, problem: "unexpected end of input inside a message", head }];
    },
  };
}

const endsHeader = (header: readonly number[]): boolean =>
  header.length >= headerEnd.length && headerEnd.every((byte, index) => header[header.length - headerEnd.length + index] === byte);

/** The length that a header announces, or what is wrong with the header. */
function lengthIn(header: string): number | string {
  const lengths = new Set<number>();
  for (const line of header.split("\r\n")) {
    if (!/^content-length\b/i.test(line)) continue;
    const [, digits] = /^content-length:[ \t]*([0-9]{1,15})[ \t]*$/i.exec(line) ?? [];
    if (digits === undefined) return "the Content-Length must be a number of bytes, with at most 15 digits";
    lengths.add(Number(digits));
  }
  const [length] = lengths;
  // Two readers that choose differently would see different messages.
  if (lengths.size > 1) return "the header has several Content-Length lines that differ";
  return length ?? 'the header has no "Content-Length: <number>" line';
}
