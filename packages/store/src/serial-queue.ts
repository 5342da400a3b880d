// Runs the jobs of one key one after the other, in call order; jobs with different keys run concurrently.

/** A queue of jobs for each key. */
export interface SerialQueue {
  readonly run: <T>(key: string, job: () => Promise<T>) => Promise<T>;
}

/** Creates an empty queue. */
export function createSerialQueue(): SerialQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run: (key, job) => {
      const before = tails.get(key);
      const result = before === undefined ? job() : before.then(job);
      const settled = result.then(
        () => undefined,
        () => undefined,
      );
      tails.set(key, settled);
      void settled.then(() => {
        if (tails.get(key) === settled) tails.delete(key);
      });
      return result;
    },
  };
}
