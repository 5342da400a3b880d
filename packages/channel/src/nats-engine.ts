// Queues in NATS JetStream: one stream per protocol, one subject and one durable consumer per queue. The stream keeps a message until it is
// acknowledged, also for parties that have not joined yet.

import type { JetStreamClient, JetStreamManager, JsMsg, StoredMsg, StreamInfo } from "@nats-io/jetstream";
import type { Engine, EngineOptions, Letter, QueueName, QueueStatus, StoredLetter, TakenLetter } from "./engine.js";
import { ChannelError, checkProtocol, type Protocol } from "./errors.js";
import { connect, type JetStream, loadDrivers, type NatsOptions } from "./nats-connect.js";
import { natsError } from "./nats-errors.js";
import { createFeed, type Feed } from "./nats-feed.js";
import { headersOf, letterOf, type NatsMessage, unquote } from "./nats-letter.js";
import { consumerName, streamName, subjectsOf, unclaimedConsumer } from "./nats-names.js";
import { atMost, coalesce } from "./wait.js";

const nanos = (milliseconds: number): number => milliseconds * 1_000_000;

/** The most letters that a party has at a time; the server holds back the rest. */
const maxTaken = 1000;

/** How long the server may need for an answer. */
const answerMilliseconds = 3000;

/** Connects to a server and creates the stream of a protocol unless it exists. */
export async function openNatsEngine(
  address: string,
  protocol: Protocol,
  { leaseMilliseconds, duplicateMilliseconds, durableAcks, create }: EngineOptions,
  options: NatsOptions = {},
): Promise<Engine> {
  const [transport, library] = await loadDrivers();
  const connection = await connect(transport, address, options);
  const stream = streamName(protocol.name);
  const subjects = subjectsOf(protocol.name);
  const call = async <Result>(job: () => Promise<Result>): Promise<Result> => {
    try {
      return await job();
    } catch (error) {
      throw natsError(error, stream);
    }
  };
  const prepare = async (): Promise<void> => {
    const found = await findStream(manager, library, stream);
    if (found === undefined && !create)
      throw new ChannelError("not-found", `The server has no stream ${stream}; the first party that opens a channel creates it.`);
    const { config } =
      found ??
      (await manager.streams.add({
        name: stream,
        description: `${protocol.name} ${protocol.version}`,
        subjects: [subjects.all],
        retention: library.RetentionPolicy.Workqueue,
        storage: library.StorageType.File,
        discard: library.DiscardPolicy.New,
        duplicate_window: nanos(duplicateMilliseconds),
        allow_direct: true,
      }));
    if (config.retention !== library.RetentionPolicy.Workqueue || !config.subjects.includes(subjects.all))
      throw new ChannelError("wrong-channel", `The stream ${stream} was not created by a channel; use another account, or delete it.`);
    checkProtocol(`the stream ${stream}`, protocol, /^(\S+) (\S+)$/.exec(config.description ?? "")?.slice(1) ?? []);
  };
  let client: JetStreamClient;
  let manager: JetStreamManager;
  try {
    client = library.jetstream(connection, { timeout: answerMilliseconds });
    manager = await call(() => library.jetstreamManager(connection, { timeout: answerMilliseconds }));
    await call(prepare);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const publish = (subject: string, letter: Letter, more: Readonly<Record<string, string>>, msgID: string): Promise<unknown> => {
    const headers = transport.headers();
    for (const [name, value] of Object.entries({ ...headersOf(protocol.name, letter), ...more })) headers.set(name, value);
    return call(() => client.publish(subject, letter.text, { headers, msgID: encodeURIComponent(msgID), timeout: answerMilliseconds }));
  };
  /** The queues that get what is sent to a role. */
  const queuesOf = coalesce(async (role: string): Promise<readonly QueueName[]> => {
    const info = await call(() => manager.streams.info(stream, { subjects_filter: subjects.joinedOf(role) }));
    return Object.keys(info.state.subjects ?? {}).map(subjects.queueOf);
  });
  const addConsumer = (name: string, subject: string) =>
    call(() =>
      manager.consumers.add(stream, {
        durable_name: name,
        filter_subject: subject,
        ack_policy: library.AckPolicy.Explicit,
        ack_wait: nanos(leaseMilliseconds),
        max_ack_pending: maxTaken,
        // What a killed server remembers of acknowledgements is out of date; without it, it delivers what was not erased.
        mem_storage: true,
      }),
    );
  /** Erases a message: the server keeps acknowledgements in memory for a while, and forgets confirmed ones when it is killed. */
  const remove = async (message: JsMsg): Promise<void> => {
    if (!durableAcks) return void (await call(() => message.ackAck({ timeout: answerMilliseconds })));
    await forget(message.seq);
    message.ack();
  };
  let feed: Feed | undefined;
  const taken = (message: JsMsg, queue: QueueName): TakenLetter => {
    const letter = letterOf(message, queue);
    return {
      letter,
      attempt: message.info.deliveryCount,
      ack: () => remove(message),
      retry: (delay) => Promise.resolve(message.nak(delay)),
      bury: async (reason) => {
        await publish(subjects.dead(queue), letter, { "ce-reason": encodeURIComponent(reason) }, `dead ${message.seq}`);
        await remove(message);
      },
      extend: () => Promise.resolve(message.working()),
    };
  };
  const openFeed = (queues: readonly QueueName[]): Feed => {
    const names = [...new Set(queues.map(({ role }) => unclaimedConsumer(role))), ...queues.map(consumerName)];
    const open = () => Promise.all(names.map((each) => client.consumers.get(stream, each)));
    const isShared = queues.some(({ party }) => party === undefined);
    return createFeed(open, { isShared, leaseMilliseconds });
  };
  const findDead = async (key: string): Promise<StoredMsg | undefined> => {
    const seq = Number(key);
    const message = Number.isSafeInteger(seq) && seq > 0 ? await call(() => manager.streams.getMessage(stream, { seq })) : null;
    return message !== null && message.subject.includes("._dead.") ? message : undefined;
  };
  const storedLetterOf = (message: NatsMessage, subject: string): StoredLetter => {
    const queue = subjects.queueOf(subject);
    const reason = unquote(message.headers?.get("ce-reason") ?? "");
    return { ...letterOf(message, queue), key: String(message.seq ?? ""), queue, reason };
  };
  /** The first message with a subject from a number on. */
  const next = (subject: string, seq: number): Promise<StoredMsg | null> =>
    call(() => manager.direct.getMessage(stream, { seq, next_by_subj: subject }));
  /** Erases a message; false if there is none. */
  const forget = async (seq: number): Promise<boolean> => {
    try {
      return await manager.streams.deleteMessage(stream, seq);
    } catch (error) {
      if (/(?:message|sequence)\b.* found|deleted message/i.test(String(error))) return false;
      throw natsError(error, stream);
    }
  };
  return {
    join: async (queue, ofRole) => {
      await call(prepare);
      await addConsumer(consumerName(queue), subjects.queue(queue));
      await addConsumer(unclaimedConsumer(queue.role), subjects.unclaimed(queue.role));
      if (!ofRole) return void (await call(() => manager.streams.purge(stream, { filter: subjects.joined(queue) })));
      try {
        // Only the first message with this subject is accepted.
        await client.publish(subjects.joined(queue), "", { expect: { lastSubjectSequence: 0 }, timeout: answerMilliseconds });
      } catch (error) {
        if (!isWrongSequence(error)) throw natsError(error, stream);
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
    take: async (queues, signal) => {
      const message = await call(() => (feed ??= openFeed(queues)).take(signal));
      const queue = queues.find((each) => subjects.queue(each) === message?.subject) ?? queues[0];
      return message === undefined || queue === undefined ? undefined : taken(message, queue);
    },
    status: async () => {
      const { state } = await call(() => manager.streams.info(stream, { subjects_filter: subjects.all }));
      const counts: Readonly<Record<string, number>> = state.subjects ?? {};
      // Consumers know what waits; the counts of subjects may be too high after a crash, but are all there is for queues that nobody has joined.
      const consumers: Record<string, readonly [pending: number, taken: number]> = {};
      await call(async () => {
        for await (const { config, num_pending, num_ack_pending } of manager.consumers.list(stream))
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
    },
    list: async (state, after = "0") => {
      const message = await next(state === "dead" ? subjects.allDead : subjects.allOpen, Number(after) + 1);
      return message === null ? [] : [storedLetterOf(natsMessage(message), message.subject)];
    },
    putBack: async (key) => {
      const message = await findDead(key);
      if (message === undefined) return false;
      const letter = storedLetterOf(natsMessage(message), message.subject);
      await publish(subjects.queue(letter.queue), letter, {}, `again ${key}`);
      return forget(message.seq);
    },
    drop: async (key) => {
      const message = await findDead(key);
      return message !== undefined && (await forget(message.seq));
    },
    async *watch(signal) {
      const subscription = connection.subscribe(subjects.allOpen);
      const end = (): void => subscription.unsubscribe();
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
      for await (const message of subscription) yield storedLetterOf(message, message.subject);
    },
    stop: async () => feed?.stop(),
    close: async () => {
      // What was put back has to reach the server, if it can be reached.
      await atMost(answerMilliseconds, connection.flush());
      await connection.close();
    },
  };
}

/** The stream with a name; undefined if there is none. */
async function findStream({ streams }: JetStreamManager, { JetStreamApiError }: JetStream, name: string): Promise<StreamInfo | undefined> {
  try {
    return await streams.info(name);
  } catch (error) {
    if (error instanceof JetStreamApiError) return undefined;
    throw error;
  }
}

const natsMessage = ({ header: headers, data, seq }: StoredMsg): NatsMessage => ({ headers, data, seq });

const isWrongSequence = (error: unknown): boolean => /wrong last sequence/i.test(error instanceof Error ? error.message : "");
