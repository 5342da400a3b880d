// Waiting for something that may happen earlier, and for what others wait for too.

/** Resolves after the milliseconds, when the signal is aborted, or when somebody calls it in the set. */
export function pause(milliseconds: number, signal: AbortSignal, waiting?: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      waiting?.delete(done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    waiting?.add(done);
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}

/** Wakes those who wait for a change. */
export interface Bell {
  readonly ring: () => void;
  /** How often it has rung. */
  readonly rings: () => number;
  /** Resolves when it rings, at once if it has rung more often than given, after the milliseconds, or when the signal is aborted. */
  readonly wait: (since: number, milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export function createBell(): Bell {
  const waiting = new Set<() => void>();
  let rings = 0;
  return {
    ring: () => {
      rings += 1;
      [...waiting].forEach((wake) => wake());
    },
    rings: () => rings,
    wait: async (since, milliseconds, signal) => (since === rings ? pause(milliseconds, signal, waiting) : undefined),
  };
}

/** Waits until a job has ended, successfully or not, but not for longer than some milliseconds. */
export async function atMost(milliseconds: number, job: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  await Promise.race([Promise.allSettled([job]), pause(milliseconds, ended.signal)]);
  ended.abort();
}

/** A set that forgets the oldest of its values. */
export function createMemory(most: number): { readonly has: (id: string) => boolean; readonly add: (id: string) => void } {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add: (id) => {
      ids.add(id);
      if (ids.size > most) ids.delete(ids.values().next().value!);
    },
  };
}

/** Lets calls that come while a job waits to start share its result. */
export function coalesce<Result>(job: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const waiting = new Map<string, Promise<Result>>();
  return (key) => {
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    const started = Promise.resolve().then(() => {
      waiting.delete(key);
      return job(key);
    });
    waiting.set(key, started);
    return started;
  };
}
