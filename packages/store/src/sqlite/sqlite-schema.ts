// The tables of a store in a SQLite file, and how a file comes to have them. A file that is not a store of this protocol is refused.

import type { ProtocolDescriptor } from "@wirepact/core";
import { StoreError } from "../errors.js";
import { listViewIndexes, type ViewIndex } from "../view-index.js";
import { attachedName, type SqliteSession } from "./sqlite-session.js";

/** Marks a file as one of ours: the letters WPST. */
const applicationId = 0x57505354;
const version = 1;

/** Index of messages by position; its name is used to make the planner take it. */
export const positionIndex = "messages_position";

// The body comes last, so that reading the columns before it does not touch the pages that long bodies overflow to.
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

/** Makes the tables where they are missing. Runs inside a write transaction, so that processes that open the file at once do not meet. */
export function migrate(database: Database, protocol: ProtocolDescriptor): void {
  const state = readState(database);
  if (state === "new") {
    database.exec(`${tables} PRAGMA ${attachedName}.application_id = ${applicationId}; PRAGMA ${attachedName}.user_version = ${version};`);
    database.prepare("INSERT INTO store (protocol) VALUES (?)").run(protocol.name);
  }
  checkProtocol(database, protocol);
  for (const index of missingIndexes(database, protocol)) database.exec(writeIndex(index));
}

/** Whether everything is there, so that opening the file need not write. */
export function isCurrent(database: Database, protocol: ProtocolDescriptor): boolean {
  if (readState(database) === "new") return false;
  checkProtocol(database, protocol);
  return missingIndexes(database, protocol).length === 0;
}

function readState(database: Database): "new" | "ours" {
  const found = readNumber(database, `PRAGMA ${attachedName}.user_version`, "user_version");
  if (readNumber(database, `PRAGMA ${attachedName}.application_id`, "application_id") === applicationId) {
    if (found <= version) return "ours";
    throw new StoreError(
      "newer-database",
      `${database.file} was written by a newer release of @wirepact/store (layout ${found}, this one knows ${version}); upgrade the package.`,
    );
  }
  if (readNumber(database, `SELECT count(*) AS tables FROM ${attachedName}.sqlite_master`, "tables") === 0) return "new";
  throw new StoreError("wrong-file", `${database.file} is a SQLite database of another program; give a file of its own for the store.`);
}

function checkProtocol(database: Database, { name }: ProtocolDescriptor): void {
  const { protocol } = database.prepare("SELECT protocol FROM store").get() as { readonly protocol: string };
  if (protocol === name) return;
  throw new StoreError(
    "wrong-protocol",
    `${database.file} holds messages of ${protocol}, not of ${name}; give a file of its own for each protocol.`,
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

/** The WHERE clause that an index has; the same condition in a query lets SQLite use the index. */
function writeCondition(index: ViewIndex): string {
  const conditions = [...(index.byAgent ? ["agent IS NOT NULL"] : []), ...takeConditions(index)];
  return conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
}

/** The condition on the type, written out because the planner compares texts. */
export function takeConditions({ take }: ViewIndex): readonly string[] {
  return take === "all" ? [] : [`type IN (${take.map((type) => `'${type.replaceAll("'", "''")}'`).join(", ")})`];
}

function readNumber(database: Database, sql: string, column: string): number {
  const row = database.prepare(sql).get() as Readonly<Record<string, unknown>>;
  return Number(row[column]);
}
