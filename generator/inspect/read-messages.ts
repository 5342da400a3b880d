// Reads messages from files, folders and standard input: one message per file, one per line, or a JSON array. Splits the input and decodes nothing.

import { isUtf8 } from "node:buffer";
import { createReadStream, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { EncodingName, Issue, ProtocolDescriptor } from "@wirepact/core";
import { isFramed, readFramed } from "./read-framed.js";
import { readLines } from "./read-lines.js";

/** A message with its location. */
export interface SourcedMessage {
  /** File as it was given on the command line, or `-`. */
  readonly source: string;
  /** Line on which the message starts, from 1. */
  readonly line: number;
  /** Text to decode, the bytes of an input that is not UTF-8, or an item of a JSON array. */
  readonly input: string | object;
  readonly encoding: EncodingName;
  /** Whether the text was meant to be JSON and is not valid, whatever the encoding. */
  readonly isBrokenJson?: boolean;
  /** Why a message could not be cut out of its stream: its frame is invalid, or it is too long to be kept. */
  readonly fault?: Issue;
}

/** A path that cannot be read. */
export class UnreadableSourceError extends Error {
  override readonly name = "UnreadableSourceError";
}

/** The encodings of a file extension, the most likely first. */
const encodingsByExtension: Readonly<Record<string, readonly EncodingName[]>> = {
  ".json": ["json", "ndjson", "sse", "content-length", "mail"],
  ".ndjson": ["ndjson", "json"],
  ".jsonl": ["ndjson", "json"],
  ".log": ["ndjson", "content-length", "sse"],
  ".sse": ["sse"],
  ".yaml": ["yaml"],
  ".yml": ["yaml"],
  ".md": ["mail"],
  ".txt": ["mail", "yaml"],
  ".eml": ["mail"],
  ".mail": ["mail"],
};

/** The file extensions of the encodings of a protocol. */
export const extensionsOf = (protocol: ProtocolDescriptor): readonly string[] =>
  Object.keys(encodingsByExtension).filter((extension) => encodingOf(protocol, `file${extension}`) !== undefined);

export interface ReadOptions {
  /** What `-` stands for. */
  readonly input: NodeJS.ReadableStream;
  /** The encoding of everything; without it, that of the file extension, or the first one of the protocol. */
  readonly encoding?: EncodingName | undefined;
  readonly onSkip?: (file: string) => void;
}

/** Reads every path, with `-` for the given input and a folder for all files in it and below, sorted by name. */
export async function* readMessages(
  protocol: ProtocolDescriptor,
  paths: readonly string[],
  { input, encoding: given, onSkip }: ReadOptions,
): AsyncGenerator<SourcedMessage> {
  for (const path of paths) {
    try {
      if (path === "-") yield* readStream(protocol, { source: "-", encoding: given ?? firstEncoding(protocol) }, input);
      else {
        for (const source of filesOf(path)) {
          const encoding = given ?? encodingOf(protocol, source) ?? (source === path ? firstEncoding(protocol) : undefined);
          if (encoding === undefined) onSkip?.(source);
          else yield* readStream(protocol, { source, encoding }, createReadStream(source));
        }
      }
    } catch (error) {
      throw new UnreadableSourceError(describeFailure(path, error));
    }
  }
}

function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !name.startsWith(".") && name !== "node_modules");
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : entry.isFile() ? [join(path, entry.name)] : []));
}

function encodingOf(protocol: ProtocolDescriptor, file: string): EncodingName | undefined {
  return encodingsByExtension[extname(file).toLowerCase()]?.find((encoding) => protocol.encodings[encoding] !== undefined);
}

type Origin = Pick<SourcedMessage, "source" | "encoding">;

/** NDJSON is read line by line, so that a log may be larger than memory or endless; everything else is read as a whole. */
async function* readStream(protocol: ProtocolDescriptor, origin: Origin, stream: NodeJS.ReadableStream): AsyncGenerator<SourcedMessage> {
  const { source, encoding } = origin;
  if (encoding === "ndjson") return yield* messagesOf(origin, stream);
  if (isFramed(encoding) && extname(source).toLowerCase() !== ".json") return yield* readFramed(protocol, { source, encoding }, stream);
  const chunks: Buffer[] = [];
  const rest = stream[Symbol.asyncIterator]();
  // JSON may be one text or one message per line; the first two lines decide.
  let mayBeLines = origin.encoding === "json" ? undefined : false;
  let hasLineEnd = false;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    const chunk = Buffer.from(next.value);
    chunks.push(chunk);
    hasLineEnd ||= chunk.includes("\n");
    // White space decides nothing, so that long white space is not searched again with every chunk.
    if (hasLineEnd && mayBeLines === undefined && chunk.toString("latin1").trim() !== "")
      mayBeLines = areLines(Buffer.concat(chunks).toString("latin1"));
    if (mayBeLines === true) return yield* messagesOf(origin, chain(chunks, rest));
  }
  const bytes = Buffer.concat(chunks);
  if (isUtf8(bytes)) yield* splitText(origin, bytes.toString("utf8"));
  else yield { ...origin, line: 1, input: bytes };
}

/** Whether the first line is a complete object and the second line starts another one; undefined when more input is needed. */
function areLines(letters: string): boolean | undefined {
  const [, first, second] = /^(?:\u00EF\u00BB\u00BF)?\s*(\S[^\n]*)\n\s*(\S)/.exec(letters) ?? [];
  return first && second ? second === "{" && /^\{.*\}\s*$/.test(first) : undefined;
}

async function* chain(first: readonly Buffer[], rest: AsyncIterator<string | Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  for (let chunk = await rest.next(); chunk.done !== true; chunk = await rest.next()) yield Buffer.from(chunk.value);
}

/** One message per line. */
async function* messagesOf(origin: Origin, stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<SourcedMessage> {
  for await (const { number: line, ...read } of readLines(stream)) {
    if ("content" in read) yield { ...origin, line, input: read.content };
    else yield { ...origin, line, input: "", fault: read.issue };
  }
}

/** Splits a text into messages: a JSON array into its items; everything else is one message. */
function splitText(origin: Origin, text: string): readonly SourcedMessage[] {
  const whole: SourcedMessage = { ...origin, line: 1, input: text };
  const looksLikeJson = /^[[{]/.test(text.trimStart());
  // Any text is a valid mail, so broken JSON has to be noticed here.
  const isMeantAsJson = extname(origin.source).toLowerCase() === ".json" || (origin.source === "-" && looksLikeJson);
  if (origin.encoding === "yaml" || !(looksLikeJson || (origin.encoding === "mail" && isMeantAsJson))) return [whole];
  const value = parseJson(text.replace(/^\uFEFF/, ""));
  if (value === undefined && origin.encoding === "mail" && isMeantAsJson) return [{ ...whole, isBrokenJson: true }];
  if (Array.isArray(value))
    return value.map((item: unknown) => ({ ...origin, line: 1, input: typeof item === "object" && item !== null ? item : { item } }));
  // A mail message may be given as a JSON object; JSON messages stay text, so that issues have a line and a column.
  return origin.encoding === "mail" && typeof value === "object" && value !== null ? [{ ...origin, line: 1, input: value }] : [whole];
}

const firstEncoding = (protocol: ProtocolDescriptor): EncodingName => (Object.keys(protocol.encodings) as EncodingName[])[0] ?? "json";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function describeFailure(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `file or folder not found: ${path}`;
  if (code === "EACCES" || code === "EPERM") return `cannot read ${path}: permission denied`;
  return `cannot read ${path}: ${message}`;
}
