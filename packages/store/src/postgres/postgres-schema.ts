// The tables of a store in PostgreSQL, in a separate schema, and their creation. Safe to run repeatedly and concurrently.

import type { ProtocolDescriptor } from "@wirepact/core";
import { describeValue, StoreError } from "../errors.js";
import { listViewIndexes, type ViewIndex } from "../view-index.js";
import { writeAppendFunctions } from "./append-function.js";
import type { PostgresRow, Query } from "./client.js";
import { quote, quoteName, typeConditions } from "./sql-text.js";
import { writeViewFunction } from "./view-function.js";

const version = 1;

// Collation "C" compares bytes: faster than a language, and the same on every server.
const writeTables = (schema: string): string => `
  CREATE TABLE ${schema}.store (version integer NOT NULL, protocol text NOT NULL);
  CREATE TABLE ${schema}.locations (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    last bigint NOT NULL DEFAULT 0,
    count bigint NOT NULL DEFAULT 0,
    time double precision NOT NULL DEFAULT '-infinity'
  ) WITH (fillfactor = 50);
  CREATE TABLE ${schema}.messages (
    location integer NOT NULL,
    position bigint NOT NULL,
    time double precision NOT NULL,
    appended double precision NOT NULL,
    agent text COLLATE "C",
    type text COLLATE "C" NOT NULL,
    id text COLLATE "C",
    body text NOT NULL,
    PRIMARY KEY (location, position)
  );
  CREATE UNIQUE INDEX messages_id ON ${schema}.messages (location, id) WHERE id IS NOT NULL;
`;

/** The schema name, if it is valid and not reserved by PostgreSQL. */
export function checkSchema(schema: string): string {
  if (typeof schema !== "string" || !/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) {
    throw new StoreError(
      "invalid-option",
      `schema must be 1 to 63 lower-case letters, digits or _ that do not begin with a digit, got ${describeValue(schema)}.`,
    );
  }
  if (schema.startsWith("pg_") || schema === "information_schema") {
    throw new StoreError("invalid-option", `The schema name "${schema}" is reserved by PostgreSQL; choose another one.`);
  }
  return schema;
}

/** The default schema of a protocol. */
export function defaultSchema({ name }: ProtocolDescriptor): string {
  return `wirepact_${name.toLowerCase().replace(/[^a-z0-9_]/g, "_")}`.slice(0, 63);
}

/** Creates what is missing. Only reads when nothing is, so that users without the privilege to create can open the store. */
export async function migrate(query: Query, schema: string, protocol: ProtocolDescriptor): Promise<void> {
  if (await isCurrent(query, schema, protocol)) return;
  await query(writeMigration(schema, protocol));
  if (await isCurrent(query, schema, protocol)) return;
  throw new StoreError(
    "failed",
    `The schema ${schema} contains another object with the name of a table or index of the store; use another schema.`,
  );
}

/** Throws unless the schema contains a store of the protocol with everything that this release needs. */
export async function requireStore(query: Query, schema: string, protocol: ProtocolDescriptor): Promise<void> {
  if (await isCurrent(query, schema, protocol)) return;
  throw new StoreError(
    "not-found",
    `The schema ${schema} contains no store of ${protocol.name}, or one of an older release; open it once with create: true.`,
  );
}

async function isCurrent(query: Query, schema: string, protocol: ProtocolDescriptor): Promise<boolean> {
  const [found] = await query("SELECT to_regclass($1) IS NOT NULL AS known", [`${quoteName(schema)}.store`]);
  if (found?.["known"] !== true) return false;
  const [store] = await query(`SELECT version, protocol FROM ${quoteName(schema)}.store`);
  if (store === undefined) return false;
  checkStore(store, schema, protocol);
  // A function is created together with its index and after it.
  const rows = await query("SELECT proname FROM pg_proc WHERE pronamespace = to_regnamespace($1)", [quoteName(schema)]);
  const names = new Set(rows.map(({ proname }) => proname));
  return listViewIndexes(protocol).every(({ name }) => names.has(name));
}

function checkStore({ version: found, protocol: stored }: PostgresRow, schema: string, { name }: ProtocolDescriptor): void {
  if (Number(found) > version) {
    throw new StoreError(
      "newer-database",
      `The schema ${schema} was written by a newer release of @wirepact/store (layout ${String(found)}, this release supports ${version}); upgrade the package.`,
    );
  }
  if (stored !== name) {
    throw new StoreError(
      "wrong-protocol",
      `The schema ${schema} contains messages of ${String(stored)}, not of ${name}; use a separate schema for each protocol.`,
    );
  }
}

// One statement is one transaction, also through a pool. Concurrent migrations wait for the lock and then find everything. They use queries,
// because functions such as to_regclass may use a cache from before the lock.
function writeMigration(name: string, protocol: ProtocolDescriptor): string {
  const schema = quoteName(name);
  return `DO $migration$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('wirepact ${name}', 0));
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_tables WHERE schemaname = '${name}' AND tablename = 'store') THEN
      IF NOT EXISTS (SELECT FROM pg_catalog.pg_namespace WHERE nspname = '${name}') THEN CREATE SCHEMA ${schema}; END IF;
      ${writeTables(schema)}
      ${writeAppendFunctions(schema)}
      INSERT INTO ${schema}.store (version, protocol) VALUES (${version}, ${quote(protocol.name)});
    END IF;
    ${listViewIndexes(protocol)
      .map((index) => `${writeIndex(index, schema)}${writeViewFunction(index, schema)}`)
      .join("\n    ")}
  END $migration$`;
}

function writeIndex(index: ViewIndex, schema: string): string {
  const columns = index.byAgent ? "location, agent, time, position" : "location, time, position";
  const conditions = [...(index.byAgent ? ["agent IS NOT NULL"] : []), ...typeConditions(index)];
  const where = conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
  return `CREATE INDEX IF NOT EXISTS ${index.name} ON ${schema}.messages (${columns})${where};`;
}
