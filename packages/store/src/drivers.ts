// Connections to SQLite files and PostgreSQL servers, for other packages of Wirepact that keep tables of their own.

export { StoreError, type StoreErrorCode } from "./errors.js";
export { createListening, type Listening } from "./postgres/listening.js";
export { createPool, createQuery, type OwnPool } from "./postgres/open-postgres-store.js";
export { quoteName } from "./postgres/sql-text.js";
export { loadSqlite } from "./sqlite/driver.js";
export { attachedName, openSession, type SqliteSession } from "./sqlite/sqlite-session.js";
