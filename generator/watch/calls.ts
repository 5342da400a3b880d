// Turns bursts of notes into single calls, one after the other.

export interface Calls {
  /** Something changed: there will be a call, or one more when one is under way. */
  readonly note: () => void;
  /** Forgets what was noted and waits for the call under way. */
  readonly end: () => Promise<void>;
  /** Rejects when a call does. */
  readonly failed: Promise<never>;
}

/** Saving a file is several events: a note counts when this many milliseconds brought no further one … */
const quietTime = 10;
/** … but a stream of notes waits no longer than this. */
const longestWait = 200;

/** Calls back after notes. */
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
