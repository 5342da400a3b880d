// Entry point of the SQLite back end: `@wirepact/store/sqlite`.

export { openSqliteStore, type SqliteOptions } from "./open-sqlite-store.js";
