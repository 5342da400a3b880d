// What a back end has to do. It gets input that was checked already and texts it need not understand; judging messages, tailing and
// naming views is the business of `create-message-store.ts`.

import type { ViewIndex } from "./view-index.js";

/** A message ready to be written. */
export interface Row {
  /** Makes writing idempotent: a location holds an id once. */
  readonly id: string | null;
  readonly type: string;
  /** Seconds since 1970; a message without takes the sort time of the one before it. */
  readonly time: number | null;
  /** The message as JSON. */
  readonly text: string;
}

/** Rows that are written together or not at all; no id occurs twice. */
export interface Batch {
  readonly location: string;
  readonly agentKey: string | null;
  readonly rows: readonly Row[];
  /** Seconds since 1970. */
  readonly appended: number;
}

/** Positions in the order of the rows; or, when ids are taken by rows with other texts, those texts by row, and nothing written. */
export type Written =
  | { readonly kind: "written"; readonly positions: readonly number[] }
  | { readonly kind: "differs"; readonly texts: ReadonlyMap<number, string> };

/** A message as it is stored. */
export interface StoredRow {
  readonly position: number;
  readonly agentKey: string | null;
  readonly text: string;
}

/** Which rows a view gives, oldest first by sort time, ties by position. */
export interface ViewQuery {
  readonly location: string;
  readonly index: ViewIndex;
  /** Given exactly when the index is by agent; no key occurs twice. */
  readonly agentKeys: readonly string[];
  /** Most rows; undefined for all. */
  readonly limit: number | undefined;
  /** Whether the limit keeps the newest rows instead of the oldest. */
  readonly newest: boolean;
  /** Only rows after this position. */
  readonly since: number;
}

/** Which rows to forget: of one location or of all, and only those older than a time or all. */
export interface PruneQuery {
  readonly location: string | undefined;
  readonly before: number | undefined;
}

/** A place where messages are kept. Positions count up from 1 in each location and become visible in that order. */
export interface StoreBackend {
  readonly append: (batch: Batch) => Promise<Written>;
  readonly select: (query: ViewQuery) => Promise<readonly StoredRow[]>;
  /** Rows after a position, in the order of positions. */
  readonly readAfter: (location: string, position: number, most: number) => Promise<readonly StoredRow[]>;
  /** The highest position ever given in a location, 0 when there is none. */
  readonly lastPosition: (location: string) => Promise<number>;
  /** Locations that hold messages. */
  readonly locations: () => Promise<readonly string[]>;
  readonly count: (location: string | undefined) => Promise<number>;
  readonly prune: (query: PruneQuery) => Promise<number>;
  readonly close: () => Promise<void>;
  /** How long a tail may wait before it looks again, as things stand; undefined when nobody else can write. */
  readonly pollMilliseconds: () => number | undefined;
  /** Tells of rows that others wrote, with the location where it is known; asked for with the first tail. A hint: missing one only costs a poll. */
  readonly onAppend?: (listener: (location: string | undefined) => void) => void;
  /** Whether a tail should wait and try again after this error. */
  readonly isTransient?: (error: unknown) => boolean;
}
