// Turns bursts of change notifications into single calls, one after the other.

export interface Calls {
  /** Notifies of a change: causes a call, or one more when a call is running. */
  readonly note: () => void;
  /** Drops pending notifications and waits for the running call. */
  readonly end: () => Promise<void>;
  /** Rejects when a call does. */
  readonly failed: Promise<never>;
}

/** Saving a file causes several events: the call starts this many milliseconds after the last one … */
const quietTime = 10;
/** … but at most this many milliseconds after the first one. */
const longestWait = 200;

/** Calls back after changes. */
export function createCalls(call: () => Promise<void>): Calls {
  let timer: NodeJS.Timeout | undefined;
  let firstNote = 0;
  let running: Promise<void> | undefined;
  let isNotedAgain = false;
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => (fail = reject));

  const note = (): void => {
    isNotedAgain = running !== undefined;
    if (isNotedAgain) return;
    const now = performance.now();
    if (timer === undefined) firstNote = now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(quietTime, firstNote + longestWait - now)));
  };
  const run = (): void => {
    timer = undefined;
    running = call()
      .catch(fail)
      .finally(() => {
        running = undefined;
        if (isNotedAgain) note();
      });
  };
  const end = async (): Promise<void> => {
    await running;
    clearTimeout(timer);
  };
  return { note, end, failed };
}
