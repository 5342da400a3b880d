// Remembers on the server what was acknowledged. A server that is killed forgets which messages were acknowledged, and the IDs of those that are gone:
// it delivers a message again, or accepts one that is sent again. Only this record tells that it was dealt with.

import { createHash } from "node:crypto";
import type { JetStreamClient, JetStreamManager, JsMsg } from "@nats-io/jetstream";
import type { QueueName } from "./engine.js";
import type { JetStream } from "./nats-connect.js";
import { consumerName, type Subjects } from "./nats-names.js";

/** The most acknowledgements that are remembered for a protocol. */
const remembered = 100_000;

/** After how many acknowledgements the server writes down which messages are gone, so that it brings back no more than these when it is killed. */
const untilTidied = 1000;

/** How long acknowledgements are collected, so that they reach the server in one packet: once one is recorded, nobody waits for it. */
const collectMilliseconds = 5;

export interface Acknowledged {
  /** Creates the stream of the record unless it exists. */
  readonly prepare: () => Promise<unknown>;
  /** Acknowledges a message; resolves when that would survive a crash of the server. */
  readonly add: (queue: QueueName, id: string, message: JsMsg) => Promise<void>;
  /** Sends the acknowledgements that were collected. */
  readonly flush: () => void;
  /** Whether a message repeats one that was acknowledged. */
  readonly has: (queue: QueueName, id: string, message: JsMsg) => Promise<boolean>;
}

interface Settings {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly library: JetStream;
  readonly stream: string;
  readonly subjects: Subjects;
  /** How long after its acknowledgement a message with the same ID is no new one. */
  readonly duplicateMilliseconds: number;
  readonly timeout: number;
}

export function createAcknowledged({ client, manager, library, stream, subjects, duplicateMilliseconds, timeout }: Settings): Acknowledged {
  const record = `${stream}_ACKNOWLEDGED`;
  /** Messages of other programs have no ID; numbers start again in a stream that somebody deleted. */
  const subjectOf = (queue: QueueName, id: string, { headers, info }: JsMsg): string => {
    const key = headers?.has("ce-id") === true ? id : `${id} ${info.timestampNanos}`;
    return subjects.acknowledged(queue, createHash("sha256").update(key).digest("base64url"));
  };
  const collected: JsMsg[] = [];
  const flush = (): void => collected.splice(0).forEach((message) => message.ack());
  let added = 0;
  /** The messages below the first that is not acknowledged are gone already; that the server is asked to delete them makes it write that down. */
  const tidy = async (queue: QueueName): Promise<void> => {
    const { ack_floor } = await manager.consumers.info(stream, consumerName(queue));
    await manager.streams.purge(stream, { filter: subjects.queue(queue), seq: ack_floor.stream_seq + 1 });
  };
  return {
    prepare: () =>
      manager.streams.add({
        name: record,
        subjects: [subjects.allAcknowledged],
        retention: library.RetentionPolicy.Limits,
        storage: library.StorageType.File,
        max_msgs: remembered,
        max_msgs_per_subject: 1,
        allow_direct: true,
      }),
    add: async (queue, id, message) => {
      await client.publish(subjectOf(queue, id, message), "", { timeout });
      if (collected.push(message) === 1) setTimeout(flush, collectMilliseconds);
      // If it fails, the next one does it.
      if (++added % untilTidied === 0) void tidy(queue).catch(() => undefined);
    },
    flush,
    has: async (queue, id, message) => {
      const found = await manager.direct.getMessage(record, { last_by_subj: subjectOf(queue, id, message) });
      return found !== null && message.info.timestampNanos / 1e6 < found.time.getTime() + duplicateMilliseconds;
    },
  };
}
