// The full figures of the stores: a hundred kills, a hundred thousand messages by eight writers, a million rows.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type MessageStore } from "@wirepact/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSqlite } from "../../packages/store/src/sqlite/driver.js";
import { protocol } from "../store/records.js";
import { trialOfCrowd, trialOfKills, type StoreAddress } from "../store/trials.js";
import { findPostgres, startPostgres, type PostgresServer } from "../support/postgres.js";
import { removeTemporary } from "../support/remove-temporary.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-long-"));
const programs = findPostgres();
let server: PostgresServer | undefined;
beforeAll(async () => {
  server = programs === undefined ? undefined : await startPostgres(programs);
});
afterAll(() => {
  server?.stop();
  removeTemporary(folder);
});

const kinds: readonly (readonly [string, (name: string) => StoreAddress])[] = [
  ["SQLite", (name) => ({ address: join(folder, `${name}.db`), schema: "none" })],
  ...(programs === undefined ? [] : [["PostgreSQL", (name: string) => ({ address: server?.url ?? "", schema: name })] as const]),
];

describe.each(kinds)("a %s store", (kind, place) => {
  it("loses nothing in a hundred kills", async () => {
    const { acknowledged } = await trialOfKills(place("kills"), 100);
    console.log(`${kind}: 100 kills of two writers, ${acknowledged} acknowledged batches, none lost, none torn`);
    expect(acknowledged).toBeGreaterThan(200);
    if (kind !== "SQLite") return;
    const database = new (await loadSqlite())(place("kills").address);
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    database.close();
  });

  it("gives two followers 100,000 messages of eight writers once and in order", async () => {
    const start = Date.now();
    await trialOfCrowd(place("crowd"), { messages: 100_000, writers: 8 });
    console.log(`${kind}: 100,000 messages by 8 processes, followed by 2, in ${Math.round((Date.now() - start) / 1000)} s`);
  });

  it("shows 50 of a million", async () => {
    const { address, schema } = place("million");
    const store = await openStore(address, { protocol, schema });
    await fill(store, "small", 1000);
    await fill(store, "large", 1_000_000);
    const small = await time(store, "small");
    const large = await time(store, "large");
    console.log(
      `${kind}: 50 of 1,000 in ${small.toFixed(2)} ms, 50 of 1,000,000 in ${large.toFixed(2)} ms (${(large / small).toFixed(2)} x)`,
    );
    expect(await store.count("large")).toBe(1_000_000);
    expect((await store.view("conversation", "large", { last: 1 }))[0]).toMatchObject({ content: 999_999 });
    expect((await store.view("team", "large", ["a", "b"], { limit: 2 })).map(({ content }) => content)).toEqual([0, 1]);
    await store.close();
  });
});

async function fill(store: MessageStore, location: string, size: number): Promise<void> {
  for (let from = 0; from < size; from += 10_000) {
    const messages = Array.from({ length: Math.min(10_000, size - from) }, (_, index) => ({
      type: (from + index) % 3 === 0 ? "user_message" : "observation",
      content: from + index,
      timestamp: from + index,
    }));
    for (const half of [0, 1]) {
      const own = messages.filter((_, index) => index % 2 === half);
      await store.append(location, half === 0 ? "a" : "b", own, { check: "none" });
    }
  }
}

/** The median of all four views in milliseconds. */
async function time(store: MessageStore, location: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 60; round++) {
    const start = process.hrtime.bigint();
    await store.view("conversation", location, { limit: 50 });
    await store.view("conversation", location, { last: 50 });
    await store.view("agent", location, "a", { limit: 50 });
    await store.view("team", location, ["a", "b"], { last: 50 });
    if (round >= 10) times.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}
