// What others do to queues: messages that are none, messages that are too long, deleted queues and clocks that jump. Each is reported once, is kept
// as a dead letter, and the rest goes on.

import * as swarm from "@wirepact/acp-swarm";
import { listAll, openChannel, openEngine } from "@wirepact/channel";
import { jetstream } from "@nats-io/jetstream";
import { connect, headers } from "@nats-io/transport-node";
import { type CloudEvent, HTTP } from "cloudevents";
import { mkdtempSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { findNats, startNats } from "../support/nats.js";
import { findPostgres, startPostgres } from "../support/postgres.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { testedEngines } from "./engines.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-bad-input-"));
afterAll(() => removeTemporary(folder));

const report = (output: string) =>
  swarm.createProgressUpdate({
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "harbor-1",
    storyId: "US-001",
    status: "in_progress",
    output,
  });
const lead = { role: "orchestrator", name: "lead" } as const;
const harbor = { role: "container", name: "harbor-1" } as const;
const envelope = { from: { role: "container" }, to: { role: "orchestrator", party: "lead" }, kind: "message", version: "1.0.0" } as const;

// NATS servers reject 10 MB unless they are told otherwise: below.
const tables = testedEngines().filter(({ name, isMissing }) => name !== "NATS" && !isMissing);

describe.each(tables)("a channel on $name", ({ open }) => {
  it("keeps 10 MB, another major version and the message of another protocol as dead letters, reported once", async () => {
    const { address, options, remove } = await open();
    onTestFinished(remove);
    const reported: string[] = [];
    const onDeadLetter = ({ id, reason }: { readonly id: string; readonly reason: string }) => reported.push(`${id}: ${reason}`);
    const channel = await openChannel(address, swarm, { ...lead, ...options, onDeadLetter });
    const engine = await openEngine(address, swarm.protocol, options);
    const large = swarm.encode(report("")).replace('"output":""', `"output":"${"x".repeat(10_000_000)}"`);
    await engine.send({ ...envelope, id: "large", sentAt: 0, text: large });
    await engine.send({ ...envelope, id: "foreign", sentAt: 0, text: '{"jsonrpc":"2.0","id":1,"method":"add"}' });
    await engine.send({ ...envelope, id: "newer", sentAt: 0, version: "2.0.0", text: swarm.encode(report("newer")) });
    await engine.send({ ...envelope, from: { role: "" }, kind: "" as never, version: "", id: "none", sentAt: 0, text: "hello" });
    // The clock of the sender is wrong by a thousand years.
    await engine.send({ ...envelope, id: "fine", sentAt: Date.now() + 3e13, text: swarm.encode(report("fine")) });
    for await (const { id, ack } of channel) {
      expect(id).toBe("fine");
      await ack();
      break;
    }
    expect(reported.map((text) => text.split(":")[0])).toEqual(["large", "foreign", "newer", "none"]);
    expect(reported.join("").length).toBeLessThan(2000);
    const dead = await listAll(engine, "dead");
    expect(dead.map(({ id, text }) => [id, text.length > 10_000_000])).toEqual([
      ["large", true],
      ["foreign", false],
      ["newer", false],
      ["none", false],
    ]);
    await engine.close();
    await channel.close();
  });

  it("delivers at once what waits for a time that the clock of the engine was set back from", async () => {
    const { address, options, run, remove } = await open();
    onTestFinished(remove);
    // Nobody sets the clock of one process.
    if (run === undefined) return;
    const receiver = await openChannel(address, swarm, { ...lead, ...options });
    const sender = await openChannel(address, swarm, { ...harbor, ...options });
    await sender.send(report("1"), { to: "lead" });
    const deliveries = receiver[Symbol.asyncIterator]();
    await (await deliveries.next()).value.retry(1);
    // The same as setting the clock back by a day.
    await run("UPDATE letters SET set_at = set_at + 86400000, visible_at = visible_at + 86400000");
    const { value } = await deliveries.next();
    expect(value).toMatchObject({ attempt: 2 });
    await value.ack();
    await receiver.close();
    await sender.close();
  });
});

describe("a channel in a SQLite file", () => {
  it("that somebody deletes is created again, and what is sent afterwards arrives", async () => {
    const file = join(folder, "deleted.db");
    const reported: string[] = [];
    const onUnreachable = (error: Error): void => void reported.push(error.message);
    const [receiver, sender] = [await openChannel(file, swarm, { ...lead, onUnreachable }), await openChannel(file, swarm, harbor)];
    const deliveries = receiver[Symbol.asyncIterator]();
    const arriving = deliveries.next();
    for (const name of ["deleted.db", "deleted.db-wal", "deleted.db-shm"]) unlinkSync(join(folder, name));
    await expect.poll(() => reported).toEqual([`Somebody deleted or replaced ${file}.`]);
    await sender.send(report("after"), { to: "lead" });
    const { value } = await arriving;
    expect(value).toMatchObject({ message: { payload: { output: "after" } } });
    expect(reported).toHaveLength(1);
    await receiver.close();
    await sender.close();
  });
});

const postgres = findPostgres();
if (postgres === undefined) console.log("no PostgreSQL server is installed: its deleted schema is left out");
else
  it("a channel in PostgreSQL whose schema somebody drops gets it again", async () => {
    const server = await startPostgres(postgres);
    onTestFinished(() => server.stop());
    const schema = "Deleted-channel";
    const reported: string[] = [];
    const onUnreachable = (error: Error): void => void reported.push(error.message);
    const receiver = await openChannel(server.url, swarm, { ...lead, schema, onUnreachable });
    const sender = await openChannel(server.url, swarm, { ...harbor, schema });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`DROP SCHEMA "${schema}" CASCADE`);
    await client.end();
    const arriving = receiver[Symbol.asyncIterator]().next();
    await expect.poll(() => reported).toHaveLength(1);
    await sender.send(report("after"), { to: "lead" });
    expect((await arriving).value).toMatchObject({ message: { payload: { output: "after" } } });
    await receiver.close();
    await sender.close();
  });

const nats = findNats();
if (nats === undefined) console.log("no NATS server is installed: its messages are left out");
else
  describe("a channel on NATS", () => {
    it("keeps what other programs publish as dead letters, unchanged, and goes on", async () => {
      const configuration = join(folder, "nats.conf");
      writeFileSync(configuration, "max_payload: 16777216\n");
      const server = await startNats(nats, ["-c", configuration]);
      onTestFinished(server.stop);
      const reported: string[] = [];
      const channel = await openChannel(server.url, swarm, { ...lead, onDeadLetter: ({ reason }) => reported.push(reason) });
      const connection = await connect({ servers: server.url.slice("nats://".length) });
      const publish = (data: string | Uint8Array, given?: Readonly<Record<string, string>>) => {
        const all = headers();
        for (const [name, value] of Object.entries(given ?? {})) all.set(name, value);
        return jetstream(connection).publish("wirepact.acp-swarm.orchestrator.lead", data, given === undefined ? {} : { headers: all });
      };
      await publish("hello");
      const bytes = Buffer.from(swarm.encode(report("?")));
      bytes[bytes.indexOf("?")] = 0xff;
      await publish(bytes);
      await publish(swarm.encode(report("")).replace('"output":""', `"output":"${"x".repeat(10_000_000)}"`));
      await publish(swarm.encode(report("old")), { "ce-id": "old", "ce-protocolversion": "2.0.0" });
      await publish(swarm.encode(report("fine")), { "ce-id": "%", "ce-source": "%/%", "ce-time": "never", "ce-kind": "x" });
      for await (const { message, id, ack } of channel) {
        expect([message.type === "progress-update" && message.payload.output, id]).toEqual(["fine", "%"]);
        await ack();
        break;
      }
      expect(reported).toHaveLength(4);
      expect(reported[1]).toContain("UTF-8");
      expect(reported[3]).toContain("no common version");
      const engine = await openEngine(server.url, swarm.protocol);
      const dead = await listAll(engine, "dead");
      expect(dead.map(({ text }) => text.length > 10_000_000)).toEqual([false, false, true, false]);
      expect(Buffer.from(dead[1]!.text)).toEqual(bytes);
      await engine.close();
      await connection.close();
      await channel.close();
    });

    it("sends CloudEvents that the official SDK reads", async () => {
      const server = await startNats(nats);
      onTestFinished(server.stop);
      const connection = await connect({ servers: server.url.slice("nats://".length) });
      const subscription = connection.subscribe("wirepact.acp-swarm.orchestrator.*");
      const sender = await openChannel(server.url, swarm, { role: "container", name: "hafen ü" });
      await sender.send(report("50 %"), { to: "lead", id: "ü 1" });
      for await (const message of subscription) {
        const given = Object.fromEntries([...message.headers!].map(([name, values]) => [name, decodeURIComponent(values[0]!)]));
        const event = HTTP.toEvent({ headers: { ...given, "content-type": "application/json" }, body: message.string() }) as CloudEvent;
        expect(event.validate()).toBe(true);
        expect(event).toMatchObject({
          specversion: "1.0",
          id: "ü 1",
          type: "acp-swarm.progress-update",
          source: "/container/hafen%20%C3%BC",
          protocolversion: "1.0.0",
          recipient: "lead",
          data: { payload: { output: "50 %" } },
        });
        break;
      }
      await sender.close();
      await connection.close();
    });
  });
