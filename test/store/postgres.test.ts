import { PGlite } from "@electric-sql/pglite";
import { openPostgresStore, type MessageStore, type PostgresClient } from "@wirepact/store";
import { Pool } from "pg";
import { afterAll, beforeAll } from "vitest";
import { findPostgres, startPostgres, type PostgresServer } from "../support/postgres.js";
import { describeContract } from "./contract.js";

const programs = findPostgres();
if (programs === undefined) console.log("no PostgreSQL server is installed: the contract of the PostgreSQL store runs on PGlite");

let server: PostgresServer | undefined;
let client: PostgresClient & { readonly close: () => Promise<void> };
let schemas = 0;

beforeAll(async () => {
  if (programs === undefined) {
    const database = new PGlite();
    client = { query: (text, values) => database.query<object>(text, values), close: () => database.close() };
    return;
  }
  server = await startPostgres(programs);
  const pool = new Pool({ connectionString: server.url });
  client = { query: (text, values) => pool.query<object>(text, values), close: () => pool.end() };
});

afterAll(async () => {
  await client.close();
  server?.stop();
});

describeContract({
  name: programs === undefined ? "PostgreSQL (PGlite)" : "PostgreSQL",
  open: async (options) => {
    const schema = `store_${schemas++}`;
    const again = (): Promise<MessageStore> => openPostgresStore(client, { pollMilliseconds: 20, ...options, schema });
    return { store: await again(), again };
  },
});
