// Opens a store in a SQLite file. Creates the file if it does not exist; throws if it is not a store of the protocol.

import { existsSync } from "node:fs";
import type { ProtocolDescriptor } from "@wirepact/core";
import { createMessageStore } from "../create-message-store.js";
import { checkMilliseconds, unstorable } from "../check-input.js";
import { checkOptions } from "../check-options.js";
import { describeValue, StoreError } from "../errors.js";
import type { AnyMessage, MessageStore, ProtocolPackage, StoreOptions } from "../message-store.js";
import { loadSqlite } from "./driver.js";
import { createSqliteBackend } from "./sqlite-backend.js";
import { isCurrent, migrate } from "./sqlite-schema.js";
import { attachedName, openSession, type SqliteSession } from "./sqlite-session.js";

export interface SqliteOptions extends StoreOptions {
  /**
   * How long to wait for other writers, without blocking the process.
   * @default 10000
   */
  readonly lockMilliseconds?: number | undefined;
}

/** Opens a store in a SQLite file; `:memory:` is deleted when it is closed. */
export async function openSqliteStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  file: string,
  options: ProtocolPackage<M, P> & SqliteOptions,
): Promise<MessageStore<M, P>> {
  checkOptions(options);
  // SQLite would open another file: one whose name ends before U+0000, or has U+FFFD in place of a surrogate.
  if (typeof file !== "string" || file === "" || unstorable.test(file)) {
    throw new StoreError(
      "cannot-open",
      `The file of the store must be a non-empty string without U+0000 and unpaired surrogates, got ${describeValue(file)}.`,
    );
  }
  const { protocol, pollMilliseconds = 25, create = true } = options;
  if (!create && !existsSync(file)) throw missingStore(file, protocol);
  const lockMilliseconds = checkMilliseconds("lockMilliseconds", options.lockMilliseconds ?? 10_000);
  const Database = await loadSqlite();
  const session = await openSession(Database, file, lockMilliseconds);
  try {
    await prepareDatabase(session, protocol, create);
    return createMessageStore(createSqliteBackend(session, pollMilliseconds), options);
  } catch (error) {
    session.close();
    throw error;
  }
}

function missingStore(file: string, { name }: ProtocolDescriptor): StoreError {
  return new StoreError("not-found", `${file} contains no store of ${name}, or one of an older release; open it once with create: true.`);
}

async function prepareDatabase(session: SqliteSession, protocol: ProtocolDescriptor, create: boolean): Promise<void> {
  // What was acknowledged survives a power cut, not only a crash.
  await session.read(() => session.exec(`PRAGMA ${attachedName}.synchronous = FULL`));
  if (await session.read(() => isCurrent(session, protocol))) return;
  if (!create) throw missingStore(session.file, protocol);
  await session.read(() => session.exec(`PRAGMA ${attachedName}.journal_mode = WAL`));
  await session.write(() => migrate(session, protocol));
}
