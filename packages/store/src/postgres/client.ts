// The interface that the PostgreSQL back end needs of a driver: that of pools and clients of `pg`, or anything with such a `query`.

/** Runs one statement with values for $1, $2 and so on. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly object[] }>;
}

/** A connection that receives notifications: a `pg` client, or one from a pool. */
export interface ListeningClient extends PostgresClient {
  on(event: "notification", listener: (notification: { readonly payload?: string | undefined }) => void): unknown;
  on(event: "error" | "end", listener: () => void): unknown;
  /** Returns the connection to its pool, or closes it. */
  release?(destroy?: boolean): void;
}

export type PostgresRow = Readonly<Record<string, unknown>>;

/** Runs a statement and returns its rows. */
export type Query = (text: string, values?: unknown[]) => Promise<readonly PostgresRow[]>;
