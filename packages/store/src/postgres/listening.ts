// Hears of appends through LISTEN on a connection of its own, and takes a new connection when the old one breaks.

import type { ListeningClient } from "./client.js";

const firstRetryMilliseconds = 100;
const longestRetryMilliseconds = 5000;

/** An ear on a channel. */
export interface Listening {
  readonly isUp: () => boolean;
  readonly onAppend: (listener: (location: string | undefined) => void) => void;
  readonly close: () => void;
}

/** Prepares to listen, which begins with the first listener; `connect` is called again whenever a connection is lost. */
export function prepareListening(connect: () => Promise<ListeningClient>, channel: string): Listening {
  const listeners: ((location: string | undefined) => void)[] = [];
  const tell = (location: string | undefined): void => listeners.forEach((listener) => listener(location));
  const state: ListeningState = { closed: false, client: undefined, retry: undefined };
  return {
    isUp: () => state.client !== undefined,
    onAppend: (listener) => {
      if (listeners.push(listener) === 1) void attach(state, { connect, channel, tell, pause: firstRetryMilliseconds });
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

interface Attachment {
  readonly connect: () => Promise<ListeningClient>;
  readonly channel: string;
  readonly tell: (location: string | undefined) => void;
  readonly pause: number;
}

async function attach(state: ListeningState, attachment: Attachment): Promise<void> {
  const { connect, channel, tell, pause } = attachment;
  let client: ListeningClient | undefined;
  let lost = false;
  const lose = (nextPause: number): void => {
    if (lost || state.closed) return;
    lost = true;
    state.client = undefined;
    client?.release?.(true);
    state.retry = setTimeout(
      () => void attach(state, { ...attachment, pause: Math.min(nextPause * 2, longestRetryMilliseconds) }),
      nextPause,
    );
    // A store that is only waiting to listen again must not keep the process alive.
    state.retry.unref?.();
    // What was said meanwhile was not heard.
    tell(undefined);
  };
  try {
    client = await connect();
    client.on("error", () => lose(firstRetryMilliseconds));
    client.on("end", () => lose(firstRetryMilliseconds));
    client.on("notification", ({ payload }) => tell(payload));
    await client.query(`LISTEN ${channel}`);
    if (state.closed) return client.release?.(true);
    state.client = client;
    tell(undefined);
  } catch {
    lose(pause);
  }
  return undefined;
}
