// The requests of one connection that are waiting for an answer: matched by ID, ended by an answer, a timeout, an abort or the end of the
// connection.

import { checkLimit } from "../base/check-limit.js";
import { onAbort } from "./abort-listeners.js";
import { RequestError } from "./request-error.js";
import { startTimer } from "./request-timer.js";

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
  /** The caller stops waiting before there is an answer. */
  readonly onGiveUp?: (() => void) | undefined;
  /** The request is not waiting any more, for whatever reason. */
  readonly onEnd?: (() => void) | undefined;
}

/** How long a request waits. */
export interface Patience {
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds. */
  readonly timeout: number;
}

export interface PendingRequests {
  readonly add: (key: string, request: PendingRequest, patience: Patience) => void;
  readonly find: (key: string) => PendingRequest | undefined;
  /** Gives a request its whole time again. */
  readonly restart: (key: string) => void;
  /** Stops waiting for an answer. */
  readonly remove: (key: string) => void;
  /** The same, and recognizes answers that still arrive. */
  readonly giveUp: (key: string, type: string) => void;
  /** The type of a request that was given up and not answered yet. */
  readonly typeGivenUp: (key: string) => string | undefined;
  readonly forget: (key: string) => void;
  /** Ends all of them, because no answer can arrive any more. */
  readonly failAll: (cause: unknown) => void;
}

/** The most requests that are remembered after they were given up; a peer may never answer them. */
const maxGivenUp = 10_000;

interface Waiting {
  readonly request: PendingRequest;
  readonly restart: () => void;
  readonly release: () => void;
}

export function createPendingRequests(): PendingRequests {
  const givenUp = new Map<string, string>();
  const waiting = new Map<string, Waiting>();

  const take = (key: string): PendingRequest | undefined => {
    const entry = waiting.get(key);
    if (entry === undefined) return undefined;
    waiting.delete(key);
    entry.release();
    entry.request.onEnd?.();
    return entry.request;
  };

  const giveUp = (key: string, type: string): void => {
    take(key);
    givenUp.set(key, type);
    const [oldest] = givenUp.keys();
    if (givenUp.size > maxGivenUp && oldest !== undefined) givenUp.delete(oldest);
  };

  return {
    add: (key, request, { signal, timeout }) => {
      checkLimit("timeout", timeout, 0);
      const end = (error: RequestError): void => {
        giveUp(key, request.type);
        request.onGiveUp?.();
        request.fail(error);
      };
      const timer = startTimer(timeout, () => end(new RequestError("timeout", request.type, `no answer within ${timeout} ms`)));
      const stopListening = signal && onAbort(signal, () => end(aborted(request.type, signal)));
      givenUp.delete(key);
      waiting.set(key, {
        request,
        restart: timer.restart,
        release: () => {
          timer.stop();
          stopListening?.();
        },
      });
    },
    find: (key) => waiting.get(key)?.request,
    restart: (key) => waiting.get(key)?.restart(),
    remove: (key) => void take(key),
    giveUp,
    typeGivenUp: (key) => givenUp.get(key),
    forget: (key) => void givenUp.delete(key),
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

const aborted = (type: string, { reason }: AbortSignal): RequestError =>
  new RequestError("aborted", type, "the request was aborted", { cause: reason });
