// Receives notifications of appends with LISTEN on a separate connection, and reconnects when it is lost.

import type { ListeningClient } from "./client.js";

const firstRetryMilliseconds = 100;
const longestRetryMilliseconds = 5000;

/** A subscription to a channel. */
export interface Listening {
  readonly isUp: () => boolean;
  readonly onAppend: (listener: (location: string | undefined) => void) => void;
  readonly close: () => void;
}

/** Creates a subscription that connects with the first listener; `connect` is called again when the connection is lost. */
export function createListening(connect: () => Promise<ListeningClient>, channel: string): Listening {
  const listeners: ((location: string | undefined) => void)[] = [];
  const notify = (location: string | undefined): void => listeners.forEach((listener) => listener(location));
  const state: ListeningState = { closed: false, client: undefined, retry: undefined };
  return {
    isUp: () => state.client !== undefined,
    onAppend: (listener) => {
      if (listeners.push(listener) === 1) void connectAndListen(state, { connect, channel, notify, pause: firstRetryMilliseconds });
    },
    close: () => {
      state.closed = true;
      clearTimeout(state.retry);
      if (state.client?.release === undefined) void state.client?.query(`UNLISTEN ${channel}`).catch(() => undefined);
      else state.client.release(true);
      state.client = undefined;
    },
  };
}

interface ListeningState {
  closed: boolean;
  client: ListeningClient | undefined;
  retry: ReturnType<typeof setTimeout> | undefined;
}

interface ListenOptions {
  readonly connect: () => Promise<ListeningClient>;
  readonly channel: string;
  readonly notify: (location: string | undefined) => void;
  readonly pause: number;
}

async function connectAndListen(state: ListeningState, listenOptions: ListenOptions): Promise<void> {
  const { connect, channel, notify, pause } = listenOptions;
  let client: ListeningClient | undefined;
  let lost = false;
  let isListening = false;
  const reconnect = (nextPause: number): void => {
    if (lost) return;
    lost = true;
    // A pool ends only when it has all connections back; `close` gives back the one that listens.
    if (!state.closed || !isListening) client?.release?.(true);
    if (state.closed) return;
    state.client = undefined;
    state.retry = setTimeout(
      () => void connectAndListen(state, { ...listenOptions, pause: Math.min(nextPause * 2, longestRetryMilliseconds) }),
      nextPause,
    );
    // Waiting to reconnect must not keep the process alive.
    state.retry.unref?.();
    // Notifications sent in the meantime were missed.
    notify(undefined);
  };
  try {
    client = await connect();
    client.on("error", () => reconnect(firstRetryMilliseconds));
    client.on("end", () => reconnect(firstRetryMilliseconds));
    client.on("notification", ({ payload }) => notify(payload));
    await client.query(`LISTEN ${channel}`);
    if (state.closed) return reconnect(pause);
    isListening = true;
    state.client = client;
    notify(undefined);
  } catch {
    reconnect(pause);
  }
  return undefined;
}
