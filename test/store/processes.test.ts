import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSqlite } from "../../packages/store/src/sqlite/driver.js";
import { findPostgres, startPostgres, type PostgresServer } from "../support/postgres.js";
import { trialOfCrowd, trialOfKills } from "./trials.js";
import { removeTemporary } from "../support/remove-temporary.js";

// The full figures are in test/long.
const kills = 1;
const crowd = { messages: 240, writers: 3 };

describe("processes that share a SQLite file", () => {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-processes-"));
  afterAll(() => removeTemporary(folder));

  it("lose nothing that was acknowledged and tear no batch when they are killed", async () => {
    const address = join(folder, "kills.db");
    expect((await trialOfKills({ address, schema: "none" }, kills)).acknowledged).toBeGreaterThan(kills);
    const database = new (await loadSqlite())(address);
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    database.close();
  });

  it("see every message once and in order while three write and two follow", async () => {
    await trialOfCrowd({ address: join(folder, "crowd.db"), schema: "none" }, crowd);
  });
});

const programs = findPostgres();
if (programs === undefined) console.log("no PostgreSQL server is installed: its process tests are left out");
else {
  describe("processes that share a PostgreSQL server", () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(programs);
    });
    afterAll(() => server.stop());

    it("lose nothing that was acknowledged and tear no batch when they are killed", async () => {
      expect((await trialOfKills({ address: server.url, schema: "kills" }, kills)).acknowledged).toBeGreaterThan(kills);
    });

    it("see every message once and in order while three write and two follow", async () => {
      await trialOfCrowd({ address: server.url, schema: "crowd" }, crowd);
    });
  });
}
