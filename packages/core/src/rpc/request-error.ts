// The exception that `request` rejects with, for one of seven reasons, and the one with which a handler answers with an error of its own.

import { isNamedError } from "../base/named-error.js";
import type { ReadonlyMessage } from "../message.js";
import type { Issue } from "../result.js";

/**
 * Why a request has no result:
 * `error-reply`: the peer answered with an error, which is in `reply`;
 * `invalid-result`: the answer does not have the shape that the protocol prescribes, see `issues`;
 * `timeout`: no answer came in time;
 * `aborted`: the caller's signal was aborted;
 * `closed`: the connection ended before the answer came;
 * `overflow`: more results of a stream arrived than are kept until they are read;
 * `undeclared`: it was not sent, because a capability that it needs was not declared, see `issues`.
 */
export type RequestFailure = "error-reply" | "invalid-result" | "timeout" | "aborted" | "closed" | "overflow" | "undeclared";

/** A request that got no result. `Reply` is the body of the protocol's error frame. */
export class RequestError<Reply = unknown> extends Error {
  override readonly name = "RequestError";
  readonly reason: RequestFailure;
  /** The message type of the request. */
  readonly request: string;
  /** The body of the error that answered, for `error-reply`. */
  readonly reply?: Reply;
  /** What is wrong with the result, for `invalid-result`, or with the request, for `undeclared`. */
  readonly issues?: readonly Issue[];

  constructor(
    reason: RequestFailure,
    request: string,
    message: string,
    details: { readonly reply?: Reply; readonly issues?: readonly Issue[]; readonly cause?: unknown } = {},
  ) {
    super(`${request}: ${message}`, details.cause === undefined ? undefined : { cause: details.cause });
    this.reason = reason;
    this.request = request;
    if (details.reply !== undefined) this.reply = details.reply;
    if (details.issues !== undefined) this.issues = details.issues;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(this, "RequestError", value);
  }
}

/** Thrown by a handler to answer with this body of the protocol's error frame. */
export class ReplyError<Body = unknown> extends Error {
  override readonly name = "ReplyError";
  readonly body: Body;

  constructor(body: Body) {
    super("the request is answered with an error");
    this.body = body;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(this, "ReplyError", value);
  }
}

/** `RequestError` with the error body of a protocol. */
export interface RequestErrorClass<Reply> {
  new (...given: ConstructorParameters<typeof RequestError<Reply>>): RequestError<Reply>;
  readonly prototype: RequestError<Reply>;
}

/** `ReplyError` with the error body of a protocol. */
export interface ReplyErrorClass<Body> {
  new (body: ReadonlyMessage<Body>): ReplyError<ReadonlyMessage<Body>>;
  readonly prototype: ReplyError<ReadonlyMessage<Body>>;
}
