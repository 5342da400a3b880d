// A channel on an engine: sends letters, judges what arrives, and settles it.

import { randomUUID } from "node:crypto";
import { createIssue, formatIssues, isPending, negotiate, type Conversation, type Issue, type Result } from "@wirepact/core";
import { wrongRole } from "@wirepact/core/codegen";
import { findFrame, identify, type Handler, type RequestOptions } from "@wirepact/core/codegen/frames";
import type { Arriving, Channel, ChannelOptions, Delivery, Party, SendOptions, UndeliveredMessage } from "./channel.js";
import { type Engine, type Letter, listAll, type QueueName, type TakenLetter } from "./engine.js";
import { ChannelError } from "./errors.js";
import type { ChannelPackage } from "./message-types.js";
import { createRequests } from "./requests.js";
import { createTaking } from "./take-letters.js";
import { createTexts } from "./texts.js";
import { createMemory, pause } from "./wait.js";
import { createLetterWriter, recipientsOf } from "./write-letters.js";

/** How many IDs of messages a channel remembers, and how many messages its monitor. */
const remembered = 10_000;
/** How many messages wait for the program where requests are read ahead of them. */
const maxWaiting = 1000;
const defaultBackoff: readonly number[] = [1000, 5000, 30_000, 60_000];

type Arrived = Arriving<unknown, "automatic">;

const partyOf = ({ role, party }: QueueName): Party => ({ role, ...(party === undefined ? {} : { name: party }) });

/** The channel of a party; its queues exist. */
export function createChannel(engine: Engine, protocolPackage: ChannelPackage, options: ChannelOptions): Channel<unknown, unknown> {
  const { protocol } = protocolPackage;
  const { role, name, maxAttempts = 5, backoff = defaultBackoff } = options;
  const own: QueueName = { role, party: name };
  const isAutomatic = options.acknowledge === "automatic";
  const texts = createTexts(protocolPackage, name);
  const writer = createLetterWriter(protocolPackage, options);
  const closing = new AbortController();
  const conversation = protocolPackage.createConversation?.({ order: "arrival", maxMessages: remembered }) as
    Conversation<unknown> | undefined;
  const [settledIds, fedIds] = [createMemory(remembered), createMemory(remembered)];
  const { pull, outstanding, persist, stop } = createTaking(engine, options, closing.signal);

  const sendAll = async (letters: readonly Letter[], message: object): Promise<void> => {
    if (closing.signal.aborted) throw new ChannelError("closed", "The channel is closed.");
    const [first] = letters;
    // Before it is sent: an answer may arrive before the engine has confirmed it. The monitor sees mail with what a server adds to it.
    if (first !== undefined)
      feed(first, protocol.encodings.mail === undefined ? { ok: true, value: message, warnings: [] } : texts.read(first.text));
    for (const letter of letters) await persist(() => engine.send(letter));
  };
  const send = async (message: object, sendOptions?: SendOptions): Promise<void> => sendAll(writer.write(message, sendOptions), message);

  /** Lets the monitor see a message once, however often it is delivered. */
  const feed = (letter: Letter, result: Result<unknown>): void => {
    if (!result.ok || fedIds.has(letter.id)) return;
    fedIds.add(letter.id);
    const { role: from } = letter.from;
    conversation?.feed(result.value as never, from === "" ? {} : { from });
  };

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
      options.onDeadLetter?.(undelivered);
    });
    return undelivered;
  };

  const deliver = (taken: TakenLetter, message: object): Delivery<unknown> => {
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
          if (isPending(protocol, message)) {
            const text = texts.acknowledged(message);
            await engine.send({ ...receipt(letter), text, from: own, version: protocol.version, sentAt: Date.now() });
          }
          await taken.ack();
          settledIds.add(letter.id);
        }),
      retry: (after = backoff[Math.min(attempt, backoff.length) - 1] ?? 0) => settle(() => taken.retry(after)),
      reject: async (reason) => void (await bury(taken, reason, [], settle)),
    };
  };
  const receipt = ({ id, from }: Letter): Pick<Letter, "id" | "kind" | "to"> => ({
    id: `acknowledgement ${id} ${name}`,
    kind: "acknowledgement",
    to: from,
  });

  const discard = async (taken: TakenLetter): Promise<undefined> => {
    await settler(taken)(() => taken.ack());
    return undefined;
  };

  /** What the program sees of a letter; nothing if it is only for the channel. */
  const open = async (taken: TakenLetter): Promise<Arrived | undefined> => {
    const { letter, attempt } = taken;
    if (settledIds.has(letter.id)) return discard(taken);
    if (attempt > maxAttempts) return bury(taken, `not acknowledged after ${maxAttempts} attempts`, []);
    const version: Result<unknown> = negotiate([protocol.version], [letter.version || protocol.version]);
    const result = version.ok ? check(letter) : version;
    if (!result.ok) return bury(taken, formatIssues(result.issues), result.issues);
    feed(letter, result);
    if (letter.kind === "acknowledgement") return discard(taken);
    const delivery = deliver(taken, result.value);
    return requests?.take(letter.from, delivery) === true ? undefined : delivery;
  };

  const check = (letter: Letter): Result<object> => {
    const result = requests?.read(letter) ?? texts.read(letter.text);
    if (!result.ok || letter.kind === "acknowledgement" || findFrame(protocol, result.value)?.replyTo !== undefined) return result;
    const type = identify(protocol, result.value);
    if (type === undefined || type.to.includes(role)) return result;
    return { ok: false, issues: [createIssue(wrongRole(role, type.name, type.to, "receive"), protocol.frames ? [] : [protocol.tag])] };
  };

  const waiting: Arrived[] = [];
  const wakers = new Set<() => void>();
  let iterators = 0;
  const requests =
    protocol.frames === undefined
      ? undefined
      : createRequests(protocol, {
          texts,
          post: (to, message) => sendAll(writer.writeTo([to], message, randomUUID()), message),
          isIterated: () => iterators > 0,
          onHandlerError: options.onHandlerError ?? (() => undefined),
        });
  let reading: Promise<void> | undefined;
  /** Reads answers while the program is busy; what nobody iterates over is delivered again later. */
  const read = async (): Promise<void> => {
    for await (const arrived of pull(open)) {
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
      while (!closing.signal.aborted) {
        const next = waiting.shift();
        if (next !== undefined) yield next;
        else await Promise.race([pause(60_000, closing.signal, wakers), ended]);
      }
    } finally {
      iterators -= 1;
    }
  }

  /** Messages that programs have and that an iteration will acknowledge. */
  let inHand = 0;
  async function* iterate(): AsyncGenerator<Arrived> {
    try {
      for await (const arrived of requests === undefined ? pull(open) : waitingLetters()) {
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
      if (closing.signal.aborted) await finish();
    }
  }

  const known = (): NonNullable<typeof requests> => {
    if (requests === undefined) throw new ChannelError("invalid-message", `${protocol.name} has no requests; use send.`);
    return requests;
  };
  const peer = (to?: SendOptions["to"]) => ({
    request: (message: object, requestOptions?: RequestOptions) => {
      const [target, ...others] = recipientsOf(protocol, role, message, to);
      if (target === undefined || others.length > 0)
        throw new ChannelError("no-recipient", "A request goes to one party or role; pass peer({ role, name }).");
      void startReading().catch(known().end);
      return known().request(target, message, requestOptions);
    },
  });
  let finished: Promise<void> | undefined;
  const finish = (): Promise<void> => (finished ??= stop().then(engine.close));
  const close = async (): Promise<void> => {
    closing.abort();
    requests?.end();
    await Promise.allSettled([reading]);
    // A program may close the channel while it iterates: its message is acknowledged when it asks for the next one.
    if (inHand === 0) await finish();
  };
  const channel = {
    role,
    name,
    send,
    peer,
    ...peer(),
    serve: (handlers: Readonly<Record<string, Handler>>, serveOptions?: { readonly fallback?: Handler }) => {
      known().serve(handlers, serveOptions);
      return startReading();
    },
    conversation,
    late: () => conversation?.late() ?? [],
    status: engine.status,
    deadLetters: () => listAll(engine, "dead"),
    putBack: engine.putBack,
    drop: engine.drop,
    close,
    [Symbol.asyncIterator]: iterate,
  };
  return channel as unknown as Channel<unknown, unknown>;
}
