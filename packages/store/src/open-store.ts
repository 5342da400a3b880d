// Opens a store by address. A back end and its driver are loaded only when such a store is opened.

import type { ProtocolDescriptor } from "@wirepact/core";
import { describeValue, StoreError } from "./errors.js";
import type { AnyMessage, MessageStore, ProtocolPackage } from "./message-store.js";
import { createMemoryStore } from "./memory/create-memory-store.js";
import type { PostgresClient, PostgresOptions } from "./postgres/index.js";
import type { SqliteOptions } from "./sqlite/index.js";

/** Opens a store in a SQLite file; `:memory:` is deleted when it is closed. */
export async function openSqliteStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  file: string,
  options: ProtocolPackage<M, P> & SqliteOptions,
): Promise<MessageStore<M, P>> {
  const sqlite = await import("./sqlite/index.js");
  return sqlite.openSqliteStore<M, P>(file, options);
}

/** Opens a store in PostgreSQL, with a client or a `postgres://` URL. */
export async function openPostgresStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  client: PostgresClient | string,
  options: ProtocolPackage<M, P> & PostgresOptions,
): Promise<MessageStore<M, P>> {
  const postgres = await import("./postgres/index.js");
  return postgres.openPostgresStore<M, P>(client, options);
}

/** Opens a store: `postgres://…` in PostgreSQL, `memory:` in memory, any other address without a scheme as a SQLite file. */
export async function openStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  address: string,
  options: ProtocolPackage<M, P> & SqliteOptions & PostgresOptions,
): Promise<MessageStore<M, P>> {
  if (typeof address !== "string")
    throw new StoreError("invalid-option", `the address of a store must be a string, got ${describeValue(address)}.`);
  if (/^postgres(ql)?:\/\//.test(address)) return openPostgresStore<M, P>(address, options);
  if (address === "memory:") return createMemoryStore<M, P>(options);
  const [, scheme] = /^([a-z][\w+.-]*):\/\//i.exec(address) ?? [];
  if (scheme !== undefined && scheme !== "file") {
    // The rest of the address may contain a password.
    throw new StoreError(
      "invalid-option",
      `unknown scheme ${describeValue(scheme)} in the address of the store; pass a postgres:// URL, "memory:" or the path of a SQLite file.`,
    );
  }
  return openSqliteStore<M, P>(address, options);
}
