// The types of connections with requests and answers, bound to the messages of a protocol. Types only.

import type { SpokenVersion } from "../migrate/spoken-version.js";
import type { NameOf } from "../frames/frames.js";
import type { StreamSource } from "../framing/lines.js";
import type { DefaultMode, EncodingOf, KeptIn, ReadIn, ReadonlyMessage, Received, Stated, TagOf } from "../message.js";
import type { EncodingName, Mode } from "../protocol.js";
import type { Failure, Issue, Result, Success } from "../result.js";
import type { NodeWritable, WebWritable } from "../streams/sink.js";
import type { ConnectTypes } from "../streams/connect.js";
import type { Handler, HandlerContext, RequestOptions, ServeOptions } from "./rpc-types.js";

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
  /** Called when a handler throws or returns what cannot be sent; the peer only learns that the request failed. What it throws itself is ignored. */
  readonly onHandlerError?: ((error: unknown, request: unknown) => void) | undefined;
  /**
   * Called with each warning about a message that arrives or is sent, such as what it loses in another version, and the message in the current
   * version. What it throws is ignored.
   */
  readonly onWarning?: ((warning: Issue, message: unknown) => void) | undefined;
  /** The most requests that handlers answer at the same time; another one is answered with the error for a failed request. Defaults to 16,384. */
  readonly maxRunning?: number | undefined;
  /** The most results of a stream that are kept until they are read; another one ends the stream with the reason `overflow`. Defaults to 10,000. */
  readonly maxResults?: number | undefined;
  /**
   * The milliseconds that requests wait for an answer, unless the spec or the call says otherwise. A stream that ends only with the connection
   * waits without a limit.
   * @default 60000
   */
  readonly timeout?: number | undefined;
  /** The other versions that this side speaks, of a package that has some: `negotiation` of the spec says which one a message has. */
  readonly versions?: readonly SpokenVersion[] | undefined;
  /** The version that messages have until another one is agreed on; the current one by default. */
  readonly version?: SpokenVersion | undefined;
}

/** The return type of `request`: a promise of the body of the result, or an async iterable of bodies if the result is a stream. */
type Answer<Body> = Body extends AsyncIterable<infer Item> ? AsyncIterableIterator<Item> : Promise<Body>;

/** What a handler returns: the body of the result, or an async iterable of bodies. */
type Returned<Body> = Body extends AsyncIterable<infer Item> ? AsyncIterable<ReadonlyMessage<Item>> : ReadonlyMessage<Body>;

/** A handler for each request and notification that a role receives, as far as it has one. */
export type RpcHandlers<Requests, Results, Served, Notified> = {
  readonly [name in Served & keyof Requests]?: (
    request: Requests[name],
    context: HandlerContext,
  ) => Returned<Results[name & keyof Results]> | Promise<Returned<Results[name & keyof Results]>>;
} & { readonly [name in keyof Notified]?: (notification: Notified[name], context: HandlerContext) => void | Promise<void> };

/** Answers the requests of some names, and those that the protocol does not define, but keeps, with anything. */
type Fallback<Requests, Results, Names, Others> = (
  request: Requests[Names & keyof Requests] | Others,
  context: HandlerContext,
) => [Others] extends [never] ? Returned<Results[Names & keyof Results]> | Promise<Returned<Results[Names & keyof Results]>> : unknown;

/** The names that have no handler; all if every name may have one. */
type Unhandled<Served, Handled> = [Exclude<Served, Handled>] extends [never] ? Served : Exclude<Served, Handled>;

/** The notifications, by name, that a role receives. */
type NotifiedOf<Notifications, Arriving> = {
  readonly [name in keyof Notifications as Notifications[name] extends Arriving ? name : never]: Notifications[name];
};

/** What arrived: a message, or the issues of an invalid one with its text, which is not enumerable because it may contain sensitive values. */
type Arrival<M> = Success<M> | (Failure & { readonly raw?: string });

/**
 * A connection to another party. Iterating over it yields what neither `request` nor `serve` handles: notifications without a handler, invalid
 * messages, and requests if `serve` is not called. It throws the error of the readable stream if that breaks. `Requests` and `Results` have the
 * requests and the bodies of their results by name, `Notified` the notifications that arrive.
 */
export interface RpcConnection<
  Sent = unknown,
  Arriving = unknown,
  Requests = Readonly<Record<string, unknown>>,
  Results = Readonly<Record<string, unknown>>,
  Served = keyof Requests,
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
  ) => [M] extends [ReadonlyMessage<Requests[keyof Requests]>] ? Answer<Results[NameOf<Requests, M> & keyof Results]> : Promise<unknown>;
  /**
   * Answers requests with what the handlers return, and gives notifications to theirs. Requests without a handler go to `fallback`, or are answered
   * with the error for an unknown message. Resolves when the other side ends; rejects with the error of the readable stream if that breaks. If nobody
   * waits for it, such an error does not end the process.
   */
  readonly serve: <Handled extends keyof RpcHandlers<Requests, Results, Served, Notified> = never>(
    handlers: Pick<RpcHandlers<Requests, Results, Served, Notified>, Handled>,
    options?: { readonly fallback?: Fallback<Requests, Results, Unhandled<Served, Handled>, KeptIn<Arriving>> | undefined },
  ) => Promise<void>;
  /** Ends the writable stream. Answers that the other side sends still arrive. */
  readonly close: () => Promise<void>;
}

/** What the types of handlers are told about the messages. */
interface HandlerTypes {
  /** The messages that each role receives. */
  readonly receivedBy: object;
  /** The requests by name, and the bodies of their results. */
  readonly requests?: object;
  readonly results?: object;
  /** The names of the requests that each role receives. */
  readonly servedBy?: object;
  /** The messages that are neither requests nor answers, by name. */
  readonly notifications?: object;
}

/** What `RpcConnect` is told about the messages. */
export interface RpcConnectTypes extends ConnectTypes, HandlerTypes {
  readonly encoding?: EncodingName;
}

/** The type of a package's `connect`. */
export interface RpcConnect<T extends RpcConnectTypes> {
  <Role extends keyof T["sentBy"] & keyof T["receivedBy"] & string, Chosen extends Mode = DefaultMode<T>>(
    options: RpcConnectOptions<Role, EncodingOf<T>, Chosen>,
  ): RpcConnectionIn<T, Role, Chosen>;
}

/** A connection in a role. */
export type RpcConnectionIn<
  T extends RpcConnectTypes,
  Role extends keyof T["sentBy"] & keyof T["receivedBy"],
  Chosen extends Mode,
> = RpcConnection<
  T["sentBy"][Role],
  ReadIn<Chosen, T["receivedBy"][Role], Stated<T, "lenient", Received<T["receivedBy"][Role], TagOf<T>>>>,
  Stated<T, "requests", object>,
  Stated<T, "results", object>,
  ServedIn<Stated<T, "servedBy", object>, Role>,
  NotifiedOf<Stated<T, "notifications", object>, T["receivedBy"][Role]>
>;

/** The names of the requests that a role receives. */
type ServedIn<ServedBy, Role> = ServedBy[Role & keyof ServedBy];

/** The type of the handlers that a package exports: those that a role can have. */
export type HandlersOf<T extends HandlerTypes, Role extends keyof T["receivedBy"]> = RpcHandlers<
  Stated<T, "requests", object>,
  Stated<T, "results", object>,
  ServedIn<Stated<T, "servedBy", object>, Role>,
  NotifiedOf<Stated<T, "notifications", object>, T["receivedBy"][Role]>
>;

/** A connection without the types of its protocol. */
export interface UntypedConnection extends AsyncIterable<Result<unknown>> {
  readonly send: (message: unknown) => Promise<void>;
  readonly request: (message: unknown, options?: RequestOptions) => Promise<unknown> | AsyncIterableIterator<unknown>;
  readonly serve: (handlers: Readonly<Record<string, Handler>>, options?: ServeOptions) => Promise<void>;
  readonly close: () => Promise<void>;
}
