// Settles the letters that a party took: each once, as acknowledged, to be delivered again, or as a dead letter.

import { type Issue, isPending, type ProtocolDescriptor } from "@wirepact/core";
import type { ChannelOptions, Delivery, Party, UndeliveredMessage } from "./channel.js";
import type { Engine, Letter, QueueName, TakenLetter } from "./engine.js";
import { ChannelError } from "./errors.js";
import type { Taking } from "./take-letters.js";
import type { Texts } from "./texts.js";
import { createMemory } from "./wait.js";

const defaultBackoff: readonly number[] = [1000, 5000, 30_000, 60_000];

export interface Settling {
  /** Whether the letter with an ID was acknowledged. */
  readonly isSettled: (id: string) => boolean;
  /** Removes a letter that is not for the program. */
  readonly discard: (taken: TakenLetter) => Promise<undefined>;
  /** Makes a dead letter of one that cannot be delivered. */
  readonly bury: (taken: TakenLetter, reason: string, issues: readonly Issue[]) => Promise<UndeliveredMessage>;
  /** What the program gets of a letter, with the functions that settle it. */
  readonly deliver: (taken: TakenLetter, message: object) => Delivery<unknown>;
}

interface SettlingParts {
  readonly engine: Engine;
  readonly protocol: ProtocolDescriptor;
  readonly texts: Texts;
  readonly taking: Taking;
  /** How many IDs of acknowledged letters are known. */
  readonly remembered: number;
}

const partyOf = ({ role, party }: QueueName): Party => ({ role, ...(party === undefined ? {} : { name: party }) });

/** How a party settles letters. */
export function createSettling(
  { engine, protocol, texts, taking: { outstanding, persist }, remembered }: SettlingParts,
  { role, name, backoff = defaultBackoff, onDeadLetter }: ChannelOptions,
): Settling {
  const settledIds = createMemory(remembered);

  /** Settles a letter once. */
  const settler = (taken: TakenLetter) => {
    let settled: Promise<void> | undefined;
    const settle = async (job: () => Promise<void>): Promise<void> => {
      try {
        if (outstanding.has(taken)) await persist(job);
      } catch (error) {
        settled = undefined;
        if (outstanding.has(taken)) throw error;
      }
      if (!outstanding.delete(taken))
        throw new ChannelError("closed", "The channel was closed before, and the message was put back into its queue.");
    };
    return (job: () => Promise<void>): Promise<void> => (settled ??= settle(job));
  };

  const bury = async (
    taken: TakenLetter,
    reason: string,
    issues: readonly Issue[],
    settle = settler(taken),
  ): Promise<UndeliveredMessage> => {
    const undelivered: UndeliveredMessage = { ok: false, id: taken.letter.id, from: partyOf(taken.letter.from), reason, issues };
    await settle(async () => {
      await taken.bury(reason);
      onDeadLetter?.(undelivered);
    });
    return undelivered;
  };

  /** Tells the sender that a message has been acknowledged, where the protocol says so. */
  const sendReceipt = async ({ id, from }: Letter, message: object): Promise<void> => {
    if (!isPending(protocol, message)) return;
    await engine.send({
      id: `acknowledgement ${id} ${name}`,
      kind: "acknowledgement",
      from: { role, party: name },
      to: from,
      version: protocol.version,
      sentAt: Date.now(),
      text: texts.acknowledged(message),
    });
  };

  return {
    isSettled: settledIds.has,
    discard: async (taken) => {
      await settler(taken)(() => taken.ack());
      return undefined;
    },
    bury,
    deliver: (taken, message) => {
      const { letter, attempt } = taken;
      const settle = settler(taken);
      return {
        ok: true,
        message,
        value: message,
        id: letter.id,
        from: partyOf(letter.from),
        attempt,
        ack: () =>
          settle(async () => {
            // The sender learns of it first: if this process dies in between, it learns of it twice.
            await sendReceipt(letter, message);
            await taken.ack();
            settledIds.add(letter.id);
          }),
        retry: (after = backoff[Math.min(attempt, backoff.length) - 1] ?? 0) => settle(() => taken.retry(after)),
        reject: async (reason) => void (await bury(taken, reason, [], settle)),
      };
    },
  };
}
