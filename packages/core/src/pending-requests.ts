// The requests of one connection that are waiting for an answer: matched by ID, ended by an answer, a timeout, an abort or the end of the
// connection.

import { checkLimit } from "./check-limit.js";
import { RequestError } from "./request-error.js";

export interface RequestOptions {
  /** Cancels the request when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; `Infinity` waits until the connection ends, as without one. */
  readonly timeout?: number | undefined;
}

/** A request that is waiting. */
export interface PendingRequest {
  readonly type: string;
  /** One result, or another one of a stream. */
  readonly deliver: (body: unknown) => void;
  /** The end of a stream. */
  readonly complete: () => void;
  /** A stream without a last result: the end of the connection completes it. */
  readonly endsWithConnection?: boolean;
  readonly fail: (error: Error) => void;
}

export interface PendingRequests {
  readonly add: (key: string, request: PendingRequest, options: RequestOptions, onGiveUp: () => void) => void;
  readonly find: (key: string) => PendingRequest | undefined;
  readonly remove: (key: string) => void;
  /** Records a request that was given up, so that its late answer is recognized. */
  readonly giveUp: (key: string, type: string) => void;
  /** The type of a request that was given up and not answered yet. */
  readonly typeGivenUp: (key: string) => string | undefined;
  readonly forget: (key: string) => void;
  readonly has: (key: string) => boolean;
  /** Ends all of them, because no answer can arrive any more. */
  readonly failAll: (cause: unknown) => void;
}

/** The most milliseconds that a timer can wait. */
const longestTimer = 2 ** 31 - 1;

/** The most requests that are remembered after they were given up; a peer may never answer them. */
const maxGivenUp = 10_000;

export function createPendingRequests(): PendingRequests {
  const givenUp = new Map<string, string>();
  const waiting = new Map<string, { readonly request: PendingRequest; readonly release: () => void }>();

  const take = (key: string): PendingRequest | undefined => {
    const entry = waiting.get(key);
    if (entry === undefined) return undefined;
    waiting.delete(key);
    entry.release();
    return entry.request;
  };

  const remember = (key: string, type: string): void => {
    givenUp.set(key, type);
    const [oldest] = givenUp.keys();
    if (givenUp.size > maxGivenUp && oldest !== undefined) givenUp.delete(oldest);
  };

  return {
    add: (key, request, { signal, timeout = Infinity }, onGiveUp) => {
      const giveUp = (error: RequestError): void => {
        if (take(key) === undefined) return;
        remember(key, request.type);
        onGiveUp();
        request.fail(error);
      };
      const onAbort = (): void => giveUp(new RequestError("aborted", request.type, "the request was aborted", { cause: signal?.reason }));
      // A longer timer would fire at once.
      const milliseconds = Math.min(checkLimit("timeout", timeout, 0), longestTimer);
      const timer =
        timeout === Infinity
          ? undefined
          : setTimeout(() => giveUp(new RequestError("timeout", request.type, `no answer within ${timeout} ms`)), milliseconds);
      signal?.addEventListener("abort", onAbort, { once: true });
      givenUp.delete(key);
      waiting.set(key, {
        request,
        release: () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onAbort);
        },
      });
    },
    find: (key) => waiting.get(key)?.request,
    remove: (key) => void take(key),
    giveUp: remember,
    typeGivenUp: (key) => givenUp.get(key),
    forget: (key) => void givenUp.delete(key),
    has: (key) => waiting.has(key),
    failAll: (cause) => {
      for (const key of waiting.keys()) {
        const request = take(key);
        if (request?.endsWithConnection === true && cause === undefined) request.complete();
        else
          request?.fail(new RequestError("closed", request.type, "the connection was closed before the request was answered", { cause }));
      }
    },
  };
}
