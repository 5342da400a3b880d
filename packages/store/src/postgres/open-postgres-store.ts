// Opens a store in PostgreSQL over a client of the caller's, or over a pool of its own when given an address.

import type { ProtocolDescriptor } from "@wirepact/core";
import { createMessageStore } from "../create-message-store.js";
import { StoreError } from "../errors.js";
import type { AnyMessage, MessageStore, ProtocolPackage, StoreOptions } from "../message-store.js";
import type { ListeningClient, PostgresClient, PostgresRow, Query } from "./client.js";
import { prepareListening } from "./listening.js";
import { createPostgresBackend } from "./postgres-backend.js";
import { isRepeatable, toStoreError } from "./postgres-errors.js";
import { checkSchema, defaultSchema, migrate } from "./postgres-schema.js";
import { quoteName } from "./sql-text.js";

export interface PostgresOptions extends StoreOptions {
  /** Where the tables live; `wirepact_` and the name of the protocol unless given. One protocol for each schema. */
  readonly schema?: string;
  /** Gives a connection of its own for LISTEN, such as `() => pool.connect()`; called again when the connection is lost. Without it tails poll. */
  readonly listen?: () => Promise<ListeningClient>;
  /** False when nobody listens: writers then save the notification. */
  readonly notify?: boolean;
}

const attempts = 10;

/**
 * Opens the store that a client reaches: a pool or a client of `pg`, anything with such a `query`, or the address of a server
 * (`postgres://user@host/database`), for which `pg` must be installed. A client that was given is not closed with the store.
 */
export async function openPostgresStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  client: PostgresClient | string,
  options: ProtocolPackage<M, P> & PostgresOptions,
): Promise<MessageStore<M, P>> {
  const { protocol, pollMilliseconds = 200, notify = true } = options;
  const schema = checkSchema(options.schema ?? defaultSchema(protocol));
  const pool = typeof client === "string" ? await createPool(client) : undefined;
  const query = createQuery(pool ?? (client as PostgresClient));
  const connect = options.listen ?? pool?.connect;
  const channel = `${schema.slice(0, 54)}_appended`;
  const listening = connect && prepareListening(connect, channel);
  const close = async (): Promise<void> => {
    listening?.close();
    await pool?.end();
  };
  try {
    await migrate(query, schema, protocol);
  } catch (error) {
    await close();
    throw error;
  }
  return createMessageStore(
    createPostgresBackend(query, { schema: quoteName(schema), channel: notify ? channel : undefined, pollMilliseconds, listening, close }),
    options,
  );
}

/** Runs statements, again where the server says that it had to give one up, and words errors for people. */
function createQuery(client: PostgresClient): Query {
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

interface OwnPool extends PostgresClient {
  readonly connect: () => Promise<ListeningClient>;
  readonly end: () => Promise<void>;
}

async function createPool(address: string): Promise<OwnPool> {
  const { Pool } = await loadDriver();
  const pool = new Pool({ connectionString: address, connectionTimeoutMillis: 10_000 });
  // Idle connections that break are replaced; without a listener the error would end the process.
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
    // The name is a variable so that neither bundlers nor the compiler look for a module that may not be there.
    const name = "pg";
    const loaded = (await import(/* @vite-ignore */ name)) as { readonly default: Driver };
    return loaded.default;
  } catch (cause) {
    throw new StoreError(
      "driver-missing",
      "The address of a PostgreSQL server needs the package pg; run `npm install pg`, or give a client.",
      { cause },
    );
  }
}
