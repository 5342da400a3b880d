// The tables of a store in a SQLite file and their creation. Throws if the file is not a store of the protocol.

import type { ProtocolDescriptor } from "@wirepact/core";
import { StoreError } from "../errors.js";
import { listViewIndexes, type ViewIndex } from "../view-index.js";
import { attachedName, type SqliteSession } from "./sqlite-session.js";

/** Identifies the files of this package: the letters WPST. */
const applicationId = 0x57505354;
const version = 1;

/** Index of messages by position; queries name it to force its use. */
export const positionIndex = "messages_position";

// The body is last, so that reading the other columns does not read the overflow pages of long bodies.
const tables = `
  CREATE TABLE ${attachedName}.store (protocol TEXT NOT NULL) STRICT;
  CREATE TABLE ${attachedName}.locations (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, last INTEGER NOT NULL, count INTEGER NOT NULL, time REAL NOT NULL
  ) STRICT;
  CREATE TABLE ${attachedName}.messages (
    number INTEGER PRIMARY KEY, location INTEGER NOT NULL, position INTEGER NOT NULL, time REAL NOT NULL,
    agent TEXT, type TEXT NOT NULL, id TEXT, appended REAL NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX ${attachedName}.${positionIndex} ON messages (location, position);
  CREATE UNIQUE INDEX ${attachedName}.messages_id ON messages (location, id) WHERE id IS NOT NULL;
`;

/** The part of a session that reads and changes the tables. */
type Database = Pick<SqliteSession, "file" | "exec" | "prepare">;

/** Creates the missing tables and indexes. Runs in a write transaction, so that several processes can open a new file at once. */
export function migrate(database: Database, protocol: ProtocolDescriptor): void {
  const state = readState(database);
  if (state === "new") {
    database.exec(`${tables} PRAGMA ${attachedName}.application_id = ${applicationId}; PRAGMA ${attachedName}.user_version = ${version};`);
    database.prepare("INSERT INTO store (protocol) VALUES (?)").run(protocol.name);
  }
  checkProtocol(database, protocol);
  for (const index of missingIndexes(database, protocol)) database.exec(writeIndex(index));
}

/** Whether all tables and indexes exist, so that opening the file does not write. */
export function isCurrent(database: Database, protocol: ProtocolDescriptor): boolean {
  if (readState(database) === "new") return false;
  checkProtocol(database, protocol);
  return missingIndexes(database, protocol).length === 0;
}

function readState(database: Database): "new" | "store" {
  const found = readNumber(database, `PRAGMA ${attachedName}.user_version`, "user_version");
  if (readNumber(database, `PRAGMA ${attachedName}.application_id`, "application_id") === applicationId) {
    if (found <= version) return "store";
    throw new StoreError(
      "newer-database",
      `${database.file} was written by a newer release of @wirepact/store (layout ${found}, this release supports ${version}); upgrade the package.`,
    );
  }
  if (readNumber(database, `SELECT count(*) AS tables FROM ${attachedName}.sqlite_master`, "tables") === 0) return "new";
  throw new StoreError("wrong-file", `${database.file} is a SQLite database of another program; use a separate file for the store.`);
}

function checkProtocol(database: Database, { name }: ProtocolDescriptor): void {
  const { protocol } = database.prepare("SELECT protocol FROM store").get() as { readonly protocol: string };
  if (protocol === name) return;
  throw new StoreError(
    "wrong-protocol",
    `${database.file} contains messages of ${protocol}, not of ${name}; use a separate file for each protocol.`,
  );
}

function missingIndexes(database: Database, protocol: ProtocolDescriptor): readonly ViewIndex[] {
  const rows = database.prepare(`SELECT name FROM ${attachedName}.sqlite_master WHERE type = 'index'`).all() as { readonly name: string }[];
  const names = new Set(rows.map(({ name }) => name));
  return listViewIndexes(protocol).filter(({ name }) => !names.has(name));
}

function writeIndex(index: ViewIndex): string {
  const columns = index.byAgent ? "location, agent, time, position" : "location, time, position";
  return `CREATE INDEX ${attachedName}.${index.name} ON messages (${columns})${writeCondition(index)}`;
}

/** The WHERE clause of an index; the same condition in a query lets SQLite use the index. */
function writeCondition(index: ViewIndex): string {
  const conditions = [...(index.byAgent ? ["agent IS NOT NULL"] : []), ...typeConditions(index)];
  return conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
}

/** The condition on the type. Written as literals, because the planner does not match parameters with the condition of an index. */
export function typeConditions({ types }: ViewIndex): readonly string[] {
  return types === "all" ? [] : [`type IN (${types.map((type) => `'${type.replaceAll("'", "''")}'`).join(", ")})`];
}

function readNumber(database: Database, sql: string, column: string): number {
  const row = database.prepare(sql).get() as Readonly<Record<string, unknown>>;
  return Number(row[column]);
}
