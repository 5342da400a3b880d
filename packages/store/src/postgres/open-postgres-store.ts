// Opens a store in PostgreSQL with the client of the caller, or with its own pool when it gets a URL.

import type { ProtocolDescriptor } from "@wirepact/core";
import { checkOptions } from "../check-options.js";
import { createMessageStore } from "../create-message-store.js";
import { StoreError } from "../errors.js";
import type { AnyMessage, MessageStore, ProtocolPackage, StoreOptions } from "../message-store.js";
import type { ListeningClient, PostgresClient, PostgresRow, Query } from "./client.js";
import { createListening } from "./listening.js";
import { createPostgresBackend } from "./postgres-backend.js";
import { isRepeatable, toStoreError } from "./postgres-errors.js";
import { checkSchema, defaultSchema, migrate, requireStore } from "./postgres-schema.js";
import { quoteName } from "./sql-text.js";

export interface PostgresOptions extends StoreOptions {
  /** The schema of the tables; one for each protocol. Defaults to `wirepact_` and the name of the protocol. */
  readonly schema?: string | undefined;
  /** Returns a connection for LISTEN, such as `() => pool.connect()`; called again when the connection is lost. Without it, tails poll. */
  readonly listen?: (() => Promise<ListeningClient>) | undefined;
  /**
   * Whether appends send a notification; false is faster when no store listens.
   * @default true
   */
  readonly notify?: boolean | undefined;
}

const attempts = 10;

/**
 * Opens a store in PostgreSQL. The client is a pool or client of `pg`, anything with such a `query`, or a URL
 * (`postgres://user@host/database`), which needs the package `pg`. The store does not close a client that it did not create.
 */
export async function openPostgresStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  client: PostgresClient | string,
  options: ProtocolPackage<M, P> & PostgresOptions,
): Promise<MessageStore<M, P>> {
  checkOptions(options);
  const { protocol, pollMilliseconds = 200, notify = true, create = true } = options;
  const schema = checkSchema(options.schema ?? defaultSchema(protocol));
  const pool = typeof client === "string" ? await createPool(client) : undefined;
  const query = createQuery(pool ?? (client as PostgresClient));
  const connect = options.listen ?? pool?.connect;
  const channel = `${schema.slice(0, 54)}_appended`;
  const listening = connect && createListening(connect, channel);
  const close = async (): Promise<void> => {
    listening?.close();
    await pool?.end();
  };
  try {
    await (create ? migrate : requireStore)(query, schema, protocol);
  } catch (error) {
    await close();
    throw error;
  }
  return createMessageStore(
    createPostgresBackend(query, { schema: quoteName(schema), channel: notify ? channel : undefined, pollMilliseconds, listening, close }),
    options,
  );
}

/** Runs statements, retries those that the server aborted because of a conflict, and converts errors. */
export function createQuery(client: PostgresClient): Query {
  return async (text, values) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return (await client.query(text, values)).rows as readonly PostgresRow[];
      } catch (error) {
        if (!isRepeatable(error) || attempt === attempts) throw toStoreError(error);
      }
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * Math.random()));
    }
  };
}

/** A pool that the package opened itself. */
export interface OwnPool extends PostgresClient {
  readonly connect: () => Promise<ListeningClient>;
  readonly end: () => Promise<void>;
}

/** A pool for a `postgres://` URL. */
export async function createPool(url: string): Promise<OwnPool> {
  const { Pool } = await loadDriver();
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The pool replaces idle connections that break; without a listener the error would end the process.
  pool.on("error", () => undefined);
  return { query: (text, values) => pool.query(text, values), connect: () => pool.connect(), end: () => pool.end() };
}

interface Driver {
  readonly Pool: new (options: { readonly connectionString: string; readonly connectionTimeoutMillis: number }) => OwnPool & {
    on(event: "error", listener: () => void): unknown;
  };
}

async function loadDriver(): Promise<Driver> {
  try {
    // The name is a variable so that bundlers and the compiler do not resolve a module that may not be installed.
    const name = "pg";
    const loaded = (await import(/* @vite-ignore */ name)) as { readonly default: Driver };
    return loaded.default;
  } catch (cause) {
    throw new StoreError(
      "driver-missing",
      "A postgres:// address needs the package pg; run `npm install pg`. A store also takes a client instead of an address.",
      {
        cause,
      },
    );
  }
}
