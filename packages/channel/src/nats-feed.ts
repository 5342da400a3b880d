// Takes messages from consumers of NATS, one at a time.

import type { Consumer, JsMsg } from "@nats-io/jetstream";
import { atMost, pause } from "./wait.js";

/** The messages of several consumers, one at a time. */
export interface Feed {
  readonly take: (signal: AbortSignal) => Promise<JsMsg | undefined>;
  /** Asks for nothing any more, and gives back what came and was not taken. */
  readonly stop: () => Promise<void>;
}

/** How long one request for messages stays open at the server, which is how long closing may take: some servers answer requests that were given up. */
const fetchMilliseconds = 1000;

/** The most messages that are asked for ahead of a program that takes them quickly. */
const mostAhead = 32;

interface FeedOptions {
  /** Whether others take from the same queue: then nothing is asked for before it is wanted, because they may be free earlier. */
  readonly isShared: boolean;
  readonly leaseMilliseconds: number;
  /** Whether a message repeats one that was acknowledged, so that nobody is to see it. */
  readonly isRepeated: (message: JsMsg) => Promise<boolean>;
}

/** A message that came, and what is asked about it meanwhile. */
interface Waiting {
  readonly message: JsMsg;
  readonly repeated: Promise<boolean>;
}

/** Whether a message came before, which ends it. */
async function isAgain({ message, repeated }: Waiting): Promise<boolean> {
  try {
    if (await repeated) message.ack();
    return await repeated;
  } catch (error) {
    message.nak();
    throw error;
  }
}

/** The messages of the first consumer, which holds what was sent before there were others, come first. */
export function createFeed(open: () => Promise<readonly Consumer[]>, { isShared, leaseMilliseconds, isRepeated }: FeedOptions): Feed {
  const buffer: Waiting[] = [];
  const waiting = new Set<() => void>();
  const requests = new Map<Consumer, Promise<void>>();
  let consumers: Promise<readonly Consumer[]> | undefined;
  let failure: unknown;
  let isFirstEmpty = false;
  let stopped = false;
  /** How many messages are asked for at a time: more after each one that a program has dealt with, because those that it never sees count as tried. */
  let ahead = 1;
  let hasTaken = false;
  const wake = (): void => [...waiting].forEach((waiter) => waiter());
  const heartbeat = setInterval(() => buffer.forEach(({ message }) => message.working()), leaseMilliseconds / 3);
  heartbeat.unref();
  /** Asks a consumer for its next messages, unless it was asked already. */
  const ask = (consumer: Consumer): void => {
    if (stopped || requests.has(consumer)) return;
    const run = async (): Promise<void> => {
      try {
        for await (const message of await consumer.fetch({ max_messages: ahead, expires: fetchMilliseconds })) {
          const repeated = isRepeated(message);
          // Whoever takes the message hears of a failure.
          repeated.catch(() => undefined);
          buffer.push({ message, repeated });
          wake();
        }
      } catch (error) {
        failure = error;
      } finally {
        requests.delete(consumer);
        wake();
      }
    };
    requests.set(consumer, run());
  };
  const askAll = async (): Promise<void> => {
    consumers ??= open();
    try {
      const [first, ...others] = await consumers;
      if (first === undefined) return;
      ask(first);
      isFirstEmpty ||= (await first.info()).num_pending === 0;
      if (isFirstEmpty) others.forEach(ask);
    } catch (error) {
      consumers = undefined;
      throw error;
    }
  };
  return {
    take: async (signal) => {
      if (hasTaken && !isShared) {
        ahead = Math.min(ahead * 2, mostAhead);
        if (buffer.length <= ahead / 2) await askAll();
      }
      while (!signal.aborted) {
        const next = buffer.shift();
        if (next !== undefined) {
          if (await isAgain(next)) continue;
          hasTaken = true;
          return next.message;
        }
        const error = failure;
        failure = undefined;
        if (error !== undefined) throw error;
        await askAll();
        if (buffer.length === 0 && requests.size > 0) await pause(fetchMilliseconds, signal, waiting);
      }
      return undefined;
    },
    stop: async () => {
      stopped = true;
      clearInterval(heartbeat);
      // A server that cannot be reached answers none of them.
      await atMost(2 * fetchMilliseconds, Promise.all(requests.values()));
      for (const { message } of buffer.splice(0)) message.nak();
    },
  };
}
