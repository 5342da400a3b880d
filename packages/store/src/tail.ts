// Follows a location: reads what is there in the order of positions, then waits for more. Because positions become visible in order, reading
// on from the last one seen misses nothing and repeats nothing.

import type { StoreBackend, StoredRow } from "./backend.js";
import type { StoredEntry, Tail } from "./message-store.js";

const pageSize = 500;
const firstRetryMilliseconds = 50;
const longestRetryMilliseconds = 1000;

export interface FollowOptions<M> {
  readonly location: string;
  readonly from: number | "now";
  readonly live: boolean;
  /** Ends the iteration: the caller's wish, or the store being closed. */
  readonly signals: readonly AbortSignal[];
  readonly patienceMilliseconds: number;
  /** Calls back when the location has got messages; gives the function that stops it. */
  readonly onWake: (wake: () => void) => () => void;
  readonly read: (row: StoredRow) => StoredEntry<M>;
}

/** Starts following; nothing is read before the first `next`. */
export function follow<M>(backend: StoreBackend, options: FollowOptions<M>): Tail<M> {
  const stopping = new AbortController();
  const ended = AbortSignal.any([stopping.signal, ...options.signals]);
  const entries = generate(backend, options, ended);
  return {
    next: () => entries.next(),
    // A generator that waits would only hear of its end after the next message, so the wait is ended first.
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
  const bell = createBell(ended);
  const stopWaking = options.onWake(bell.ring);
  try {
    let position = options.from === "now" ? await persist(() => backend.lastPosition(location), backend, options, bell) : options.from;
    while (position !== undefined && !ended.aborted) {
      const after: number = position;
      const rows = await persist(() => backend.readAfter(location, after, pageSize), backend, options, bell);
      for (const row of rows ?? []) {
        if (ended.aborted) return undefined;
        position = row.position;
        yield read(row);
      }
      if (rows === undefined || (!live && rows.length < pageSize)) return undefined;
      if (rows.length < pageSize) await bell.wait(backend.pollMilliseconds());
    }
    return undefined;
  } finally {
    stopWaking();
  }
}

/** Tries again while the database is away, as long as the patience lasts; undefined when the iteration was ended meanwhile. */
async function persist<T>(
  attempt: () => Promise<T>,
  backend: StoreBackend,
  options: { patienceMilliseconds: number },
  bell: Bell,
): Promise<T | undefined> {
  const deadline = Date.now() + options.patienceMilliseconds;
  for (let pause = firstRetryMilliseconds; !bell.ended(); pause = Math.min(pause * 2, longestRetryMilliseconds)) {
    try {
      return await attempt();
    } catch (error) {
      if (bell.ended()) return undefined;
      if (!backend.isTransient?.(error) || Date.now() + pause > deadline) throw error;
      await bell.pause(pause);
    }
  }
  return undefined;
}

interface Bell {
  readonly ring: () => void;
  /** Until it rings, or rang since the last wait, or the time is over. */
  readonly wait: (milliseconds: number | undefined) => Promise<void>;
  /** Until the time is over, whether it rings or not. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly ended: () => boolean;
}

function createBell(ended: AbortSignal): Bell {
  let rang = false;
  let answer: (() => void) | undefined;
  const rest = (milliseconds: number | undefined, wakeable: boolean): Promise<void> =>
    new Promise((resolve) => {
      if (ended.aborted || (wakeable && rang)) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        ended.removeEventListener("abort", done);
        answer = undefined;
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
      ended.addEventListener("abort", done);
      if (wakeable) answer = done;
      return undefined;
    });
  return {
    ring: () => {
      rang = true;
      answer?.();
    },
    wait: async (milliseconds) => {
      await rest(milliseconds, true);
      rang = false;
    },
    pause: (milliseconds) => rest(milliseconds, false),
    ended: () => ended.aborted,
  };
}
