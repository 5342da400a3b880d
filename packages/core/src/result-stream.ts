// The results of one streamed request, which the caller iterates over. They are kept until they are requested, up to a limit.

import { readPath } from "./path.js";
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

/** Results that have been delivered are removed from the front when there are this many, and no fewer than those that are kept. */
const removedAtOnce = 1000;

/** Creates a stream; `onReturn` is called when the caller stops before the end, or the stream has more results than it may keep. */
export function createResultStream(onReturn: () => void, { most, overflow }: ResultLimit): ResultStream {
  let kept: unknown[] = [];
  /** How many of the kept results have been delivered: removing each from the front would take quadratic time. */
  let delivered = 0;
  let waiting: { readonly resolve: (result: IteratorResult<unknown>) => void; readonly reject: (error: unknown) => void } | undefined;
  let end: { readonly error?: Error } | undefined;

  const finish = (ending: { readonly error?: Error }): void => {
    if (end !== undefined) return;
    end = ending;
    if (waiting === undefined) return;
    const { resolve, reject } = waiting;
    waiting = undefined;
    if (ending.error === undefined) resolve({ done: true, value: undefined });
    else reject(ending.error);
  };

  const next = (): Promise<IteratorResult<unknown>> => {
    if (delivered < kept.length) {
      const value = kept[delivered];
      kept[delivered++] = undefined;
      if (delivered === kept.length || (delivered >= removedAtOnce && 2 * delivered >= kept.length))
        [kept, delivered] = [kept.slice(delivered), 0];
      return Promise.resolve({ done: false, value });
    }
    if (end !== undefined) {
      const { error } = end;
      end = {};
      return error === undefined ? Promise.resolve({ done: true, value: undefined }) : Promise.reject(error);
    }
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject };
    });
  };

  const results: AsyncIterableIterator<unknown> = {
    next,
    return: () => {
      [kept, delivered] = [[], 0];
      if (end === undefined) onReturn();
      finish({});
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => results,
  };
  return {
    deliver: (body) => {
      if (end !== undefined) return;
      if (waiting === undefined) {
        if (kept.length - delivered < most) return void kept.push(body);
        onReturn();
        finish({ error: overflow() });
      } else {
        const { resolve } = waiting;
        waiting = undefined;
        resolve({ done: false, value: body });
      }
    },
    complete: () => finish({}),
    fail: (error) => finish({ error }),
    results,
  };
}

/** Whether a result is the last one of its stream. */
export const isLast = (until: readonly (readonly [readonly (string | number)[], unknown])[], body: unknown): boolean =>
  until.length > 0 && until.every(([path, equals]) => readPath(body, path) === equals);
