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
