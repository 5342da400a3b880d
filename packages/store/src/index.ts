// Entry point of the package. Back ends with a driver are loaded when a store is opened, not when this is imported.

export type { UnreadLine } from "./transfer.js";
export { StoreError, type StoreErrorCode } from "./errors.js";
export type {
  AnyMessage,
  AppendOptions,
  Check,
  MessageStore,
  Page,
  ProtocolPackage,
  PruneOptions,
  StoredEntry,
  StoreFunctions,
  StoreOf,
  StoreOptions,
  Tail,
  TailOptions,
} from "./message-store.js";
export type { Batch, PruneQuery, Row, StoreBackend, StoredRow, ViewQuery, Written } from "./backend.js";
export { createMessageStore } from "./create-message-store.js";
export { createMemoryStore } from "./memory/create-memory-store.js";
export { openPostgresStore, openSqliteStore, openStore } from "./open-store.js";
export type { ListeningClient, PostgresClient, PostgresOptions } from "./postgres/index.js";
export type { SqliteOptions } from "./sqlite/index.js";
export { createHistory, type History, type HistoryOptions, type HistoryRequest, type HistoryRole } from "./history.js";
export type { HistoryLayout } from "./history-layout.js";
export { audit, type AuditOptions } from "./audit.js";
export { auditProtocol } from "./audit-protocol.js";
export { exportEntries, importLines, type ExportedEntry, type ImportOptions, type ImportState } from "./transfer.js";
