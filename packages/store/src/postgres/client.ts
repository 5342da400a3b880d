// What the PostgreSQL back end needs of a driver. Pools and clients of `pg` fit, and so does anything else with such a `query`.

/** Runs one statement with values for $1, $2 and so on. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly object[] }>;
}

/** A connection of its own that hears of notifications: a `pg` client, or one taken from a pool. */
export interface ListeningClient extends PostgresClient {
  on(event: "notification", listener: (notification: { readonly payload?: string | undefined }) => void): unknown;
  on(event: "error" | "end", listener: () => void): unknown;
  /** Gives the connection back to its pool, or closes it. */
  release?(destroy?: boolean): void;
}

export type PostgresRow = Readonly<Record<string, unknown>>;

/** Runs a statement and gives its rows. */
export type Query = (text: string, values?: unknown[]) => Promise<readonly PostgresRow[]>;
