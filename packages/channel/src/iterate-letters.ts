// What a program iterates over. Where the protocol has requests, letters are read ahead of the program, so that answers arrive while it is busy.

import type { Arriving } from "./channel.js";
import { pause } from "./wait.js";

/** How many messages wait for the program where requests are read ahead of them. */
const maxWaiting = 1000;

type Arrived = Arriving<unknown, "automatic">;

export interface Arrivals {
  readonly iterate: () => AsyncGenerator<Arrived>;
  /** Reads ahead until the channel is closed; rejects if that fails. */
  readonly startReading: () => Promise<void>;
  readonly isIterated: () => boolean;
  /** Waits until nothing is read any more; false if a program has a message that its iteration will acknowledge. */
  readonly end: () => Promise<boolean>;
}

interface ArrivalSettings {
  /** Takes letters when they are asked for. */
  readonly pull: () => AsyncGenerator<Arrived>;
  readonly readsAhead: boolean;
  /** Whether the iteration acknowledges messages. */
  readonly isAutomatic: boolean;
  readonly closing: AbortSignal;
  /** Called at the end of an iteration of a channel that is closed. */
  readonly finish: () => Promise<void>;
}

export function createArrivals({ pull, readsAhead, isAutomatic, closing, finish }: ArrivalSettings): Arrivals {
  const waiting: Arrived[] = [];
  const wakers = new Set<() => void>();
  let iterators = 0;
  let reading: Promise<void> | undefined;
  /** Messages that programs have and that an iteration will acknowledge. */
  let inHand = 0;

  /** Reads answers while the program is busy; what nobody iterates over is delivered again later. */
  const read = async (): Promise<void> => {
    for await (const arrived of pull()) {
      if (iterators > 0 && waiting.length < maxWaiting) waiting.push(arrived);
      else if (arrived.ok) await arrived.retry();
      for (const wake of wakers) wake();
    }
  };
  const startReading = (): Promise<void> => (reading ??= read());
  async function* waitingLetters(): AsyncGenerator<Arrived> {
    iterators += 1;
    try {
      const ended = startReading();
      while (!closing.aborted) {
        const next = waiting.shift();
        if (next !== undefined) yield next;
        else await Promise.race([pause(60_000, closing, wakers), ended]);
      }
    } finally {
      iterators -= 1;
    }
  }

  async function* iterate(): AsyncGenerator<Arrived> {
    try {
      for await (const arrived of readsAhead ? waitingLetters() : pull()) {
        if (!arrived.ok && !isAutomatic) continue;
        inHand += isAutomatic ? 1 : 0;
        try {
          yield arrived;
        } finally {
          inHand -= isAutomatic ? 1 : 0;
        }
        if (arrived.ok && isAutomatic) await arrived.ack();
      }
    } finally {
      if (closing.aborted) await finish();
    }
  }
  return {
    iterate,
    startReading,
    isIterated: () => iterators > 0,
    end: async () => {
      await Promise.allSettled([reading]);
      return inHand === 0;
    },
  };
}
