// The results of one streamed request, which the caller iterates over. They are kept until they are requested, up to a limit.

import { readPath } from "../base/path.js";
import { createQueue } from "./queue.js";
import type { RequestError } from "./request-error.js";

export interface ResultStream {
  readonly deliver: (body: unknown) => void;
  readonly complete: () => void;
  readonly fail: (error: Error) => void;
  readonly results: AsyncIterableIterator<unknown>;
}

export interface ResultLimit {
  /** The most results that are kept. */
  readonly most: number;
  /** The error that ends the stream when another one arrives. */
  readonly overflow: () => RequestError;
}

/** Creates a stream; `onReturn` is called when the caller stops before the end, or the stream has more results than it may keep. */
export function createResultStream(onReturn: () => void, { most, overflow }: ResultLimit): ResultStream {
  const queue = createQueue<unknown>();
  return {
    deliver: (body) => {
      if (queue.hasEnded()) return;
      if (queue.size() < most) return queue.push(body);
      onReturn();
      queue.end({ thrown: overflow() });
    },
    complete: () => queue.end(),
    fail: (error) => queue.end({ thrown: error }),
    results: queue.iterate(() => {
      queue.end();
      onReturn();
    }),
  };
}

/** Whether a result is the last one of its stream. */
export const isLast = (until: readonly (readonly [readonly (string | number)[], unknown])[], body: unknown): boolean =>
  until.length > 0 && until.every(([path, equals]) => readPath(body, path) === equals);
