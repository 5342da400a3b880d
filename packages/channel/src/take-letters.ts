// Takes letters from the queues of a party, whatever happens to the engine, and puts back what was not settled.

import type { ChannelOptions } from "./channel.js";
import type { Engine, QueueName, TakenLetter } from "./engine.js";
import { isUnreachable } from "./errors.js";
import { pause } from "./wait.js";

/** Creates the queues of a party unless they exist. */
export async function joinQueues(engine: Engine, { role, name, shared = false }: ChannelOptions): Promise<void> {
  await engine.join({ role, party: name }, !shared);
  if (shared) await engine.join({ role }, true);
}

export interface Taking {
  /** What becomes of the letters that arrive, which are taken when they are asked for. */
  readonly pull: <Arrived>(open: (taken: TakenLetter) => Promise<Arrived | undefined>) => AsyncGenerator<Arrived>;
  /** The letters that were taken and not settled; their leases are extended. */
  readonly outstanding: Set<TakenLetter>;
  /** Takes nothing any more, and lets others have what was not settled. */
  readonly stop: () => Promise<void>;
}

/** How a party takes letters until it is closed. `note` hears of every failure, and of success. */
export function createTaking(engine: Engine, options: ChannelOptions, closing: AbortSignal, note: (failure: unknown) => void): Taking {
  const { role, name, shared = false, leaseMilliseconds = 30_000 } = options;
  const queues: readonly QueueName[] = shared ? [{ role, party: name }, { role }] : [{ role, party: name }];
  const outstanding = new Set<TakenLetter>();
  /** Requests for letters that are under way. */
  const takes = new Set<Promise<unknown>>();
  const heartbeat = setInterval(() => {
    for (const letter of outstanding) letter.extend().catch(note);
  }, leaseMilliseconds / 3);
  heartbeat.unref();

  /** What arrives, taken when it is asked for. */
  async function* pull<Arrived>(open: (taken: TakenLetter) => Promise<Arrived | undefined>): AsyncGenerator<Arrived> {
    while (!closing.aborted) {
      const taken = await takeNext();
      if (taken === undefined || closing.aborted) continue;
      const arrived = await open(taken);
      if (arrived !== undefined) yield arrived;
    }
  }

  const takeNext = async (): Promise<TakenLetter | undefined> => {
    const taking = engine.take(queues, closing);
    takes.add(taking);
    try {
      const taken = await taking;
      if (taken !== undefined) outstanding.add(taken);
      note(undefined);
      return taken;
    } catch (error) {
      if (closing.aborted) return undefined;
      if (!isUnreachable(error)) throw error;
      note(error);
      await pause(250, closing);
      // Somebody may have deleted a queue.
      await joinQueues(engine, options).catch(note);
      return undefined;
    } finally {
      takes.delete(taking);
    }
  };

  const stop = async (): Promise<void> => {
    clearInterval(heartbeat);
    await Promise.allSettled(takes);
    await engine.stop();
    for (const letter of outstanding) await letter.retry(0).catch(note);
    outstanding.clear();
  };
  return { pull, outstanding, stop };
}
