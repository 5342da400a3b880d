// Opens a store in a SQLite file: makes the file where there is none, and refuses one that is something else.

import type { ProtocolDescriptor } from "@wirepact/core";
import { createMessageStore } from "../create-message-store.js";
import { StoreError } from "../errors.js";
import type { AnyMessage, MessageStore, ProtocolPackage, StoreOptions } from "../message-store.js";
import { loadSqlite } from "./driver.js";
import { createSqliteBackend } from "./sqlite-backend.js";
import { isCurrent, migrate } from "./sqlite-schema.js";
import { attachedName, openSession, type SqliteSession } from "./sqlite-session.js";

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
  const session = await openSession(Database, file, lockMilliseconds);
  try {
    await prepareDatabase(session, protocol);
    return createMessageStore(createSqliteBackend(session, pollMilliseconds), options);
  } catch (error) {
    session.close();
    throw error;
  }
}

async function prepareDatabase(session: SqliteSession, protocol: ProtocolDescriptor): Promise<void> {
  // What was acknowledged survives a power cut, not only a crash.
  await session.read(() => session.exec(`PRAGMA ${attachedName}.synchronous = FULL`));
  if (await session.read(() => isCurrent(session, protocol))) return;
  await session.read(() => session.exec(`PRAGMA ${attachedName}.journal_mode = WAL`));
  await session.write(() => migrate(session, protocol));
}
