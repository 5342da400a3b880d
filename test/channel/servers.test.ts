// What channels say of servers, streams, files and tables that they cannot use, and that none of it shows a password.

import * as mail from "@wirepact/agent-mail";
import * as swarm from "@wirepact/acp-swarm";
import { ChannelError, type ChannelErrorCode, openChannel, openEngine } from "@wirepact/channel";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { loadSqlite } from "../../packages/store/src/sqlite/driver.js";
import { findNats, type NatsServer, startNats } from "../support/nats.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { testedEngines } from "./engines.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-servers-"));
afterAll(() => removeTemporary(folder));

const order = swarm.createTaskRequest({
  swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
  containerId: "harbor-1",
  taskFilePath: "tasks/limit.json",
  branchName: "feat/limit",
  repoUrl: "https://git.example/harbor.git",
});
const lead = { role: "orchestrator", name: "lead" } as const;

/** The error of a channel that cannot be opened. */
async function failure(opening: Promise<unknown>): Promise<readonly [ChannelErrorCode, string]> {
  const error: unknown = await opening.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ChannelError)) throw new Error("no error of a channel", { cause: error });
  expect(`${error.message} ${String(error.cause)}`).not.toContain("sesame");
  return [error.code, error.message];
}

const tables = testedEngines().filter(({ name, isMissing }) => ["SQLite", "PostgreSQL"].includes(name) && !isMissing);

describe.each(tables)("the tables of a channel in $name", ({ open }) => {
  it("of an older release are upgraded with what is in them, and those of a newer release are rejected", async () => {
    const { address, options, run = () => Promise.resolve([]), remove } = await open();
    onTestFinished(remove);
    const opening = () => openChannel(address, swarm, { ...lead, ...options });
    const first = await opening();
    await first.send(order, { to: "harbor-1", id: "old" });
    await first.close();
    await run("ALTER TABLE channel DROP COLUMN version");
    await run("ALTER TABLE letters DROP COLUMN set_at");
    await run("UPDATE channel SET layout = 1");
    const [channel, other] = await Promise.all([opening(), opening()]);
    await channel.send(order, { to: "harbor-1", id: "new" });
    const harbor = await openChannel(address, swarm, { role: "container", name: "harbor-1", ...options });
    const deliveries = harbor[Symbol.asyncIterator]();
    for (const id of ["old", "new"]) expect((await deliveries.next()).value.id).toBe(id);
    for (const each of [channel, other, harbor]) await each.close();
    expect(await run("SELECT protocol, layout, version FROM channel")).toEqual([{ protocol: "acp-swarm", layout: 3, version: "1.0.0" }]);
    await run("UPDATE channel SET layout = 99");
    expect(await failure(opening())).toEqual(["newer-channel", expect.stringContaining("upgrade the package")]);
  });

  it.each(["CREATE TABLE letters (name TEXT)", "CREATE TABLE channel (name TEXT)", "CREATE TABLE queues AS SELECT 1 AS role"])(
    "are not mixed with those of another program: %s",
    async (statement) => {
      const { address, options, run = () => Promise.resolve([]), remove } = await open();
      onTestFinished(remove);
      await run(statement);
      for (const role of ["orchestrator", "container"] as const)
        expect((await failure(openChannel(address, swarm, { role, name: "lead", ...options })))[0]).toBe("wrong-channel");
    },
  );
});

describe("a SQLite file", () => {
  it("of another protocol, of another major version or of another program is rejected", async () => {
    const file = join(folder, "swarm.db");
    await (await openChannel(file, swarm, lead)).close();
    expect(await failure(openChannel(file, mail, lead))).toEqual([
      "wrong-channel",
      `${file} is a channel of acp-swarm, not of agent-mail; use another one for each protocol.`,
    ]);
    const next = { ...swarm, protocol: { ...swarm.protocol, version: "2.0.0" } };
    expect(await failure(openChannel(file, next, lead))).toEqual(["wrong-version", expect.stringContaining("acp-swarm 1.0.0")]);
    const other = join(folder, "other.db");
    const database = new (await loadSqlite())(other);
    database.exec("CREATE TABLE dishes (name TEXT)");
    database.close();
    expect((await failure(openChannel(other, swarm, lead)))[0]).toBe("wrong-channel");
  });

  it("rejects what is not an address", async () => {
    expect(await failure(openChannel("amqp://me:sesame@host", swarm, lead))).toEqual([
      "invalid-option",
      expect.stringContaining('unknown scheme "amqp"'),
    ]);
    expect((await failure(openChannel("nats://me:sesame@[", swarm, lead)))[0]).toBe("invalid-option");
    expect((await failure(openChannel("postgres://me:sesame@127.0.0.1:1/x", swarm, lead)))[0]).toBe("unreachable");
  });
});

const program = findNats();
if (program === undefined) console.log("no NATS server is installed: its errors are left out");
else
  describe("a NATS server", () => {
    let server: NatsServer;
    beforeAll(async () => {
      const configuration = join(folder, "nats.conf");
      const me = "{ user: me, password: sesame }";
      const reader = '{ user: reader, password: sesame, permissions: { publish: ["nothing"], subscribe: ["_INBOX.>"] } }';
      writeFileSync(configuration, `authorization { users: [${me}, ${reader}] }\n`);
      server = await startNats(program, ["-c", configuration]);
    });
    afterAll(() => server.stop());
    const as = (login: string): string => server.url.replace("//", `//${login}@`);

    it("takes credentials in the address or the options, and never shows them", async () => {
      await (await openChannel(as("me:sesame"), swarm, lead)).close();
      await (await openChannel(server.url, swarm, { ...lead, nats: { user: "me", pass: "sesame" } })).close();
      expect((await failure(openChannel(as("me:sesame2"), swarm, lead)))[0]).toBe("permission-denied");
      expect((await failure(openChannel(server.url, swarm, lead)))[0]).toBe("permission-denied");
      expect((await failure(openChannel(as("reader:sesame"), swarm, lead)))[0]).toBe("permission-denied");
    });

    it("that is down, or whose stream is of another major version, is named", async () => {
      expect((await failure(openChannel("nats://me:sesame@127.0.0.1:1", swarm, lead)))[0]).toBe("unreachable");
      const next = { ...swarm, protocol: { ...swarm.protocol, version: "2.0.0" } };
      expect(await failure(openChannel(as("me:sesame"), next, lead))).toEqual([
        "wrong-version",
        expect.stringContaining("acp-swarm 1.0.0"),
      ]);
    });

    it("whose stream another program created is not used", async () => {
      const connection = await connect({ servers: server.url.slice("nats://".length), user: "me", pass: "sesame" });
      const { streams } = await jetstreamManager(connection);
      for (const subjects of [["dishes.>"], ["wirepact.agent-mail.>"]]) {
        await streams.add({ name: "WIREPACT_agent-mail", subjects });
        expect((await failure(openChannel(as("me:sesame"), mail, lead)))[0]).toBe("wrong-channel");
        await streams.delete("WIREPACT_agent-mail");
      }
      // That of the acknowledgements.
      await streams.add({ name: "WIREPACT_agent-mail_ACKNOWLEDGED", subjects: ["dishes.>"] });
      expect((await failure(openChannel(as("me:sesame"), mail, lead)))[0]).toBe("wrong-channel");
      for (const name of ["WIREPACT_agent-mail", "WIREPACT_agent-mail_ACKNOWLEDGED"]) await streams.delete(name);
      await connection.close();
    });

    it.each(["freeze", "kill"] as const)("that does not answer (%s) does not keep a channel from closing", async (fault) => {
      const own = await startNats(program);
      onTestFinished(own.stop);
      const channel = await openChannel(own.url, swarm, lead);
      const arriving = channel[Symbol.asyncIterator]().next();
      await own[fault]();
      await channel.close();
      expect(await arriving).toEqual({ done: true, value: undefined });
    });

    it("that is killed neither delivers again what was acknowledged nor takes it for new when it is sent again", async () => {
      const own = await startNats(program);
      onTestFinished(own.stop);
      const sender = await openChannel(own.url, swarm, lead);
      const ids = ["1", "2", "3", "4"];
      for (const id of ids.slice(0, 3)) await sender.send(order, { to: "harbor-1", id });
      /** What a new process receives up to a message. */
      const receive = async (end: string): Promise<readonly string[]> => {
        const channel = await openChannel(own.url, swarm, { role: "container", name: "harbor-1" });
        const received: string[] = [];
        for await (const { id, ack } of channel) {
          received.push(id);
          await ack();
          if (id === end) break;
        }
        await channel.close();
        return received;
      };
      expect(await receive("3")).toEqual(["1", "2", "3"]);
      await own.kill();
      await own.start();
      for (const id of ids) await sender.send(order, { to: "harbor-1", id });
      expect(await receive("4")).toEqual(["4"]);
      await sender.close();
    });

    it("rejects messages that are too large for it", async () => {
      const engine = await openEngine(as("me:sesame"), swarm.protocol);
      const letter = {
        id: "large",
        from: { role: "orchestrator" },
        to: { role: "container", party: "x" },
        kind: "message" as const,
        version: "1.0.0",
        sentAt: 0,
      };
      expect((await failure(engine.send({ ...letter, text: "x".repeat(10_000_000) })))[0]).toBe("too-large");
      await engine.close();
    });

    it("whose queue or stream somebody deleted gets it again, and it is reported once", async () => {
      const reported: string[] = [];
      const onUnreachable = (error: Error): void => void reported.push(error.message);
      const container = await openChannel(as("me:sesame"), swarm, { role: "container", name: "harbor-1", onUnreachable });
      const sender = await openChannel(as("me:sesame"), swarm, { ...lead, sendMilliseconds: 600_000 });
      const connection = await connect({ servers: server.url.slice("nats://".length), user: "me", pass: "sesame" });
      const manager = await jetstreamManager(connection);
      const deliveries = container[Symbol.asyncIterator]();
      const arrives = async (id: string): Promise<void> => {
        const { value } = await deliveries.next();
        expect(value.id).toBe(id);
        await value.ack();
      };
      await sender.send(order, { to: "harbor-1", id: "before" });
      await arrives("before");
      const waiting = arrives("after");
      await manager.consumers.delete("WIREPACT_acp-swarm", "container_harbor-1");
      await expect.poll(() => reported.length).toBe(1);
      await sender.send(order, { to: "harbor-1", id: "after" });
      await waiting;
      const last = arrives("last");
      await manager.streams.delete("WIREPACT_acp-swarm");
      await expect.poll(() => reported.length).toBe(2);
      await sender.send(order, { to: "harbor-1", id: "last" });
      await last;
      expect(reported).toHaveLength(2);
      await manager.streams.delete("WIREPACT_acp-swarm_ACKNOWLEDGED");
      await sender.send(order, { to: "harbor-1", id: "very last" });
      await arrives("very last");
      expect(reported).toHaveLength(3);
      await connection.close();
      await container.close();
      await sender.close();
    });

    it("supports TLS as the client does, and rejects a certificate that nobody signed", async () => {
      const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
      const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
      execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2", ...subject], {
        stdio: "ignore",
      });
      const secure = await startNats(program, ["--tls", "--tlscert", cert, "--tlskey", key]);
      onTestFinished(secure.stop);
      const address = secure.url.replace("nats:", "tls:");
      const channel = await openChannel(address, swarm, { ...lead, nats: { tls: { caFile: cert } } });
      await channel.send(order, { to: "harbor-1" });
      await channel.close();
      const [code, message] = await failure(openChannel(address, swarm, lead));
      expect(code).toBe("unreachable");
      expect(message).toContain("certificate");
    });
  });
