// Queues in NATS JetStream: one stream per protocol, one subject and one durable consumer per queue. The stream keeps a message until it is
// acknowledged, also for parties that have not joined yet.

import type { JsMsg, StoredMsg } from "@nats-io/jetstream";
import type { Engine, EngineOptions, QueueName, QueueStatus, StoredLetter, TakenLetter } from "./engine.js";
import { ChannelError, type Protocol } from "./errors.js";
import type { NatsOptions } from "./nats-connect.js";
import { natsError } from "./nats-errors.js";
import { createFeed, type Feed } from "./nats-feed.js";
import { idOf, letterOf, type NatsMessage, unquote } from "./nats-letter.js";
import { consumerName, unclaimedConsumer } from "./nats-names.js";
import { answerMilliseconds, type NatsStream, openNatsStream } from "./nats-stream.js";
import { atMost, coalesce } from "./wait.js";

/** An engine on a server; the stream of the protocol is created unless it exists. */
export async function openNatsEngine(
  address: string,
  protocol: Protocol,
  options: EngineOptions,
  natsOptions?: NatsOptions,
): Promise<Engine> {
  const stream = await openNatsStream(address, protocol, options, natsOptions);
  return {
    ...joiningAndSending(stream),
    ...takingFrom(stream, options),
    ...storedIn(stream),
    status: () => statusOf(stream),
    close: async () => {
      // What was put back has to reach the server, if it can be reached.
      await atMost(answerMilliseconds, stream.connection.flush());
      await stream.connection.close();
    },
  };
}

function joiningAndSending(stream: NatsStream): Pick<Engine, "join" | "send"> {
  const { name, subjects, connection, client, manager, call, publish } = stream;
  /** The queues that get what is sent to a role. */
  const queuesOf = coalesce(async (role: string): Promise<readonly QueueName[]> => {
    const info = await call(() => manager.streams.info(name, { subjects_filter: subjects.joinedOf(role) }));
    return Object.keys(info.state.subjects ?? {}).map(subjects.queueOf);
  });
  return {
    join: async (queue, ofRole) => {
      await stream.addQueue(queue);
      if (!ofRole) return void (await call(() => manager.streams.purge(name, { filter: subjects.joined(queue) })));
      try {
        // Only the first message with this subject is accepted.
        await client.publish(subjects.joined(queue), "", { expect: { lastSubjectSequence: 0 }, timeout: answerMilliseconds });
      } catch (error) {
        if (!isWrongSequence(error)) throw natsError(error, name);
      }
    },
    send: async (letter) => {
      const { to } = letter;
      /** What the server knows the letter by, so that it keeps one per queue and ID. */
      const idIn = (queue: string): string => `${queue} ${letter.id}`;
      const bytes = Buffer.byteLength(letter.text);
      const most = connection.info?.max_payload ?? Infinity;
      if (bytes > most - 4096)
        throw new ChannelError(
          "too-large",
          `The message has ${bytes} bytes, but the server accepts ${most}; raise max_payload of the server.`,
        );
      if (to.party !== undefined) return void (await publish(subjects.queue(to), letter, {}, idIn(consumerName(to))));
      const queues = await queuesOf(to.role);
      if (queues.length === 0) await publish(subjects.unclaimed(to.role), letter, {}, idIn(unclaimedConsumer(to.role)));
      await Promise.all(queues.map((queue) => publish(subjects.queue(queue), letter, {}, idIn(consumerName(queue)))));
    },
  };
}

function takingFrom(
  { name, subjects, client, acknowledged, call, publish, erase }: NatsStream,
  { leaseMilliseconds }: EngineOptions,
): Pick<Engine, "take" | "stop"> {
  const taken = (message: JsMsg, queue: QueueName): TakenLetter => {
    const letter = letterOf(message, queue);
    return {
      letter,
      attempt: message.info.deliveryCount,
      ack: () => call(() => acknowledged.add(queue, letter.id, message)),
      retry: (delay) => Promise.resolve(message.nak(delay)),
      bury: async (reason) => {
        await publish(subjects.dead(queue), letter, { "ce-reason": encodeURIComponent(reason) }, `dead ${message.seq}`);
        await erase(message.seq);
        message.ack();
      },
      extend: () => Promise.resolve(message.working()),
    };
  };
  /** The queue that a message is in; what was sent before there was a queue is in the first. */
  const queueAmong = (queues: readonly QueueName[], { subject }: JsMsg): QueueName =>
    queues.find((each) => subjects.queue(each) === subject) ?? queues[0]!;
  const openFeed = (queues: readonly QueueName[]): Feed => {
    const names = [...new Set(queues.map(({ role }) => unclaimedConsumer(role))), ...queues.map(consumerName)];
    const open = () => Promise.all(names.map((each) => client.consumers.get(name, each)));
    const isShared = queues.some(({ party }) => party === undefined);
    const isRepeated = (message: JsMsg): Promise<boolean> => acknowledged.has(queueAmong(queues, message), idOf(message), message);
    return createFeed(open, { isShared, leaseMilliseconds, isRepeated });
  };
  let feed: Feed | undefined;
  return {
    take: async (queues, signal) => {
      const message = await call(() => (feed ??= openFeed(queues)).take(signal));
      return message === undefined ? undefined : taken(message, queueAmong(queues, message));
    },
    stop: async () => {
      acknowledged.flush();
      await feed?.stop();
    },
  };
}

async function statusOf({ name, subjects, manager, call }: NatsStream): Promise<readonly QueueStatus[]> {
  const { state } = await call(() => manager.streams.info(name, { subjects_filter: subjects.all }));
  const counts: Readonly<Record<string, number>> = state.subjects ?? {};
  // Consumers know what waits; the counts of subjects may be too high after a crash, but are all there is for queues that nobody has joined.
  const consumers: Record<string, readonly [pending: number, taken: number]> = {};
  await call(async () => {
    for await (const { config, num_pending, num_ack_pending } of manager.consumers.list(name))
      consumers[config.filter_subject ?? ""] = [num_pending, num_ack_pending];
  });
  const countOf = (subject: string): readonly [number, number] => consumers[subject] ?? [counts[subject] ?? 0, 0];
  const known = [...Object.keys(counts), ...Object.keys(consumers).filter((subject) => !subject.endsWith("._unclaimed"))];
  const names = known.map((subject) => subjects.queue(subjects.queueOf(subject)));
  return [...new Set(names)].sort().map((subject): QueueStatus => {
    const queue = subjects.queueOf(subject);
    const [unclaimed] = queue.party === undefined ? countOf(subjects.unclaimed(queue.role)) : [0];
    const [pending, busy] = countOf(subject);
    return { ...queue, pending: pending + unclaimed, taken: busy, dead: counts[subjects.dead(queue)] ?? 0 };
  });
}

/** The letters in the queues, and the dead ones. */
function storedIn({
  name,
  subjects,
  connection,
  manager,
  call,
  publish,
  erase,
}: NatsStream): Pick<Engine, "list" | "putBack" | "drop" | "watch"> {
  const findDead = async (key: string): Promise<StoredMsg | undefined> => {
    const seq = Number(key);
    const message = Number.isSafeInteger(seq) && seq > 0 ? await call(() => manager.streams.getMessage(name, { seq })) : null;
    return message !== null && message.subject.includes("._dead.") ? message : undefined;
  };
  const storedLetterOf = (message: NatsMessage, subject: string): StoredLetter => {
    const queue = subjects.queueOf(subject);
    const reason = unquote(message.headers?.get("ce-reason") ?? "");
    return { ...letterOf(message, queue), key: String(message.seq ?? ""), queue, reason };
  };
  /** The first message with a subject from a number on. */
  const next = (subject: string, seq: number): Promise<StoredMsg | null> =>
    call(() => manager.direct.getMessage(name, { seq, next_by_subj: subject }));
  return {
    list: async (state, after = "0") => {
      const message = await next(state === "dead" ? subjects.allDead : subjects.allOpen, Number(after) + 1);
      return message === null ? [] : [storedLetterOf(natsMessage(message), message.subject)];
    },
    putBack: async (key) => {
      const message = await findDead(key);
      if (message === undefined) return false;
      const letter = storedLetterOf(natsMessage(message), message.subject);
      await publish(subjects.queue(letter.queue), letter, {}, `again ${key}`);
      return erase(message.seq);
    },
    drop: async (key) => {
      const message = await findDead(key);
      return message !== undefined && (await erase(message.seq));
    },
    async *watch(signal) {
      const subscription = connection.subscribe(subjects.allOpen);
      const end = (): void => subscription.unsubscribe();
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
      for await (const message of subscription) yield storedLetterOf(message, message.subject);
    },
  };
}

const natsMessage = ({ header: headers, data, seq }: StoredMsg): NatsMessage => ({ headers, data, seq });

const isWrongSequence = (error: unknown): boolean => /wrong last sequence/i.test(error instanceof Error ? error.message : "");
