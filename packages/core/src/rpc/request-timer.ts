// How long a request waits for its answer, and the timer that measures it.

import type { MessageDescriptor } from "../protocol.js";

/** The milliseconds that a request waits unless the caller, the spec or the connection says otherwise. */
const usualTimeout = 60_000;

/** The most milliseconds that a timer can wait. */
const longestTimer = 2 ** 31 - 1;

/** The milliseconds that a request waits: what the spec says, or what the connection says, or a minute. A stream without a last result waits for the next one as long as it takes. */
export function timeoutOf({ timeout, stream }: Pick<MessageDescriptor, "timeout" | "stream">, ofConnection?: number): number {
  if (timeout !== undefined) return timeout === "none" ? Infinity : timeout * 1000;
  return stream?.until.length === 0 ? Infinity : (ofConnection ?? usualTimeout);
}

export interface RequestTimer {
  /** Waits the whole time again. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Starts a timer; one without a limit never ends. */
export function startTimer(milliseconds: number, onTimeout: () => void): RequestTimer {
  // A longer timer would end at once.
  const start = (): ReturnType<typeof setTimeout> | undefined =>
    milliseconds === Infinity ? undefined : setTimeout(onTimeout, Math.min(milliseconds, longestTimer));
  let timer = start();
  const stop = (): void => clearTimeout(timer);
  return {
    restart: () => {
      stop();
      timer = start();
    },
    stop,
  };
}
