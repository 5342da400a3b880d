// How fast channels are: messages per second from `send` to a confirmed `ack`, against the plain client on the same server. Ratios are what counts;
// run with `npm run bench:channel`.

import { randomUUID } from "node:crypto";
import * as swarm from "@wirepact/acp-swarm";
import { openChannel } from "@wirepact/channel";
import { AckPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import pg from "pg";
import { findNats, startNats } from "../support/nats.js";
import { findPostgres, startPostgres } from "../support/postgres.js";

const messages = Number(process.env["MESSAGES"] ?? 2000);
const rounds = Number(process.env["ROUNDS"] ?? 5);
const senders = 8;

const report = (index: number) =>
  swarm.createProgressUpdate({
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "harbor-1",
    storyId: "US-001",
    status: "in_progress",
    output: `${index} ${"of some length ".repeat(20)}`,
  });

/** Moves all messages from senders to one receiver, which acknowledges each before it takes the next. */
interface Contender {
  readonly send: (index: number) => Promise<unknown>;
  readonly receive: (count: number) => Promise<void>;
  readonly close: () => Promise<unknown>;
}

async function timed({ send, receive, close }: Contender): Promise<number> {
  const started = performance.now();
  let next = 0;
  const sending = Array.from({ length: senders }, async () => {
    for (let index = next++; index < messages; index = next++) await send(index);
  });
  await Promise.all([receive(messages), ...sending]);
  const milliseconds = performance.now() - started;
  await close();
  return (messages * 1000) / milliseconds;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Runs contenders in turn, so that a slow moment of the machine hits them all, and prints the ratio of the first to each other one. */
async function compare(engine: string, contenders: Readonly<Record<string, (round: number) => Promise<Contender>>>): Promise<void> {
  const rates = new Map<string, number[]>();
  for (let round = -1; round < rounds; round++)
    for (const [name, open] of Object.entries(contenders)) {
      const rate = await timed(await open(round));
      if (round >= 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  const [[own, measured] = ["", []], ...others] = rates;
  for (const [name, plain] of others) {
    const ratio = median(measured.map((rate, round) => rate / (plain[round] ?? 1)));
    const [ours, theirs] = [measured, plain].map((each) => Math.round(median(each)));
    console.log(`${engine.padEnd(10)} ${own} ${ours}/s, ${name} ${theirs}/s, ratio ${ratio.toFixed(2)}`);
  }
}

const channelAt = (address: string) => async (round: number) => {
  const [role, to] = ["orchestrator", `lead-${round}`] as const;
  const lead = await openChannel(address, swarm, { role, name: to });
  const harbor = await openChannel(address, swarm, { role: "container", name: `harbor-${round}` });
  return {
    send: (index: number) => harbor.send(report(index), { to }),
    receive: async (count: number) => {
      let received = 0;
      for await (const { ack } of lead) {
        await ack();
        if (++received === count) break;
      }
    },
    close: () => Promise.all([lead.close(), harbor.close()]),
  };
};

const decoded = (text: string): void => {
  if (!swarm.decode(text).ok) throw new Error("an invalid message");
};

/** One that keeps a record of what it has acknowledged, as channels do, makes the same promise. */
const plainNats =
  (address: string, keepsRecord = false) =>
  async () => {
    // One for each party, as on two machines.
    const open = () => connect({ servers: address.slice("nats://".length) });
    const [connection, sending] = [await open(), await open()];
    const [manager, client] = [await jetstreamManager(connection), jetstream(connection)];
    const name = `PLAIN_${randomUUID()}`;
    await manager.streams.add({ name, subjects: [`${name}.>`], retention: RetentionPolicy.Workqueue, storage: StorageType.File });
    if (keepsRecord)
      await manager.streams.add({ name: `${name}_R`, subjects: [`${name}_R.>`], storage: StorageType.File, max_msgs_per_subject: 1 });
    await manager.consumers.add(name, { durable_name: "lead", filter_subject: `${name}.lead`, ack_policy: AckPolicy.Explicit });
    const consumer = await client.consumers.get(name, "lead");
    return {
      send: (index: number) => jetstream(sending).publish(`${name}.lead`, swarm.encode(report(index)), { msgID: `${index}` }),
      receive: async (count: number) => {
        let received = 0;
        for await (const message of await consumer.consume()) {
          decoded(message.string());
          if (keepsRecord) {
            await client.publish(`${name}_R.${received}`, "");
            message.ack();
          } else await message.ackAck();
          if (++received === count) break;
        }
      },
      close: () => Promise.all([connection.close(), sending.close()]),
    };
  };

const plainPostgres = (url: string) => async (round: number) => {
  const pool = new pg.Pool({ connectionString: url });
  const table = `queue_${round + 1}`;
  await pool.query(`CREATE TABLE ${table} (seq BIGSERIAL PRIMARY KEY, id TEXT UNIQUE, body TEXT, state TEXT, visible_at BIGINT)`);
  await pool.query(`CREATE INDEX ON ${table} (seq) WHERE state <> 'done'`);
  const now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
  const take = `UPDATE ${table} SET state = 'taken', visible_at = ${now} + 30000 WHERE seq IN (
    SELECT seq FROM ${table} WHERE state <> 'done' AND visible_at <= ${now} ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING seq, body`;
  return {
    send: (index: number) =>
      pool.query(`INSERT INTO ${table} (id, body, state, visible_at) VALUES ($1, $2, 'pending', 0) ON CONFLICT DO NOTHING`, [
        `${index}`,
        swarm.encode(report(index)),
      ]),
    receive: async (count: number) => {
      for (let received = 0; received < count;) {
        const { rows } = await pool.query<{ readonly seq: string; readonly body: string }>(take);
        const [row] = rows;
        if (row === undefined) continue;
        decoded(row.body);
        await pool.query(`UPDATE ${table} SET state = 'done' WHERE seq = $1`, [row.seq]);
        received += 1;
      }
    },
    close: () => pool.end(),
  };
};

const [nats, postgres] = [findNats(), findPostgres()];
if (nats === undefined) console.log("no NATS server is installed");
else {
  const { url, stop } = await startNats(nats);
  // The round that does not count takes longer than the shorter time.
  await compare("NATS", {
    channel: channelAt(url, 100),
    "plain client": plainNats(url),
    "plain client with a record": plainNats(url, true),
  });
  await stop();
}
if (postgres === undefined) console.log("no PostgreSQL server is installed");
else {
  const { url, stop } = await startPostgres(postgres, { durable: true });
  await compare("PostgreSQL", { channel: channelAt(url), "plain client": plainPostgres(url) });
  stop();
}
