// Follows a location: reads the stored messages in the order of positions, then waits for more. Positions become visible in order, so reading
// on after the last position misses nothing and repeats nothing.

import type { StoreBackend, StoredRow } from "./backend.js";
import type { StoredEntry, Tail } from "./message-store.js";

const pageSize = 500;
const firstRetryMilliseconds = 50;
const longestRetryMilliseconds = 1000;

export interface FollowOptions<M> {
  readonly location: string;
  /** Exclusive. */
  readonly after: number | "now";
  readonly live: boolean;
  /** End the iteration: the signal of the caller, and that of the store being closed. */
  readonly signals: readonly AbortSignal[];
  readonly reconnectMilliseconds: number;
  /** Registers a callback for new messages of the location; returns the function that removes it. */
  readonly onWake: (wake: () => void) => () => void;
  readonly read: (row: StoredRow) => StoredEntry<M>;
}

/** Creates the iterator; nothing is read before the first `next`. */
export function follow<M>(backend: StoreBackend, options: FollowOptions<M>): Tail<M> {
  const stopping = new AbortController();
  const ended = AbortSignal.any([stopping.signal, ...options.signals]);
  const entries = generate(backend, options, ended);
  return {
    next: () => entries.next(),
    // A waiting generator would end only after the next message, so the wait is ended first.
    return: () => {
      stopping.abort();
      return entries.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function* generate<M>(
  backend: StoreBackend,
  options: FollowOptions<M>,
  ended: AbortSignal,
): AsyncGenerator<StoredEntry<M>, undefined> {
  const { location, live, read } = options;
  const waiter = createWaiter(ended);
  const stopWaking = options.onWake(waiter.wake);
  try {
    let position = options.after === "now" ? await retry(() => backend.lastPosition(location), backend, options, waiter) : options.after;
    while (position !== undefined && !ended.aborted) {
      const after: number = position;
      const rows = await retry(() => backend.readAfter(location, after, pageSize), backend, options, waiter);
      for (const row of rows ?? []) {
        if (ended.aborted) return undefined;
        position = row.position;
        yield read(row);
      }
      if (rows === undefined || (!live && rows.length < pageSize)) return undefined;
      if (rows.length < pageSize) await waiter.wait(backend.pollMilliseconds());
    }
    return undefined;
  } finally {
    stopWaking();
  }
}

/** Retries while the database cannot be reached, for `reconnectMilliseconds`; undefined when the iteration was ended in the meantime. */
async function retry<T>(
  attempt: () => Promise<T>,
  backend: StoreBackend,
  options: { reconnectMilliseconds: number },
  waiter: Waiter,
): Promise<T | undefined> {
  const deadline = performance.now() + options.reconnectMilliseconds;
  for (let pause = firstRetryMilliseconds; !waiter.ended(); pause = Math.min(pause * 2, longestRetryMilliseconds)) {
    try {
      return await attempt();
    } catch (error) {
      if (waiter.ended()) return undefined;
      if (!backend.isTransient?.(error) || performance.now() + pause > deadline) throw error;
      await waiter.pause(pause);
    }
  }
  return undefined;
}

interface Waiter {
  readonly wake: () => void;
  /** Resolves on `wake`, at once if it was called since the last wait, or when the time is over. */
  readonly wait: (milliseconds: number | undefined) => Promise<void>;
  /** Resolves when the time is over; ignores `wake`. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly ended: () => boolean;
}

function createWaiter(ended: AbortSignal): Waiter {
  let woken = false;
  let onWake: (() => void) | undefined;
  const sleep = (milliseconds: number | undefined, wakeable: boolean): Promise<void> =>
    new Promise((resolve) => {
      if (ended.aborted || (wakeable && woken)) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        ended.removeEventListener("abort", done);
        onWake = undefined;
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
      ended.addEventListener("abort", done);
      if (wakeable) onWake = done;
      return undefined;
    });
  return {
    wake: () => {
      woken = true;
      onWake?.();
    },
    wait: async (milliseconds) => {
      await sleep(milliseconds, true);
      woken = false;
    },
    pause: (milliseconds) => sleep(milliseconds, false),
    ended: () => ended.aborted,
  };
}
