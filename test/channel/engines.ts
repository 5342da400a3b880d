// The engines that the suite of channels runs on; a test says so where a server is missing.

import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { loadSqlite } from "../../packages/store/src/sqlite/driver.js";
import { findNats, startNats } from "../support/nats.js";
import { findPostgres, startPostgres } from "../support/postgres.js";
import { removeTemporary } from "../support/remove-temporary.js";

/** Where the tests of one engine open their channels. */
export interface Place {
  readonly address: string;
  /** Options that keep the tests of one server apart. */
  readonly options: { readonly schema?: string };
  /** Runs a statement on the tables, as another program could. */
  readonly run?: ((statement: string) => Promise<readonly unknown[]>) | undefined;
  /** Leaves nothing behind. */
  readonly remove: () => Promise<void>;
}

export interface TestedEngine {
  readonly name: string;
  readonly isMissing: boolean;
  /** A new, empty place. */
  readonly open: () => Promise<Place>;
}

/** All engines; the servers start with the tests of the file. */
export function testedEngines(): readonly TestedEngine[] {
  const postgres = findPostgres();
  const nats = findNats();
  let postgresServer: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    if (postgres !== undefined) postgresServer = await startPostgres(postgres);
  });
  afterAll(() => postgresServer?.stop());
  const nothing = (): Promise<void> => Promise.resolve();
  return [
    { name: "memory", isMissing: false, open: () => Promise.resolve({ address: `memory:${randomUUID()}`, options: {}, remove: nothing }) },
    {
      name: "SQLite",
      isMissing: false,
      open: () => {
        const folder = mkdtempSync(join(tmpdir(), "wirepact-channel-"));
        const address = join(folder, "swarm.db");
        const run = async (statement: string): Promise<readonly unknown[]> => {
          const database = new (await loadSqlite())(address);
          try {
            return database.prepare(statement).all();
          } finally {
            database.close();
          }
        };
        return Promise.resolve({ address, options: {}, run, remove: async () => removeTemporary(folder) });
      },
    },
    {
      name: "PostgreSQL",
      isMissing: postgres === undefined,
      open: () => {
        const address = postgresServer?.url ?? "";
        const schema = `channel_${randomUUID().replaceAll("-", "_")}`;
        const run = async (statement: string): Promise<readonly unknown[]> => {
          const client = new pg.Client({ connectionString: address, options: `-c search_path=${schema}` });
          await client.connect();
          try {
            await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
            return (await client.query<object>(statement)).rows;
          } finally {
            await client.end();
          }
        };
        return Promise.resolve({ address, options: { schema }, run, remove: nothing });
      },
    },
    {
      name: "NATS",
      isMissing: nats === undefined,
      open: async () => {
        const server = await startNats(nats ?? "");
        return { address: server.url, options: {}, remove: server.stop };
      },
    },
  ];
}
