// Two parties over a pair of streams, such as the standard input and output of a child process: send what one's role may send, iterate over
// what arrives. Knows streams by their shape only, so that it runs wherever there are any.

import type { Guard } from "./fast-path.js";
import { encodeMessage } from "./codec.js";
import { findDescriptor } from "./conversation-entry.js";
import type { Encoding } from "./encodings/encoding.js";
import { InvalidMessageError } from "./errors.js";
import { createIssue, didYouMean, wrongRole } from "./issues.js";
import type { StreamSource } from "./lines.js";
import type { ReadIn, Received } from "./message.js";
import { nearestName } from "./nearest.js";
import type { Mode, ProtocolDescriptor } from "./protocol.js";
import { readPath } from "./path.js";
import { quote } from "./quote.js";
import { createDecodeStream, type LineResult, type Lines } from "./streams.js";

/** As much of a Node `Writable` as is used here. */
export interface NodeWritable {
  readonly write: (chunk: string, callback: (error?: Error | null) => void) => unknown;
  readonly end: (callback: () => void) => unknown;
  readonly on: (event: "error" | "close", listener: () => void) => unknown;
  readonly destroyed?: boolean;
}

/** As much of a web `WritableStream` of bytes as is used here. */
export interface WebWritable {
  // Methods, because a stream that takes only some kinds of bytes takes ours; and no type arguments, which compilers before 5.7 do not know.
  getWriter(): { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> };
}

export interface ConnectOptions<Role> {
  readonly readable: StreamSource;
  readonly writable: NodeWritable | WebWritable;
  /** Who we are: messages that this role may not send are refused. */
  readonly role: Role;
  /** How strictly what arrives is read; without it the protocol's own default. */
  readonly mode?: Mode;
}

/** A line to another party. Iterate over it for what arrives, line by line, until the other side ends. */
export interface Connection<Arriving, Sent> extends AsyncIterable<LineResult<Arriving>> {
  /** Writes a message; resolves when the stream has taken it, so that waiting for it keeps pace with a slow reader. */
  readonly send: (message: Sent) => Promise<void>;
  /** Says that nothing more will be sent; what is on its way still arrives. */
  readonly close: () => Promise<void>;
}

/** The type of a package's `connect`, which reads in the mode `Default` unless told otherwise; `Sends` has what each role may send. */
export interface Connect<M, Sends, Default extends Mode = "strict", R = Received<M>> {
  <Role extends keyof Sends & string>(
    options: ConnectOptions<Role> & { readonly mode?: Default },
  ): Connection<ReadIn<Default, M, R>, Sends[Role]>;
  <Role extends keyof Sends & string>(options: ConnectOptions<Role> & { readonly mode: "strict" }): Connection<M, Sends[Role]>;
  <Role extends keyof Sends & string>(options: ConnectOptions<Role> & { readonly mode: "lenient" }): Connection<R, Sends[Role]>;
  <Role extends keyof Sends & string>(options: ConnectOptions<Role>): Connection<M | R, Sends[Role]>;
}

/** Makes a package's `connect`. */
export function createConnect<M, Sends, Default extends Mode = "strict", R = Received<M>>(
  protocol: ProtocolDescriptor,
  is: Guard,
  encoding: Encoding,
): Connect<M, Sends, Default, R> {
  const decodeStream = createDecodeStream<M, Default, R>(protocol, is, encoding);
  const connect = ({ readable, writable, role, mode }: ConnectOptions<string>): Connection<unknown, unknown> => {
    refuseUnknownRole(protocol, role);
    const sink = "getWriter" in writable ? webSink(writable) : nodeSink(writable);
    let closed: Promise<void> | undefined;
    const arriving: Lines<unknown> = decodeStream(readable, mode === undefined ? {} : { mode });
    return {
      [Symbol.asyncIterator]: () => arriving[Symbol.asyncIterator](),
      send: async (message) => {
        refuseForeign(protocol, role, message);
        const line = encodeMessage(protocol, [encoding], message, { is });
        if (closed !== undefined) throw new Error("the connection was closed; nothing more can be sent");
        await sink.write(`${line}\n`);
      },
      close: () => (closed ??= sink.end()),
    };
  };
  return connect as Connect<M, Sends, Default, R>;
}

/** A role that does not exist is a slip of the caller, found before anything is sent. */
function refuseUnknownRole({ name, roles }: ProtocolDescriptor, role: unknown): void {
  const word = String(role);
  if (Object.hasOwn(roles, word)) return;
  throw new TypeError(`${name} has no role ${quote(role)}${didYouMean(nearestName(word, Object.keys(roles)))}`);
}

function refuseForeign(protocol: ProtocolDescriptor, role: string, message: unknown): void {
  const descriptor = findDescriptor(protocol, String(readPath(message, [protocol.tag])));
  if (descriptor === undefined || descriptor.from.includes(role)) return;
  throw new InvalidMessageError([createIssue(wrongRole(role, descriptor.name, descriptor.from), [protocol.tag])]);
}

interface Sink {
  readonly write: (line: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

function nodeSink(writable: NodeWritable): Sink {
  // A peer that dies raises an error event, which would end this process too; each `send` reports it instead.
  writable.on("error", () => undefined);
  return {
    write: (line) =>
      new Promise((resolve, reject) => {
        writable.write(line, (error) => (error === undefined || error === null ? resolve() : reject(error)));
      }),
    end: () =>
      new Promise((resolve) => {
        // A stream whose other end is gone closes without ever finishing, or has done so already.
        if (writable.destroyed === true) return resolve();
        writable.on("close", () => resolve());
        writable.end(() => resolve());
      }),
  };
}

function webSink(writable: WebWritable): Sink {
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return { write: (line) => writer.write(encoder.encode(line)), end: () => writer.close() };
}
