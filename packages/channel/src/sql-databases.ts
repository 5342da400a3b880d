// The SQL databases of the engine: SQLite, in a file or in memory, and PostgreSQL. Connections and the words for their errors come from the store.

import { statSync } from "node:fs";
import {
  attachedName,
  createListening,
  createPool,
  createQuery,
  loadSqlite,
  openSession,
  quoteName,
  type SqliteSession,
  StoreError,
  type StoreErrorCode,
} from "@wirepact/store/drivers";
import { ChannelError, type ChannelErrorCode, type Protocol } from "./errors.js";
import type { SqlDatabase, SqlRow } from "./sql-engine.js";
import { foreignTables, prepareTables, type Runs } from "./sql-tables.js";
import { coalesce, createBell } from "./wait.js";

const codes: { readonly [code in StoreErrorCode]?: ChannelErrorCode } = {
  "driver-missing": "driver-missing",
  unreachable: "unreachable",
  busy: "unreachable",
  "permission-denied": "permission-denied",
  "read-only": "permission-denied",
  "cannot-open": "not-found",
  "not-found": "not-found",
  "wrong-file": "wrong-channel",
  "disk-full": "full",
};

/** Runs a job on a connection of the store; its errors become those of a channel. */
async function converting<Result>(job: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.cause instanceof ChannelError) throw error.cause;
    // Somebody deleted a table or the schema.
    const isGone = /^(42P01|3F000)$/.test(databaseCode(error)) || /no such table/.test(error.message);
    throw new ChannelError(isGone ? "not-found" : (codes[error.code] ?? "failed"), error.message, { cause: error });
  }
}

/** The code of the database for the error behind one of a channel or a store. */
const databaseCode = (error: unknown): string =>
  error instanceof ChannelError || error instanceof StoreError
    ? databaseCode(error.cause)
    : String((error as { readonly code?: unknown } | undefined)?.code);

/** Identifies the files of this package: the letters WPCH. */
const applicationId = 0x57504348;
const pollMilliseconds = 25;

/** The databases of `memory:` addresses, which the channels of this process share until the last one is closed. */
const shared = new Map<string, { readonly database: Promise<SqlDatabase>; users: number }>();

/** A database in the memory of this process. */
export async function openMemoryDatabase(address: string, protocol: Protocol): Promise<SqlDatabase> {
  const entry = shared.get(address) ?? { database: openSqliteDatabase(":memory:", protocol, true), users: 0 };
  shared.set(address, entry);
  entry.users += 1;
  const close = async (): Promise<void> => {
    entry.users -= 1;
    if (entry.users > 0) return;
    shared.delete(address);
    await (await entry.database).close();
  };
  try {
    const database = await entry.database;
    await database.prepare();
    return { ...database, close };
  } catch (error) {
    shared.delete(address);
    throw error;
  }
}

/** Opens a SQLite file, and creates it unless it exists. */
export function openSqliteDatabase(file: string, protocol: Protocol, create: boolean): Promise<SqlDatabase> {
  const isFile = file !== ":memory:";
  const bell = createBell();
  const schema = `${attachedName}.`;
  const place = file;
  const names = { place, serial: "INTEGER PRIMARY KEY AUTOINCREMENT", schema, indexSchema: schema, indexedSchema: "" };
  const inode = (): bigint | undefined => (isFile ? statSync(file, { throwIfNoEntry: false, bigint: true })?.ino : 0n);
  let session: SqliteSession;
  let opened: bigint | undefined;
  const run: Runs["run"] = (statement, values) =>
    converting(() => {
      const job = () => session.prepare(statement.replaceAll("$", "?")).all(...values) as readonly SqlRow[];
      // The file would go on without a name, and nobody else would see what is in it.
      if (inode() !== opened) throw new ChannelError("not-found", `Somebody deleted or replaced ${file}.`);
      return statement.startsWith("SELECT") ? session.read(job) : session.write(job);
    });
  const transact: Runs["transact"] = (statements) =>
    converting(() => session.write(() => statements.forEach((statement) => session.exec(statement))));
  const open = async (): Promise<void> => {
    session = await openSession(await loadSqlite(), file, 10_000);
    opened = inode();
    for (const setting of ["synchronous = FULL", "journal_mode = WAL"])
      await session.read(() => session.exec(`PRAGMA ${attachedName}.${setting}`));
    await session.write(() => {
      const number = (sql: string): number => Number(Object.values(session.prepare(sql).get() as object)[0]);
      if (number(`PRAGMA ${attachedName}.application_id`) === applicationId) return;
      if (number(`SELECT count(*) FROM ${attachedName}.sqlite_master`) > 0)
        throw new ChannelError("wrong-channel", `${file} is a database of another program; use a separate file for the channel.`);
      session.exec(`PRAGMA ${attachedName}.application_id = ${applicationId}`);
    });
  };
  const prepare = async (): Promise<void> => {
    if (inode() !== opened) {
      session.close();
      await open();
    }
    await whileRacing(place, () => prepareTables(names, { run, transact }, protocol, create));
  };
  return converting(async () => {
    if (!create && inode() === undefined)
      throw new ChannelError("not-found", `${file} does not exist; the first party that opens a channel creates it.`);
    try {
      await open();
      await prepare();
    } catch (error) {
      session?.close();
      throw error;
    }
    return {
      prepare: () => converting(prepare),
      run,
      announce: async (statement, values) => {
        const rows = await run(`${statement} RETURNING seq`, values);
        bell.ring();
        return rows;
      },
      schema: "",
      now: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
      skipLocked: "",
      undoable: "",
      // Nothing announces what other processes do.
      bell: { ...bell, wait: (since, most, signal) => bell.wait(since, isFile ? Math.min(most, pollMilliseconds) : most, signal) },
      close: () => converting(() => session.close()),
    };
  });
}

/** Opens a schema of a PostgreSQL database, and creates it unless it exists. */
export function openPostgresDatabase(url: string, protocol: Protocol, schemaName: string, create: boolean): Promise<SqlDatabase> {
  return converting(async () => {
    const pool = await createPool(url);
    const query = createQuery(pool);
    const run: Runs["run"] = (statement, values) => converting(() => query(statement, [...values]));
    const schema = `${quoteName(schemaName)}.`;
    const place = `the schema ${schemaName}`;
    const names = { place, serial: "BIGSERIAL PRIMARY KEY", schema, indexSchema: "", indexedSchema: schema };
    const transact: Runs["transact"] = async (statements) =>
      // Without parameters, statements of one query are one transaction.
      void (await run([`CREATE SCHEMA IF NOT EXISTS ${quoteName(schemaName)}`, ...statements].join(";\n"), []));
    const prepare = (): Promise<void> => whileRacing(place, () => prepareTables(names, { run, transact }, protocol, create));
    try {
      await prepare();
    } catch (error) {
      await pool.end();
      throw error;
    }
    const topic = `${schemaName.slice(0, 54)}_letters`;
    const listening = createListening(pool.connect, quoteName(topic));
    const bell = createBell();
    // Separate from the change, because transactions that notify are committed one after the other.
    const tell = coalesce((name) => run("SELECT pg_notify($1, '')", [name]).catch(() => []));
    listening.onAppend(bell.ring);
    return {
      prepare,
      run,
      announce: async (statement, values) => {
        const rows = await run(`${statement} RETURNING seq`, values);
        await tell(topic);
        return rows;
      },
      schema,
      now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
      skipLocked: "FOR UPDATE SKIP LOCKED",
      undoable: ", set_config('synchronous_commit', 'off', true)",
      // A sender may die before it tells others.
      bell: { ...bell, wait: (since, most, signal) => bell.wait(since, Math.min(most, listening.isUp() ? 5000 : 200), signal) },
      close: async () => {
        listening.close();
        await pool.end();
      },
    };
  });
}

/** Repeats a job while other processes create the same things: databases report those as errors even where they may exist. */
async function whileRacing(place: string, job: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await job();
    } catch (error) {
      const isRace =
        /^(23505|42701|42P0[67]|42710|XX000)$/.test(databaseCode(error)) || /duplicate column|already exists/.test(String(error));
      if (!isRace) throw error;
      if (attempt === 10) throw foreignTables(place);
    }
  }
}
