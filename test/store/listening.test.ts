// A subscription that is closed gives every connection back, whatever its server does at that moment: a pool waits for them when it ends.

import { expect, it } from "vitest";
import { createListening } from "../../packages/store/src/postgres/listening.js";

/** A connection whose LISTEN is answered when the test says so. */
function createClient() {
  const settled: { resolve?: (value: unknown) => void; reject?: (error: Error) => void } = {};
  const answer = new Promise<unknown>((resolve, reject) => Object.assign(settled, { resolve, reject }));
  const listeners = new Map<string, () => void>();
  let released = 0;
  return {
    client: {
      query: () => answer.then(() => ({ rows: [] })),
      on: (event: string, listener: (notification: object) => void) => void listeners.set(event, () => listener({})),
      release: () => void (released += 1),
    },
    settled,
    emit: (event: string) => listeners.get(event)?.(),
    released: () => released,
  };
}

it.each(["fails", "succeeds", "is listening"])("gives its connection back once if it is closed and LISTEN %s", async (outcome) => {
  const { client, settled, emit, released } = createClient();
  const listening = createListening(() => Promise.resolve(client), "letters");
  listening.onAppend(() => undefined);
  await Promise.resolve();
  if (outcome === "is listening") {
    settled.resolve?.(undefined);
    await expect.poll(listening.isUp).toBe(true);
  }
  listening.close();
  if (outcome === "fails") settled.reject?.(new Error("the server was killed"));
  else settled.resolve?.(undefined);
  await expect.poll(released).toBe(1);
  emit("error");
  emit("end");
  expect(released()).toBe(1);
});
