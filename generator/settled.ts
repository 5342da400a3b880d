// Waits for promises of other people's code, which may never settle. Node would then exit without a message as soon as nothing is left to do.

/** The result of a promise; rejects when the process is about to exit and the promise is still pending. */
export async function settled<Result>(promise: Result | Promise<Result>): Promise<Result> {
  let onExit = (): void => {};
  const exit = new Promise<never>((_, reject) => {
    onExit = () => reject(new Error("its promise never settles"));
  });
  process.once("beforeExit", onExit);
  try {
    return await Promise.race([promise, exit]);
  } finally {
    process.off("beforeExit", onExit);
  }
}
