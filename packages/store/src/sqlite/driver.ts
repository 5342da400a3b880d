// Loads a SQLite driver: the one of Node.js where it has one, else the package with the same interface.

import { StoreError } from "../errors.js";

/** A value that can be bound to a statement. */
export type SqliteValue = string | number | null;

export interface SqliteStatement {
  run(...values: SqliteValue[]): unknown;
  get(...values: SqliteValue[]): unknown;
  all(...values: SqliteValue[]): unknown[];
}

/** The part of `DatabaseSync` that the store uses. */
export interface SqliteDatabase {
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export type DatabaseConstructor = new (file: string) => SqliteDatabase;

/** Loads a driver; the error says how to install one. */
export async function loadSqlite(): Promise<DatabaseConstructor> {
  const builtIn = await tryImport("node:sqlite");
  if (builtIn !== undefined) return builtIn;
  const installed = await tryImport("@photostructure/sqlite");
  if (installed !== undefined) return installed;
  throw new StoreError(
    "driver-missing",
    "This version of Node.js has no built-in SQLite; run `npm install @photostructure/sqlite`, or use Node.js 22.13 or later.",
  );
}

// The name is a parameter so that bundlers and the compiler do not resolve modules that may not be installed.
async function tryImport(name: string): Promise<DatabaseConstructor | undefined> {
  try {
    const loaded = (await import(/* @vite-ignore */ name)) as { readonly DatabaseSync?: DatabaseConstructor };
    return loaded.DatabaseSync;
  } catch {
    return undefined;
  }
}
