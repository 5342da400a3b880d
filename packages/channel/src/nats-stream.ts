// The stream of a protocol on a NATS server: connects, creates it unless it exists, writes messages and erases them.

import type { JetStreamClient, JetStreamManager, StreamInfo } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { EngineOptions, Letter, QueueName } from "./engine.js";
import { ChannelError, checkProtocol, type Protocol } from "./errors.js";
import { type Acknowledged, createAcknowledged } from "./nats-acknowledged.js";
import { connect, type JetStream, loadDrivers, type NatsOptions } from "./nats-connect.js";
import { natsError } from "./nats-errors.js";
import { headersOf } from "./nats-letter.js";
import { consumerName, streamName, subjectsOf, unclaimedConsumer } from "./nats-names.js";

const nanos = (milliseconds: number): number => milliseconds * 1_000_000;

/** The most letters that a party has at a time; the server holds back the rest. */
const maxTaken = 1000;

/** How long the server may need for an answer. */
export const answerMilliseconds = 3000;

export interface NatsStream {
  readonly name: string;
  readonly subjects: ReturnType<typeof subjectsOf>;
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly acknowledged: Acknowledged;
  /** Does a job with the server; an error says what to do. */
  readonly call: <Result>(job: () => Promise<Result>) => Promise<Result>;
  /** Creates a queue unless it exists. */
  readonly addQueue: (queue: QueueName) => Promise<void>;
  /** Writes a message; one with the same ID as another is not kept twice. */
  readonly publish: (subject: string, letter: Letter, more: Readonly<Record<string, string>>, msgID: string) => Promise<unknown>;
  /** Erases a message; false if there is none. */
  readonly erase: (seq: number) => Promise<boolean>;
}

/** Connects to a server and creates the stream of a protocol unless it exists. */
export async function openNatsStream(
  address: string,
  protocol: Protocol,
  options: EngineOptions,
  natsOptions: NatsOptions = {},
): Promise<NatsStream> {
  const [transport, library] = await loadDrivers();
  const connection = await connect(transport, address, natsOptions);
  const name = streamName(protocol.name);
  const subjects = subjectsOf(protocol.name);
  const call: NatsStream["call"] = async (job) => {
    try {
      return await job();
    } catch (error) {
      throw natsError(error, name);
    }
  };
  let client: JetStreamClient;
  let manager: JetStreamManager;
  let acknowledged: Acknowledged;
  const prepare = (): Promise<void> =>
    call(async () => {
      await prepareStream(manager, library, protocol, options);
      if (options.create) await acknowledged.prepare();
    });
  try {
    client = library.jetstream(connection, { timeout: answerMilliseconds });
    manager = await call(() => library.jetstreamManager(connection, { timeout: answerMilliseconds }));
    const { duplicateMilliseconds } = options;
    const timeout = answerMilliseconds;
    acknowledged = createAcknowledged({ client, manager, library, stream: name, subjects, duplicateMilliseconds, timeout });
    await prepare();
  } catch (error) {
    await connection.close();
    throw error;
  }
  const addConsumer = (durable: string, subject: string): Promise<unknown> =>
    call(() =>
      manager.consumers.add(name, {
        durable_name: durable,
        filter_subject: subject,
        ack_policy: library.AckPolicy.Explicit,
        ack_wait: nanos(options.leaseMilliseconds),
        max_ack_pending: maxTaken,
        // What a killed server remembers of acknowledgements is out of date; without it, it delivers all that it still has.
        mem_storage: true,
      }),
    );
  return {
    name,
    subjects,
    connection,
    client,
    manager,
    acknowledged,
    call,
    addQueue: async (queue) => {
      await prepare();
      await addConsumer(consumerName(queue), subjects.queue(queue));
      await addConsumer(unclaimedConsumer(queue.role), subjects.unclaimed(queue.role));
    },
    publish: (subject, letter, more, msgID) => {
      const headers = transport.headers();
      for (const [header, value] of Object.entries({ ...headersOf(protocol.name, letter), ...more })) headers.set(header, value);
      return call(() => client.publish(subject, letter.text, { headers, msgID: encodeURIComponent(msgID), timeout: answerMilliseconds }));
    },
    erase: async (seq) => {
      try {
        return await manager.streams.deleteMessage(name, seq);
      } catch (error) {
        if (/(?:message|sequence)\b.* found|deleted message/i.test(String(error))) return false;
        throw natsError(error, name);
      }
    },
  };
}

/** Creates the stream of a protocol unless it exists, and refuses one that no channel created. */
async function prepareStream(
  manager: JetStreamManager,
  library: JetStream,
  protocol: Protocol,
  { create, duplicateMilliseconds }: EngineOptions,
): Promise<void> {
  const stream = streamName(protocol.name);
  const { all } = subjectsOf(protocol.name);
  const found = await findStream(manager, library, stream);
  if (found === undefined && !create)
    throw new ChannelError("not-found", `The server has no stream ${stream}; the first party that opens a channel creates it.`);
  const { config } =
    found ??
    (await manager.streams.add({
      name: stream,
      description: `${protocol.name} ${protocol.version}`,
      subjects: [all],
      retention: library.RetentionPolicy.Workqueue,
      storage: library.StorageType.File,
      discard: library.DiscardPolicy.New,
      duplicate_window: nanos(duplicateMilliseconds),
      allow_direct: true,
    }));
  if (config.retention !== library.RetentionPolicy.Workqueue || !config.subjects.includes(all))
    throw new ChannelError("wrong-channel", `The stream ${stream} was not created by a channel; use another account, or delete it.`);
  checkProtocol(`the stream ${stream}`, protocol, /^(\S+) (\S+)$/.exec(config.description ?? "")?.slice(1) ?? []);
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
