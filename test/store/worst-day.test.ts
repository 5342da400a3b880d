// The worst day of a store: a server that restarts under load, readers that are slow, clocks that jump, disks that are read-only or full for a
// while. Nothing that was acknowledged is lost or stored twice, nothing hangs, and everything works again afterwards.

import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { createMemoryStore, openPostgresStore, openSqliteStore, StoreError, type MessageStore, type StoredEntry } from "@wirepact/store";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, startPostgres, type PostgresServer } from "../support/postgres.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { mountSmallDisk } from "../support/small-disk.js";
import { protocol, says } from "./records.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-worst-day-"));
afterAll(() => removeTemporary(folder));

const isRoot = process.getuid?.() === 0;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Appends a batch until it is acknowledged; its IDs make that safe. */
async function appendSurely(store: MessageStore, batch: readonly string[]): Promise<void> {
  for (;;) {
    try {
      await store.append(
        "a",
        null,
        batch.map((content) => says(content)),
        { ids: batch },
      );
      return;
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== "unreachable") throw error;
      await pause(20);
    }
  }
}

/** Follows a location until so many entries were seen; a slow reader lets others go first after each of them. */
async function followAll(store: MessageStore, count: number, isSlow: boolean): Promise<readonly StoredEntry<unknown>[]> {
  const seen: StoredEntry<unknown>[] = [];
  for await (const entry of store.tail("a")) {
    seen.push(entry);
    if (seen.length === count) break;
    if (isSlow) for (let turns = 0; turns < 3; turns++) await turn();
  }
  return seen;
}

const programs = findPostgres();

describe.skipIf(programs === undefined)("a PostgreSQL server", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs!, { durable: true });
  });
  afterAll(() => server.stop());

  const query = async (...statements: readonly string[]): Promise<void> => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };

  it("that restarts under load loses nothing and stores nothing twice; fast and slow readers see everything once", async () => {
    const [writers, batches] = [4, 30];
    const total = writers * batches * 2;
    const stores = await Promise.all(numbers(writers + 2).map(() => openPostgresStore(server.url, { protocol, schema: "load" })));
    const following = [stores[writers]!, stores[writers + 1]!].map((store, index) => followAll(store, total, index === 1));
    let acknowledged = 0;
    let restarts = 0;
    const writing = numbers(writers).map(async (writer) => {
      for (const batch of numbers(batches)) {
        await appendSurely(stores[writer - 1]!, [`${writer} ${batch} first`, `${writer} ${batch} second`]);
        acknowledged++;
        // In the middle of the work of the others.
        if (acknowledged === (restarts + 1) * Math.floor((writers * batches) / 4) && restarts < 3) {
          restarts++;
          server.restart();
        }
      }
    });
    await Promise.all(writing);
    const lists = await Promise.all(following);
    expect(restarts).toBe(3);
    for (const list of lists) expect(list.map(({ position }) => position)).toEqual(numbers(total));
    const contents = (await stores[0]!.view("conversation", "a")).map((message) => String((message as { content: unknown }).content));
    expect(new Set(contents).size).toBe(total);
    expect(contents).toHaveLength(total);
    // A batch stays together, and each writer's batches stay in order.
    for (const writer of numbers(writers)) {
      const own = contents.filter((content) => content.startsWith(`${writer} `));
      expect(own).toEqual(numbers(batches).flatMap((batch) => [`${writer} ${batch} first`, `${writer} ${batch} second`]));
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  it("that is read-only for a while rejects writes, serves reads, and takes the same write later", async () => {
    const store = await openPostgresStore(server.url, { protocol, schema: "frozen" });
    await store.append("a", null, [says("before")], { ids: ["before"] });
    const write = (): Promise<string> =>
      store.append("a", null, [says("during")], { ids: ["during"] }).then(
        () => "written",
        (error: StoreError) => error.code,
      );
    await query("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()");
    await expect.poll(write).toBe("read-only");
    expect(await store.view("conversation", "a")).toEqual(expect.arrayContaining([says("before")]));
    const reset = ["ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()"];
    await query("SET default_transaction_read_only = off", ...reset);
    await expect.poll(write).toBe("written");
    expect(await store.count("a")).toBe(2);
    await store.close();
  });

  it.skipIf(!isRoot)("whose disk is full for a while rejects writes whole, and takes the same batch later", async () => {
    const place = join(folder, "tablespace");
    const disk = mountSmallDisk(place, 4_000_000);
    if (disk === undefined) return expect(isRoot).toBe(true);
    try {
      const data = join(place, "data");
      mkdirSync(data);
      const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" })));
      chownSync(data, uid!, gid!);
      execFileSync("chmod", ["a+x", folder, place]);
      await query(`CREATE TABLESPACE small LOCATION '${data}'`);
      const url = `${server.url}?options=${encodeURIComponent("-c default_tablespace=small")}`;
      const store = await openPostgresStore(url, { protocol, schema: "full" });
      const batch = numbers(20).map((number) =>
        says(`${number} ${Array.from({ length: 20_000 }, (_, index) => (index * number * 7919) % 9973).join("")}`),
      );
      const ids = numbers(20).map(String);
      await store.append("a", null, [says("before")], { ids: ["before"] });
      disk.leaveFree(100_000);
      await expect(store.append("a", null, batch, { ids })).rejects.toMatchObject({ name: "StoreError", code: "disk-full" });
      expect(await store.count("a")).toBe(1);
      rmSync(join(place, "filler"));
      expect(await store.append("a", null, batch, { ids })).toEqual(numbers(20).map((number) => number + 1));
      await store.close();
      await query('DROP SCHEMA "full" CASCADE');
      await query("DROP TABLESPACE small");
    } finally {
      disk.unmount();
    }
    return undefined;
  });
});

describe("a SQLite file", () => {
  it.skipIf(!isRoot)("on a disk that is full for a while takes the same batch later, and its tail misses nothing", async () => {
    const place = join(folder, "disk");
    const disk = mountSmallDisk(place, 2_000_000);
    if (disk === undefined) return expect(isRoot).toBe(true);
    try {
      const store = await openSqliteStore(join(place, "store.db"), { protocol });
      const following = followAll(store, 4, true);
      await store.append("a", null, [says("before")]);
      disk.leaveFree(8192);
      const batch = [says("x".repeat(200_000)), says("second"), says("third")];
      const ids = ["first", "second", "third"];
      await expect(store.append("a", null, batch, { ids })).rejects.toMatchObject({ code: "disk-full" });
      expect(await store.count("a")).toBe(1);
      rmSync(join(place, "filler"));
      expect(await store.append("a", null, batch, { ids })).toEqual([2, 3, 4]);
      expect((await following).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
      await store.close();
    } finally {
      disk.unmount();
    }
    return undefined;
  });
});

describe.each<[string, (now: () => Date) => Promise<MessageStore>]>([
  ["in memory", async (now) => createMemoryStore({ protocol, now })],
  ["in SQLite", (now) => openSqliteStore(join(folder, "clock.db"), { protocol, now })],
])("a store %s", (_name, open) => {
  it("keeps the order of writes while its clock jumps, and a slow reader gets all of them", async () => {
    let time = Date.UTC(2026, 0, 1);
    const store = await open(() => new Date(time));
    const following = followAll(store, 300, true);
    for (const number of numbers(300)) {
      time += [86_400_000, -172_800_000, 0, 1][number % 4]!;
      await store.append("a", null, [says(number)]);
    }
    expect((await following).map(({ position }) => position)).toEqual(numbers(300));
    const entries = await store.entries("conversation", "a");
    expect(entries.map(({ position }) => position)).toEqual(numbers(300));
    await store.close();
  });
});
