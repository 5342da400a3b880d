// Opens a store by address. Each back end and its driver are loaded only when a store of that kind is opened.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { AnyMessage, MessageStore, ProtocolPackage } from "./message-store.js";
import { createMemoryStore } from "./memory/create-memory-store.js";
import type { PostgresClient, PostgresOptions } from "./postgres/index.js";
import type { SqliteOptions } from "./sqlite/index.js";

/** Opens the store in a SQLite file; loads the SQLite back end. */
export async function openSqliteStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  file: string,
  options: ProtocolPackage<M, P> & SqliteOptions,
): Promise<MessageStore<M, P>> {
  const sqlite = await import("./sqlite/index.js");
  return sqlite.openSqliteStore<M, P>(file, options);
}

/** Opens the store that a PostgreSQL client or an address reaches; loads the PostgreSQL back end. */
export async function openPostgresStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  client: PostgresClient | string,
  options: ProtocolPackage<M, P> & PostgresOptions,
): Promise<MessageStore<M, P>> {
  const postgres = await import("./postgres/index.js");
  return postgres.openPostgresStore<M, P>(client, options);
}

/** Opens `postgres://…` in PostgreSQL, `memory:` in memory and any other address as a SQLite file. */
export async function openStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  address: string,
  options: ProtocolPackage<M, P> & SqliteOptions & PostgresOptions,
): Promise<MessageStore<M, P>> {
  if (/^postgres(ql)?:\/\//.test(address)) return openPostgresStore<M, P>(address, options);
  if (address === "memory:") return createMemoryStore<M, P>(options);
  return openSqliteStore<M, P>(address, options);
}
