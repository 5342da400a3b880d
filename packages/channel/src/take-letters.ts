// Takes letters from the queues of a party, whatever happens to the engine, and puts back what was not settled.

import type { ChannelOptions } from "./channel.js";
import type { Engine, QueueName, TakenLetter } from "./engine.js";
import { isUnreachable } from "./errors.js";
import { pause } from "./wait.js";

const longestWait = 1000;

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
  /** Does a job again while the engine cannot be reached, for some milliseconds. */
  readonly persist: <Result>(job: () => Promise<Result>, milliseconds?: number) => Promise<Result>;
  /** Takes nothing any more, and lets others have what was not settled. */
  readonly stop: () => Promise<void>;
}

/** How a party takes letters until it is closed. */
export function createTaking(engine: Engine, options: ChannelOptions, closing: AbortSignal): Taking {
  const { role, name, shared = false, leaseMilliseconds = 30_000, sendMilliseconds = 60_000 } = options;
  const queues: readonly QueueName[] = shared ? [{ role, party: name }, { role }] : [{ role, party: name }];
  const outstanding = new Set<TakenLetter>();
  /** Requests for letters that are under way. */
  const takes = new Set<Promise<unknown>>();
  let isDown = false;
  /** Reports a failure once, until something succeeds. */
  const note = (failure?: unknown): void => {
    if (failure !== undefined && !isDown) options.onUnreachable?.(failure as Error);
    isDown = failure !== undefined;
  };
  const heartbeat = setInterval(() => {
    for (const letter of outstanding) letter.extend().catch(note);
  }, leaseMilliseconds / 3);
  heartbeat.unref();

  const persist: Taking["persist"] = async (job, milliseconds = sendMilliseconds) => {
    const until = performance.now() + milliseconds;
    for (let wait = 50; ; wait = Math.min(wait * 2, longestWait)) {
      try {
        const result = await job();
        note();
        return result;
      } catch (error) {
        if (!isUnreachable(error) || closing.aborted || performance.now() + wait > until) throw error;
        note(error);
      }
      await pause(wait, closing);
      // Somebody may have deleted a queue.
      if (!closing.aborted) await joinQueues(engine, options).catch(note);
    }
  };

  const takeNext = async (): Promise<TakenLetter | undefined> => {
    const taking = engine.take(queues, closing);
    takes.add(taking);
    try {
      const taken = await taking;
      if (taken !== undefined) outstanding.add(taken);
      return taken;
    } catch (error) {
      if (closing.aborted) return undefined;
      throw error;
    } finally {
      takes.delete(taking);
    }
  };

  /** What arrives, taken when it is asked for. */
  async function* pull<Arrived>(open: (taken: TakenLetter) => Promise<Arrived | undefined>): AsyncGenerator<Arrived> {
    while (!closing.aborted) {
      const taken = await persist(takeNext, Infinity);
      if (taken === undefined || closing.aborted) continue;
      const arrived = await open(taken);
      if (arrived !== undefined) yield arrived;
    }
  }

  const stop = async (): Promise<void> => {
    clearInterval(heartbeat);
    await Promise.allSettled(takes);
    await engine.stop();
    for (const letter of outstanding) await letter.retry(0).catch(note);
    outstanding.clear();
  };
  return { pull, outstanding, persist, stop };
}
