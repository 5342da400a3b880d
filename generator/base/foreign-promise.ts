// Waits for promises of other people's code, which may never settle. Node would then exit without a message as soon as nothing is left to do.

/** The result of a promise. Rejects if the promise is still pending when the process is about to exit, or when `limit` is aborted. */
export async function awaitForeign<Result>(promise: Result | Promise<Result>, limit?: AbortSignal): Promise<Result> {
  let onExit = (): void => {};
  let onLimit = (): void => {};
  const givenUp = new Promise<never>((_, reject) => {
    onExit = () => reject(new Error("its promise never settles"));
    onLimit = () => reject(limit?.reason as Error);
  });
  process.once("beforeExit", onExit);
  limit?.addEventListener("abort", onLimit);
  if (limit?.aborted === true) onLimit();
  try {
    return await Promise.race([promise, givenUp]);
  } finally {
    process.off("beforeExit", onExit);
    limit?.removeEventListener("abort", onLimit);
  }
}

/** A limit for a process that does not exit by itself: a number of seconds, or less when it is stopped. */
export function timeLimit(seconds: number, stopped: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(new Error(`its promise did not settle within ${seconds} seconds`));
  const stop = (): void => controller.abort(new Error("its promise did not settle before the run was stopped"));
  setTimeout(giveUp, seconds * 1000).unref();
  if (stopped.aborted) stop();
  else stopped.addEventListener("abort", stop, { once: true, signal: controller.signal });
  return controller.signal;
}
