// What the part of a connection that handles requests and answers takes and gives. Types only.

import type { Result } from "../result.js";

export interface RequestOptions {
  /** Cancels the request when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The milliseconds to wait for the answer. Progress and results of a stream start them anew. `Infinity` waits until the connection ends.
   * Defaults to the timeout of the request in the spec, or else to that of the connection.
   */
  readonly timeout?: number | undefined;
}

/** What a handler gets besides the request. */
export interface HandlerContext {
  /** Aborted when the peer cancels the request or the connection ends. */
  readonly signal: AbortSignal;
}

/**
 * Answers one type of request: with the body of the result, or with an async iterable of bodies where the result is a stream. What the handler of a
 * notification returns is not sent.
 */
export type Handler = (request: unknown, context: HandlerContext) => unknown;

export interface ServeOptions {
  /** Answers the requests that have no handler. Without it, they are answered with the error for an unknown message. */
  readonly fallback?: Handler | undefined;
}

/** What requests need of a connection. `connect` provides it; tests can do without streams. */
export interface RpcTransport {
  /** Validates and writes a message; rejects when it cannot be written. */
  readonly send: (message: unknown) => Promise<void>;
  /** The versions that this side speaks, as messages write them. */
  readonly versions?: readonly (string | number)[] | undefined;
  /** Validates a value as a message of one type. */
  readonly check: (value: unknown, type: string) => Result<unknown>;
  /** Passes on a message that is not part of a request, to the code that iterates over the connection. */
  readonly handOn: (result: Result<unknown>) => void;
  /** Whether some code iterates over the connection now, so that it can answer a request that is passed on. */
  readonly isIterated: () => boolean;
  /** Called when a handler throws or returns what cannot be sent; the peer only gets an error reply. */
  readonly onHandlerError: (error: unknown, request: unknown) => void;
}

/** What a peer can make a connection keep at the same time, and how long requests wait. */
export interface RpcLimits {
  /** Requests that handlers are answering, notifications that they are working on, and error replies that the peer has not read. */
  readonly maxRunning?: number | undefined;
  /** Results of one stream that wait for the caller. */
  readonly maxResults?: number | undefined;
  /** The milliseconds that requests wait for an answer. */
  readonly timeout?: number | undefined;
}

export interface Rpc {
  readonly request: (message: unknown, options?: RequestOptions) => Promise<unknown> | AsyncIterableIterator<unknown>;
  readonly serve: (handlers: Readonly<Record<string, Handler>>, options?: ServeOptions) => void;
  /** The name of the result that an open request of this side expects, by the ID of the request. */
  readonly expectedResult: (id: unknown) => string | undefined;
  /** Handles a message that arrived: its result, and for an invalid message what could be parsed of it. */
  readonly receive: (arrived: Result<unknown>, parsed?: unknown) => void;
  /** Gives a request of this side's own code to its handler. */
  readonly call: (request: unknown) => Promise<unknown>;
  /** Answers what was passed on, but nobody will handle, if it is a request. */
  readonly refuse: (arrived: Result<unknown>) => boolean;
  /** Ends all requests that are waiting. */
  readonly end: (cause?: unknown) => void;
}
