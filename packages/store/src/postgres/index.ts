// Entry point of the PostgreSQL back end: `@wirepact/store/postgres`.

export type { ListeningClient, PostgresClient } from "./client.js";
export { openPostgresStore, type PostgresOptions } from "./open-postgres-store.js";
