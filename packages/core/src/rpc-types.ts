// What the part of a connection that handles requests and answers takes and gives. Types only.

import type { RequestOptions } from "./pending-requests.js";
import type { Result } from "./result.js";

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

/** What requests need of a connection. `connect` provides it; tests can do without streams. */
export interface RpcTransport {
  /** Validates and writes a message; rejects when it cannot be written. */
  readonly send: (message: unknown) => Promise<void>;
  /** Validates a value as a message of one type. */
  readonly judge: (value: unknown, type: string) => Result<unknown>;
  /** Passes on a message that is not part of a request, to the code that iterates over the connection. */
  readonly handOn: (result: Result<unknown>) => void;
  /** Called when a handler throws or returns what cannot be sent; the peer only gets an error reply. */
  readonly onHandlerError: (error: unknown, request: unknown) => void;
}

/** What a peer can make a connection keep at the same time. */
export interface RpcLimits {
  /** Requests that handlers are answering, notifications that they are working on, and error replies that the peer has not read. */
  readonly maxRunning?: number | undefined;
  /** Results of one stream that wait for the caller. */
  readonly maxResults?: number | undefined;
}

export interface Rpc {
  readonly request: (message: unknown, options?: RequestOptions) => Promise<unknown> | AsyncIterableIterator<unknown>;
  readonly serve: (handlers: Readonly<Record<string, Handler>>) => void;
  /** Handles a message that arrived. */
  readonly receive: (arrived: Result<unknown>, raw?: unknown) => void;
  /** Ends all requests that are waiting. */
  readonly end: (cause?: unknown) => void;
}
