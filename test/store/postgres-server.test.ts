// Tests that need a PostgreSQL server: concurrent migrations, commit order, notifications, restarts, privileges, query plans.

import { inspect } from "node:util";
import { openPostgresStore, type MessageStore, type PostgresOptions, type StoredEntry } from "@wirepact/store";
import { Client, Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { indexOfView } from "../../packages/store/src/view-index.js";
import { findPostgres, startPostgres, type PostgresServer } from "../support/postgres.js";
import { protocol, says, task } from "./records.js";

const programs = findPostgres();
if (programs === undefined) {
  console.log("no PostgreSQL server is installed: what only a server shows is left out");
  it("has nothing to run on", () => expect(programs).toBeUndefined());
} else describe("a PostgreSQL server", () => describeServer(programs));

function describeServer(folder: string): void {
  let server: PostgresServer;
  let pool: Pool;
  let schemas = 0;
  const closers: (() => unknown)[] = [];
  const newSchema = (): string => `server_${schemas++}`;

  beforeAll(async () => {
    server = await startPostgres(folder);
    pool = new Pool({ connectionString: server.url });
    pool.on("error", () => undefined);
  });
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });
  afterAll(async () => {
    await pool.end();
    server.stop();
  });

  async function open(options: PostgresOptions, client: Parameters<typeof openPostgresStore>[0] = pool): Promise<MessageStore> {
    const store = await openPostgresStore(client, { protocol, ...options });
    closers.push(() => store.close());
    return store;
  }

  async function connect(url = server.url): Promise<Client> {
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    closers.push(() => client.end());
    return client;
  }

  describe("migrations", () => {
    it("can run concurrently and repeatedly", async () => {
      for (let turn = 0; turn < 5; turn++) {
        const schema = newSchema();
        const stores = await Promise.all(Array.from({ length: 10 }, () => open({ schema })));
        await stores[0]?.append("a", null, [says(1)]);
        const later = await open({ schema });
        expect(await later.view("conversation", "a")).toEqual([says(1)]);
      }
    });

    it("add the indexes that another release of the protocol needs", async () => {
      const schema = newSchema();
      const older = await open({ schema });
      await older.append("a", "hand", [task(1, 1), says(2, 2)]);
      const views = { ...protocol.views, tasks: { name: "tasks", agents: "one", messages: ["task"] } } as const;
      const newer = await openPostgresStore(pool, { protocol: { ...protocol, views }, schema });
      expect(await newer.view("tasks", "a", "hand")).toEqual([task(1, 1)]);
      expect(await older.append("a", "hand", [task(3, 3)])).toEqual([3]);
    });

    it("reject a newer layout, another protocol and an invalid schema name", async () => {
      const schema = newSchema();
      await open({ schema });
      await expect(openPostgresStore(pool, { protocol: { ...protocol, name: "other" }, schema })).rejects.toMatchObject({
        code: "wrong-protocol",
      });
      await pool.query(`UPDATE ${schema}.store SET version = 99`);
      await expect(open({ schema })).rejects.toMatchObject({ code: "newer-database", message: expect.stringMatching(/upgrade/) as string });
      for (const name of [
        "",
        "Has Spaces",
        "x; DROP SCHEMA public",
        'x"',
        "x".repeat(64),
        "1x",
        "pg_store",
        "information_schema",
        7 as never,
      ]) {
        await expect(open({ schema: name })).rejects.toMatchObject({
          code: "invalid-option",
          message: expect.stringMatching(/schema/) as string,
        });
      }
    });

    it("accept reserved words as the name of the schema", async () => {
      for (const schema of ["user", "table", "select", "_"]) {
        const store = await open({ schema });
        const tail = store.tail("a");
        expect(await store.append("a", "hand", [task(1), task(2)], { ids: ["x", "y"] })).toEqual([1, 2]);
        expect(await (await open({ schema })).view("team", "a", ["hand", "eye"])).toEqual([task(1), task(2)]);
        expect((await tail.next()).value).toMatchObject({ position: 1 });
        await tail.return();
        expect(await store.prune({ location: "a" })).toBe(2);
      }
    });

    it("use a schema named after the protocol by default", async () => {
      await pool.query("DROP SCHEMA IF EXISTS wirepact_message_store CASCADE");
      await (await open({})).append("a", null, [says(1)]);
      expect((await pool.query("SELECT count(*)::int AS count FROM wirepact_message_store.messages")).rows).toEqual([{ count: 1 }]);
    });

    it("are not needed again for users without the privilege to create", async () => {
      const schema = newSchema();
      await (await open({ schema })).append("a", null, [says(1)]);
      const role = `reader_of_${schema}`;
      await pool.query(`CREATE ROLE ${role} LOGIN`);
      const asReader = await connect(server.url.replace("postgres@", `${role}@`));
      await expect(open({ schema: newSchema() }, asReader)).rejects.toMatchObject({
        code: "permission-denied",
        message: expect.stringMatching(/privileges/) as string,
      });
      await pool.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}; GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
      const reader = await open({ schema }, asReader);
      expect(await reader.view("conversation", "a")).toEqual([says(1)]);
      await expect(reader.append("a", null, [says(2)])).rejects.toMatchObject({ code: "permission-denied" });
    });
  });

  describe("order", () => {
    it("of positions is the order of commits: who writes to a location waits for who wrote before", async () => {
      const schema = newSchema();
      const store = await open({ schema });
      await store.append("a", null, [says(1)]);
      const slow = await connect();
      const inTransaction = await open({ schema }, slow);
      await slow.query("BEGIN");
      expect(await inTransaction.append("a", null, [says(2)])).toEqual([2]);
      const overtaking = store.append("a", null, [says(3)]);
      const elsewhere = await store.append("b", null, [says(1)]);
      expect(elsewhere).toEqual([1]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      // Had the third message been let through with a higher position, a tail would now step over the second.
      expect(await read(store, "a")).toEqual([1]);
      await slow.query("COMMIT");
      expect(await overtaking).toEqual([3]);
      expect(await read(store, "a")).toEqual([1, 2, 3]);
    });

    it("has no hole when a transaction is given up", async () => {
      const schema = newSchema();
      const store = await open({ schema });
      const fickle = await connect();
      const inTransaction = await open({ schema }, fickle);
      await fickle.query("BEGIN");
      await inTransaction.append("a", null, [says("never"), says("never")]);
      await fickle.query("ROLLBACK");
      expect(await store.append("a", null, [says(1)])).toEqual([1]);
    });

    it("holds on a server that serializes transactions, where writers are sent back", async () => {
      const schema = newSchema();
      const strict = new Pool({ connectionString: server.url, options: "-c default_transaction_isolation=serializable" });
      closers.push(() => strict.end());
      const store = await open({ schema }, strict);
      const others = await Promise.all(Array.from({ length: 4 }, () => open({ schema }, strict)));
      const positions = await Promise.all(
        others.flatMap((other, index) =>
          Array.from({ length: 5 }, (_, turn) => other.append("a", null, [says([index, turn])], { ids: [`${index} ${turn}`] })),
        ),
      );
      expect(positions.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      expect(await store.count("a")).toBe(20);
    });
  });

  describe("tails", () => {
    it("are notified of messages long before they would poll", async () => {
      const schema = newSchema();
      const listening = await open({ schema, listen: () => pool.connect(), pollMilliseconds: 3_600_000 });
      const writer = await open({ schema });
      const tail = listening.tail("a");
      const first = tail.next();
      // Listening starts when the store is opened; until it does, the tail polls.
      await expect
        .poll(
          async () =>
            (await pool.query("SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")).rows[0] as unknown,
        )
        .toEqual({ count: 1 });
      await writer.append("a", null, [says(1)]);
      expect((await first).value).toMatchObject({ position: 1 });
      await tail.return();
    });

    it("are notified only by stores that notify", async () => {
      const schema = newSchema();
      const [quiet, usual, listener] = [await open({ schema, notify: false }), await open({ schema }), await connect()];
      const heard: unknown[] = [];
      listener.on("notification", ({ payload }) => heard.push(payload));
      await listener.query(`LISTEN ${schema}_appended`);
      await quiet.append("quiet", null, [says(1)]);
      await usual.append("usual", null, [says(2)]);
      await expect.poll(() => heard.length).toBeGreaterThan(0);
      expect(heard).toEqual(["usual"]);
    });

    it("continue after a restart of the server, with nothing missing and nothing twice", async () => {
      const schema = newSchema();
      const writer = await open({ schema });
      const followers = [
        await open({ schema, pollMilliseconds: 20 }),
        await open({ schema, listen: () => pool.connect(), pollMilliseconds: 20 }),
        await open({ schema }, server.url),
      ];
      const seen: StoredEntry<unknown>[][] = followers.map(() => []);
      const following = followers.map(async (store, index) => {
        for await (const entry of store.tail("a")) if (seen[index]?.push(entry) === 60) return;
      });
      const write = async (from: number, to: number): Promise<void> => {
        for (let number = from; number < to; number++)
          await eventually(() => writer.append("a", null, [says(number)], { ids: [`message ${number}`] }));
      };
      await write(0, 20);
      const during = write(20, 40);
      server.restart();
      await during;
      server.restart();
      await write(40, 60);
      await Promise.all(following);
      for (const list of seen) expect(list.map(({ position }) => position)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      expect((await writer.view("conversation", "a")).map(({ content }) => content)).toEqual(
        Array.from({ length: 60 }, (_, index) => index),
      );
    });

    it("fail when the server stays unreachable", async () => {
      const schema = newSchema();
      const store = await open({ schema, reconnectMilliseconds: 300 });
      const gone = new Pool({ connectionString: server.url.replace(/:\d+\//, ":1/") });
      const away = { query: (text: string, values?: unknown[]) => (isAway ? gone : pool).query<object>(text, values) };
      let isAway = false;
      const follower = await open({ schema, reconnectMilliseconds: 300 }, away);
      isAway = true;
      await expect(follower.tail("a").next()).rejects.toMatchObject({ code: "unreachable" });
      await expect(follower.append("a", null, [says(1)])).rejects.toMatchObject({
        code: "unreachable",
        message: expect.stringMatching(/check that it is running/) as string,
      });
      expect(await store.count()).toBe(0);
    });
  });

  describe("servers that cannot be used", () => {
    it("give a typed error", async () => {
      await expect(openPostgresStore(server.url.replace(/:\d+\//, ":1/"), { protocol })).rejects.toMatchObject({
        name: "StoreError",
        code: "unreachable",
      });
      const malformed: unknown = await openPostgresStore("postgres://me:hunter2@[", { protocol }).catch((error: unknown) => error);
      expect(malformed).toMatchObject({ name: "StoreError", code: "cannot-open" });
      expect(inspect(malformed)).not.toContain("hunter2");
      await expect(openPostgresStore("postgres://nobody@no-such-host.invalid/x", { protocol })).rejects.toMatchObject({
        code: "unreachable",
      });
      await expect(openPostgresStore(server.url.replace(/postgres$/, "nowhere"), { protocol })).rejects.toMatchObject({
        code: "not-found",
      });
      await expect(openPostgresStore(server.url.replace("postgres@", "nobody@"), { protocol })).rejects.toMatchObject({
        code: "permission-denied",
      });
    });
  });

  describe("views of 100,000 messages", () => {
    const schema = "explained";
    let store: MessageStore;
    beforeAll(async () => {
      store = await openPostgresStore(pool, { protocol, schema });
      const kinds = ["user_message", "task", "observation", "global_observation"];
      for (const agent of ["hand", "eye", "ear", "lead"]) {
        const messages = Array.from({ length: 25_000 }, (_, index) => ({
          type: kinds[index % kinds.length],
          content: index,
          timestamp: (index * 7919) % 25_000,
        }));
        await store.append("a", agent, messages, { check: "none" });
      }
      await pool.query(`ANALYZE ${schema}.messages`);
    });

    it("are index scans that stop at the limit", async () => {
      for (const [name, view] of Object.entries(protocol.views)) {
        const given = view.agents === "any" ? [] : view.agents === "one" ? ["hand"] : [["hand", "eye"]];
        for (const page of [{ limit: 50 }, { last: 50 }]) {
          const plans = await capturePlans(async (client) => {
            const explained = await openPostgresStore(client, { protocol, schema });
            const rows = await (explained.view as (...all: unknown[]) => Promise<unknown[]>)(name, "a", ...given, page);
            expect(rows).toHaveLength(50);
          });
          const plan = plans.find((text) => text.includes("messages")) ?? "";
          expect(plan, name).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${indexOfView(view).name} on messages`));
          expect(plan, name).not.toMatch(/Seq Scan|Bitmap/);
          // No node reads more than the limit, for each agent.
          const counts = [...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows));
          expect(Math.max(...counts), plan).toBeLessThanOrEqual(100);
        }
      }
    });

    it("read only what is new when little is", async () => {
      const plans = await capturePlans(async (client) => {
        const explained = await openPostgresStore(client, { protocol, schema });
        expect(await explained.view("conversation", "a", { after: 99_990 })).toHaveLength(2);
      });
      const plan = plans.find((text) => text.includes("messages")) ?? "";
      expect(plan).toMatch(/Index Scan using messages_pkey on messages/);
      expect(Math.max(...[...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows)))).toBe(10);
    });

    it("are found in the same way by appends and tails", async () => {
      const plans = await capturePlans(async (client) => {
        const explained = await openPostgresStore(client, { protocol, schema });
        await explained.append("a", "hand", [says(1)], { ids: ["one"] });
        await explained.append("a", "hand", [says(2), says(3)], { ids: ["two", "three"] });
        await explained.tail("a", { after: 99_999 }).next();
      });
      expect(plans.length).toBeGreaterThan(5);
      expect(plans.filter((plan) => plan.includes("Seq Scan on messages"))).toEqual([]);
    });

    /** The plans of all statements that a job runs, inside functions too, as the server tells them. */
    async function capturePlans(job: (client: Client) => Promise<void>): Promise<string[]> {
      const client = await connect();
      const plans: string[] = [];
      await client.query("LOAD 'auto_explain'");
      for (const setting of [
        "log_min_duration = 0",
        "log_nested_statements = on",
        "log_analyze = on",
        "log_timing = off",
        "log_level = notice",
      ])
        await client.query(`SET auto_explain.${setting}`);
      client.on("notice", ({ message = "" }) => plans.push(message));
      await job(client);
      return plans;
    }
  });
}

async function read(store: MessageStore, location: string): Promise<number[]> {
  const positions: number[] = [];
  for await (const { position } of store.tail(location, { live: false })) positions.push(position);
  return positions;
}

/** Tries again while the server is away; the ids make that safe. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
