// Stores rows in memory, with messages as JSON text, so that callers cannot change stored messages.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { Batch, PruneQuery, StoreBackend, StoredRow, ViewQuery, Written } from "../backend.js";
import { indexIncludes, listViewIndexes, type ViewIndex } from "../view-index.js";
import { insertInOrder, selectFrom, type TimedRow } from "./ordered-rows.js";

interface MemoryLocation {
  last: number;
  time: number;
  rows: MemoryRow[];
  readonly ids: Map<string, MemoryRow>;
  /** Rows of each index in its order, by the name of the index and, where it is by agent, the agent key. */
  readonly ordered: Map<string, MemoryRow[]>;
}

interface MemoryRow extends StoredRow, TimedRow {
  readonly id: string | null;
  readonly type: string;
  readonly appended: number;
}

/** Creates an empty back end for the views of a protocol. */
export function createMemoryBackend(protocol: ProtocolDescriptor): StoreBackend {
  const indexes = listViewIndexes(protocol);
  const locations = new Map<string, MemoryLocation>();
  return {
    append: async (batch) => append(locations, indexes, batch),
    select: async (query) => select(locations.get(query.location), query),
    readAfter: async (location, position, most) => {
      const rows = locations.get(location)?.rows ?? [];
      const first = firstAfter(rows, position);
      return rows.slice(first, first + most);
    },
    lastPosition: async (location) => locations.get(location)?.last ?? 0,
    locations: async () => [...locations].filter(([, { rows }]) => rows.length > 0).map(([location]) => location),
    count: async (location) => {
      const counted = location === undefined ? [...locations.values()] : [locations.get(location)];
      return counted.reduce((sum, stored) => sum + (stored?.rows.length ?? 0), 0);
    },
    prune: async (query) => prune(locations, query),
    close: async () => locations.clear(),
    pollMilliseconds: () => undefined,
  };
}

function append(
  locations: Map<string, MemoryLocation>,
  indexes: readonly ViewIndex[],
  { location, agentKey, rows, appended }: Batch,
): Written {
  const stored: MemoryLocation = locations.get(location) ?? { last: 0, time: -Infinity, rows: [], ids: new Map(), ordered: new Map() };
  const texts = new Map<number, string>();
  for (const [index, { id, text }] of rows.entries()) {
    const known = id === null ? undefined : stored.ids.get(id);
    if (known !== undefined && known.text !== text) texts.set(index, known.text);
  }
  if (texts.size > 0) return { kind: "differs", texts };
  locations.set(location, stored);
  const positions = rows.map(({ id, type, time, text }) => {
    const known = id === null ? undefined : stored.ids.get(id);
    if (known !== undefined) return known.position;
    stored.time = time ?? stored.time;
    stored.last += 1;
    const row: MemoryRow = { position: stored.last, agentKey, text, id, type, time: stored.time, appended };
    stored.rows.push(row);
    if (id !== null) stored.ids.set(id, row);
    for (const index of indexes) if (indexIncludes(index, type)) addToIndex(stored, index, row);
    return row.position;
  });
  return { kind: "written", positions };
}

function addToIndex(stored: MemoryLocation, index: ViewIndex, row: MemoryRow): void {
  if (index.byAgent && row.agentKey === null) return;
  const key = keyOf(index, row.agentKey ?? "");
  const rows = stored.ordered.get(key);
  if (rows === undefined) stored.ordered.set(key, [row]);
  else insertInOrder(rows, row);
}

const keyOf = ({ name, byAgent }: ViewIndex, agentKey: string): string => (byAgent ? `${name} ${agentKey}` : name);

function select(stored: MemoryLocation | undefined, query: ViewQuery): readonly StoredRow[] {
  if (stored === undefined) return [];
  const keys = query.index.byAgent ? query.agentKeys.map((agentKey) => keyOf(query.index, agentKey)) : [keyOf(query.index, "")];
  return selectFrom(
    keys.map((key) => stored.ordered.get(key) ?? []),
    query,
  );
}

/** Index of the first row after a position; rows are sorted by position. */
function firstAfter(rows: readonly MemoryRow[], position: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.position ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function prune(locations: Map<string, MemoryLocation>, { location, before = Infinity }: PruneQuery): number {
  const pruned = location === undefined ? [...locations.values()] : [locations.get(location)];
  const isOld = ({ time, appended }: MemoryRow): boolean => (time === -Infinity ? appended : time) < before;
  let removed = 0;
  for (const stored of pruned) {
    if (stored === undefined) continue;
    const kept = stored.rows.filter((row) => !isOld(row));
    removed += stored.rows.length - kept.length;
    for (const row of stored.rows) if (row.id !== null && isOld(row)) stored.ids.delete(row.id);
    stored.rows = kept;
    for (const [key, rows] of stored.ordered) {
      stored.ordered.set(
        key,
        rows.filter((row) => !isOld(row)),
      );
    }
  }
  return removed;
}
