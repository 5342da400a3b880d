// Opens a store in a SQLite file: makes the file where there is none, and refuses one that is something else.

import type { ProtocolDescriptor } from "@wirepact/core";
import { createMessageStore } from "../create-message-store.js";
import { StoreError } from "../errors.js";
import type { AnyMessage, MessageStore, ProtocolPackage, StoreOptions } from "../message-store.js";
import { loadSqlite, type SqliteDatabase } from "./driver.js";
import { createSession, createSqliteBackend, patiently, type SqliteSession } from "./sqlite-backend.js";
import { isCurrent, migrate } from "./sqlite-schema.js";

export interface SqliteOptions extends StoreOptions {
  /** How long to wait for other processes that write, in milliseconds; ten seconds unless given. */
  readonly lockMilliseconds?: number;
}

/** Opens the store in a file; `:memory:` is a store that is gone when it is closed. */
export async function openSqliteStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  file: string,
  options: ProtocolPackage<M, P> & SqliteOptions,
): Promise<MessageStore<M, P>> {
  if (typeof file !== "string" || file === "") throw new StoreError("cannot-open", "Give the name of a file for the store.");
  const Database = await loadSqlite();
  const { protocol, lockMilliseconds = 10_000, pollMilliseconds = 25 } = options;
  const database = await patiently(() => new Database(file), file, lockMilliseconds);
  try {
    const session = await prepareDatabase(database, { file, protocol, lockMilliseconds });
    return createMessageStore(createSqliteBackend(session, pollMilliseconds), options);
  } catch (error) {
    database.close();
    throw error;
  }
}

interface Opening {
  readonly file: string;
  readonly protocol: ProtocolDescriptor;
  readonly lockMilliseconds: number;
}

async function prepareDatabase(database: SqliteDatabase, { file, protocol, lockMilliseconds }: Opening): Promise<SqliteSession> {
  const session = createSession(database, file, lockMilliseconds);
  // SQLite's own waiting would block the whole process. FULL: what was acknowledged survives a power cut, not only a crash.
  await session.read(() => database.exec("PRAGMA busy_timeout = 0; PRAGMA synchronous = FULL;"));
  if (await session.read(() => isCurrent(database, protocol, file))) return session;
  await session.read(() => database.exec("PRAGMA journal_mode = WAL;"));
  await session.write(() => migrate(database, protocol, file));
  return session;
}
