// Two parties that send each other requests over a pair of streams: `request` waits for an answer, `serve` answers, and iterating over the connection
// yields everything else.

import { checkLimit } from "./check-limit.js";
import { encodeMessage, isBytes, textWithinLimit } from "./codec.js";
import { nodeSink, webSink, type NodeWritable, type WebWritable } from "./connect.js";
import { explain } from "./explain.js";
import type { Guard } from "./fast-path.js";
import { InvalidMessageError } from "./errors.js";
import { frameOf, identify, type NameOf } from "./frames.js";
import { createIssue, refusal, wrongRole } from "./issues.js";
import { type Framing, type Piece, pickFraming } from "./framing/framing.js";
import { knownMode, refuseUnknownRole } from "./known-name.js";
import type { StreamSource } from "./lines.js";
import type { RequestOptions } from "./pending-requests.js";
import type { KeptIn, ReadIn, ReadonlyMessage } from "./message.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "./protocol.js";
import { knownMaxRaw, withRaw } from "./raw-text.js";
import type { Failure, Result, Success } from "./result.js";
import { createRpc } from "./rpc.js";
import type { Handler, HandlerContext } from "./rpc-types.js";
import { refusePiece, usualLimit } from "./streams.js";

/** The maximum number of messages that are kept until the connection is iterated over; then the oldest are dropped. */
const maxKept = 1000;

/** `E` has the stream encodings of the protocol. */
export interface RpcConnectOptions<Role, E extends EncodingName = EncodingName, Chosen extends Mode = Mode> {
  readonly readable: StreamSource;
  readonly writable: NodeWritable | WebWritable;
  /** The role of this side: messages of other roles are rejected when they are sent, and those that go to other roles when they arrive. */
  readonly role: Role;
  /** How messages follow one another in the streams. Defaults to the protocol's first stream encoding. */
  readonly encoding?: E | undefined;
  /** The mode in which arriving messages are decoded. Defaults to the mode that the protocol names. */
  readonly mode?: Chosen | undefined;
  /** The most bytes that an arriving message may have. Defaults to 16 MB. */
  readonly maxBytes?: number | undefined;
  /** The most characters of an invalid message that its result has as `raw`. Defaults to 1,000; 0 leaves it out. */
  readonly maxRaw?: number | undefined;
  /** Called when a handler throws or returns what cannot be sent; the peer only learns that the request failed. */
  readonly onHandlerError?: ((error: unknown, request: unknown) => void) | undefined;
  /** The most requests that handlers answer at the same time; another one is answered with the error for a failed request. Defaults to 16,384. */
  readonly maxRunning?: number | undefined;
  /** The most results of a stream that are kept until they are read; another one ends the stream with the reason `overflow`. Defaults to 10,000. */
  readonly maxResults?: number | undefined;
}

/** The return type of `request`: a promise of the body of the result, or an async iterable of bodies if the result is a stream. */
type Answer<Body> = Body extends AsyncIterable<infer Item> ? AsyncIterableIterator<Item> : Promise<Body>;

/** What a handler returns: the body of the result, or an async iterable of bodies. */
type Returned<Body> = Body extends AsyncIterable<infer Item> ? AsyncIterable<ReadonlyMessage<Item>> : ReadonlyMessage<Body>;

/** One handler for every request that a role receives, and one for each notification that it wants to handle. */
type Handlers<Requests, Results extends { readonly [name in keyof Requests]: unknown }, Served extends keyof Requests, Notified> = {
  readonly [name in Served]: (
    request: Requests[name],
    context: HandlerContext,
  ) => Returned<Results[name]> | Promise<Returned<Results[name]>>;
} & { readonly [name in keyof Notified]?: (notification: Notified[name], context: HandlerContext) => void | Promise<void> };

/** The notifications, by name, that a role receives. */
type NotifiedOf<Notifications, Received> = {
  readonly [name in keyof Notifications as Notifications[name] extends Received ? name : never]: Notifications[name];
};

/** What arrived: a message, or the issues of an invalid one with its text, which is not enumerable because it may contain sensitive values. */
type Arrival<M> = Success<M> | (Failure & { readonly raw?: string });

/**
 * A connection to another party. Iterating over it yields what neither `request` nor `serve` handles: notifications and requests without a
 * handler, and invalid messages. It throws the error of the readable stream if that breaks. `Requests` and `Results` have the requests and the bodies of their results by name, `Notified` the notifications
 * that arrive.
 */
export interface RpcConnection<
  Sent = unknown,
  Arriving = unknown,
  Requests = Readonly<Record<string, unknown>>,
  Results extends { readonly [name in keyof Requests]: unknown } = Readonly<Record<string, unknown>> & {
    readonly [name in keyof Requests]: unknown;
  },
  Served extends keyof Requests = keyof Requests,
  Notified = object,
> extends AsyncIterable<Arrival<Arriving>> {
  /** Writes a message; resolves when the stream has accepted it. */
  readonly send: (message: ReadonlyMessage<Sent>) => Promise<void>;
  /**
   * Sends a request and waits for its result; rejects with a `RequestError` that says why there is none. The result of a request that the protocol
   * does not define, but keeps, can be anything.
   */
  readonly request: <M extends ReadonlyMessage<Extract<Sent, Requests[keyof Requests]> | KeptIn<Sent>>>(
    message: M,
    options?: RequestOptions,
  ) => [M] extends [ReadonlyMessage<Requests[keyof Requests]>] ? Answer<Results[NameOf<Requests, M>]> : Promise<unknown>;
  /**
   * Answers requests with what the handlers return, and gives notifications to theirs. Resolves when the other side ends; rejects with the error of
   * the readable stream if that breaks. If nobody waits for it, such an error does not end the process.
   */
  readonly serve: (handlers: Handlers<Requests, Results, Served, Notified>) => Promise<void>;
  /** Ends the writable stream. Answers that the other side sends still arrive. */
  readonly close: () => Promise<void>;
}

/**
 * The type of a package's `connect`: `ReceivedBy` and `SentBy` have the messages that each role receives and sends, `ServedBy` the names of the
 * requests that it receives, and `Notifications` the other messages that are not answers, by name.
 */
export type RpcConnect<
  ReceivedBy,
  Default extends Mode,
  R,
  E extends EncodingName,
  SentBy,
  Requests,
  Results extends { readonly [name in keyof Requests]: unknown },
  ServedBy extends { readonly [role in keyof SentBy]: keyof Requests },
  Notifications = object,
> = <Role extends keyof SentBy & keyof ReceivedBy & string, Chosen extends Mode = Default>(
  options: RpcConnectOptions<Role, E, Chosen>,
) => RpcConnection<
  SentBy[Role],
  ReadIn<Chosen, ReceivedBy[Role], R>,
  Requests,
  Results,
  ServedBy[Role],
  NotifiedOf<Notifications, ReceivedBy[Role]>
>;

/** A connection without the types of its protocol. */
export interface UntypedConnection extends AsyncIterable<Result<unknown>> {
  readonly send: (message: unknown) => Promise<void>;
  readonly request: (message: unknown, options?: RequestOptions) => Promise<unknown> | AsyncIterableIterator<unknown>;
  readonly serve: (handlers: Readonly<Record<string, Handler>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes the `connect` of a package whose protocol has frames; the first framing is the default. */
export function createRpcConnect<
  ReceivedBy,
  Default extends Mode,
  R,
  E extends EncodingName,
  SentBy,
  Requests,
  Results extends { readonly [name in keyof Requests]: unknown },
  ServedBy extends { readonly [role in keyof SentBy]: keyof Requests },
  Notifications,
>(
  protocol: ProtocolDescriptor,
  is: Guard,
  framings: readonly Framing[],
): RpcConnect<ReceivedBy, Default, R, E, SentBy, Requests, Results, ServedBy, Notifications> {
  const connect = (settings: RpcConnectOptions<string>): UntypedConnection => {
    const maxRaw = knownMaxRaw(settings.maxRaw);
    const { readable, writable, role, maxBytes = usualLimit, onHandlerError = () => undefined } = settings;
    const mode = knownMode(settings.mode ?? protocol.reading.default);
    const { encoding, ...framing } = pickFraming(framings, settings.encoding);
    refuseUnknownRole(protocol, role);
    const sink = "getWriter" in writable ? webSink(writable) : nodeSink(writable);
    const kept: Result<unknown>[] = [];
    /** The iterator over the connection that waits for a message. */
    const waiting: (() => void)[] = [];
    const wake = (): void => {
      for (const resume of waiting.splice(0)) resume();
    };
    let closing: Promise<void> | undefined;
    let reading: Promise<void> | undefined;
    let isDone = false;
    /** Throws the error of a stream that broke. */
    let fail: (() => never) | undefined;
    const limit = Math.min(checkLimit("maxBytes", maxBytes, 1), protocol.encodings[encoding.name]?.maxBytes ?? Infinity);
    const context = { protocol, mode };

    const send = async (message: unknown): Promise<void> => {
      refuseForeign(protocol, role, message);
      const text = encodeMessage(protocol, [encoding], message, { is });
      if (closing !== undefined) throw new Error("the connection is closed; nothing more can be sent");
      await sink.write(framing.frame(text));
    };
    const rpc = createRpc(
      protocol,
      {
        send,
        judge: (value, type) => explain(protocol, value, { mode, reading: true, tag: type }),
        handOn: (result) => {
          kept.push(result);
          if (kept.length > maxKept) kept.shift();
          wake();
        },
        onHandlerError,
      },
      settings,
    );

    const receive = (line: Piece): void => {
      const refuse = (failure: Failure): void => rpc.receive(withRaw(failure, line, maxRaw));
      if (!("content" in line)) return refuse(refusePiece(encoding.name, line));
      const text = isBytes(line.content) ? textWithinLimit(line.content, encoding, undefined) : line.content;
      if (typeof text !== "string") return refuse(refusal(text));
      const read = encoding.read(text, context);
      if (!read.ok) return refuse(read);
      const judged = explain(protocol, read.value, { mode, reading: true });
      const type = judged.ok ? identify(protocol, judged.value) : undefined;
      // Any role receives answers.
      const isMeant = type === undefined || type.to.includes(role) || frameOf(protocol, type)?.replyTo !== undefined;
      const result = isMeant ? judged : refusal(wrongRole(role, type.name, type.to, "receive"));
      rpc.receive(withRaw(result, line, maxRaw), read.value);
    };

    /** Reads until the other side ends or the stream breaks. Started by the first call that needs an answer or a message. */
    const read = (): Promise<void> => (reading ??= readAll());
    const readAll = async (): Promise<void> => {
      let cause: unknown;
      try {
        for await (const lines of framing.cut(readable, limit, maxRaw)) for (const line of lines) receive(line);
      } catch (error) {
        cause = error;
        fail = () => {
          throw error;
        };
      }
      isDone = true;
      rpc.end(cause);
      wake();
    };

    return {
      send,
      request: (message, options) => {
        refuseForeign(protocol, role, message);
        void read();
        return rpc.request(message, options);
      },
      serve: (handlers) => {
        rpc.serve(handlers);
        const end = read().then(() => fail?.());
        // A broken stream must not end the process of a caller who does not wait.
        end.catch(() => undefined);
        return end;
      },
      close: () => {
        closing ??= sink.end();
        return closing;
      },
      async *[Symbol.asyncIterator]() {
        void read();
        for (;;) {
          const next = kept.shift();
          if (next !== undefined) yield next;
          else if (isDone) return fail?.();
          else await new Promise<void>((resolve) => waiting.push(resolve));
        }
      },
    };
  };
  return connect as unknown as RpcConnect<ReceivedBy, Default, R, E, SentBy, Requests, Results, ServedBy, Notifications>;
}

/** Rejects a request or notification that the role does not send. Any role sends answers. */
function refuseForeign(protocol: ProtocolDescriptor, role: string, message: unknown): void {
  const descriptor = identify(protocol, message);
  if (descriptor === undefined || descriptor.from.includes(role)) return;
  throw new InvalidMessageError([createIssue(wrongRole(role, descriptor.name, descriptor.from))]);
}
