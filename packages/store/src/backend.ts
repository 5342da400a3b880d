// The interface of a back end. It gets checked input and messages as JSON text; validation, tails and view names are in
// `create-message-store.ts`.

import type { ViewIndex } from "./view-index.js";

/** A message ready to be written. */
export interface Row {
  /** Makes writing idempotent: an ID is unique in a location. */
  readonly id: string | null;
  readonly type: string;
  /** Seconds since 1970; a message without a time sorts with the message before it. */
  readonly time: number | null;
  /** The message as JSON. */
  readonly text: string;
}

/** Rows that are written atomically; ids are unique. */
export interface Batch {
  readonly location: string;
  readonly agentKey: string | null;
  readonly rows: readonly Row[];
  /** Seconds since 1970. */
  readonly appended: number;
}

/** The positions in row order; or, when stored rows have the same IDs and other texts, those texts by row index, and nothing is written. */
export type Written =
  | { readonly kind: "written"; readonly positions: readonly number[] }
  | { readonly kind: "differs"; readonly texts: ReadonlyMap<number, string> };

/** A stored message. */
export interface StoredRow {
  readonly position: number;
  readonly agentKey: string | null;
  readonly text: string;
}

/** Selects the rows of a view, sorted by time, then by position. */
export interface ViewQuery {
  readonly location: string;
  readonly index: ViewIndex;
  /** Empty unless the index is by agent; unique. */
  readonly agentKeys: readonly string[];
  /** Maximum number of rows; undefined for all. */
  readonly limit: number | undefined;
  /** Whether the limit selects the newest rows instead of the oldest. */
  readonly newest: boolean;
  /** Only rows after this position. */
  readonly after: number;
}

/** Selects the rows to delete: in one location or in all, only those older than a time or all. */
export interface PruneQuery {
  readonly location: string | undefined;
  readonly before: number | undefined;
}

/** Stores messages. Positions count up from 1 in each location and become visible in that order. */
export interface StoreBackend {
  readonly append: (batch: Batch) => Promise<Written>;
  readonly select: (query: ViewQuery) => Promise<readonly StoredRow[]>;
  /** Rows after a position, in the order of positions. */
  readonly readAfter: (location: string, position: number, most: number) => Promise<readonly StoredRow[]>;
  /** The highest position ever assigned in a location, 0 when there is none. */
  readonly lastPosition: (location: string) => Promise<number>;
  /** Locations with messages. */
  readonly locations: () => Promise<readonly string[]>;
  readonly count: (location: string | undefined) => Promise<number>;
  readonly prune: (query: PruneQuery) => Promise<number>;
  readonly close: () => Promise<void>;
  /** The current polling interval of tails; undefined when no other process can write. */
  readonly pollMilliseconds: () => number | undefined;
  /** Calls the listener when other processes have written, with the location if it is known. Called with the first tail. A missed call only costs a poll. */
  readonly onAppend?: (listener: (location: string | undefined) => void) => void;
  /** Whether a tail should retry after this error. */
  readonly isTransient?: (error: unknown) => boolean;
}
