// Keeps rows in the memory of one process. Holds the JSON texts, as databases do, so that nobody can change a stored message from outside.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { Batch, PruneQuery, StoreBackend, StoredRow, ViewQuery, Written } from "../backend.js";
import { indexTakes, listViewIndexes, type ViewIndex } from "../view-index.js";
import { insertInOrder, selectFrom, type TimedRow } from "./ordered-rows.js";

interface Place {
  last: number;
  time: number;
  rows: MemoryRow[];
  readonly ids: Map<string, MemoryRow>;
  /** Rows of each index in its order, by the index's name and, where it is by agent, the agent. */
  readonly ordered: Map<string, MemoryRow[]>;
}

interface MemoryRow extends StoredRow, TimedRow {
  readonly id: string | null;
  readonly type: string;
  readonly appended: number;
}

/** Makes an empty back end for a protocol's views. */
export function createMemoryBackend(protocol: ProtocolDescriptor): StoreBackend {
  const indexes = listViewIndexes(protocol);
  const places = new Map<string, Place>();
  return {
    append: async (batch) => append(places, indexes, batch),
    select: async (query) => select(places.get(query.location), query),
    readAfter: async (location, position, most) => {
      const rows = places.get(location)?.rows ?? [];
      const first = firstAfter(rows, position);
      return rows.slice(first, first + most);
    },
    lastPosition: async (location) => places.get(location)?.last ?? 0,
    locations: async () => [...places].filter(([, { rows }]) => rows.length > 0).map(([location]) => location),
    count: async (location) => {
      const counted = location === undefined ? [...places.values()] : [places.get(location)];
      return counted.reduce((sum, place) => sum + (place?.rows.length ?? 0), 0);
    },
    prune: async (query) => prune(places, query),
    close: async () => places.clear(),
    pollMilliseconds: () => undefined,
  };
}

function append(places: Map<string, Place>, indexes: readonly ViewIndex[], { location, agentKey, rows, appended }: Batch): Written {
  const place: Place = places.get(location) ?? { last: 0, time: -Infinity, rows: [], ids: new Map(), ordered: new Map() };
  const texts = new Map<number, string>();
  for (const [index, { id, text }] of rows.entries()) {
    const known = id === null ? undefined : place.ids.get(id);
    if (known !== undefined && known.text !== text) texts.set(index, known.text);
  }
  if (texts.size > 0) return { kind: "differs", texts };
  places.set(location, place);
  const positions = rows.map(({ id, type, time, text }) => {
    const known = id === null ? undefined : place.ids.get(id);
    if (known !== undefined) return known.position;
    place.time = time ?? place.time;
    place.last += 1;
    const row: MemoryRow = { position: place.last, agentKey, text, id, type, time: place.time, appended };
    place.rows.push(row);
    if (id !== null) place.ids.set(id, row);
    for (const index of indexes) if (indexTakes(index, type)) addToIndex(place, index, row);
    return row.position;
  });
  return { kind: "written", positions };
}

function addToIndex(place: Place, index: ViewIndex, row: MemoryRow): void {
  if (index.byAgent && row.agentKey === null) return;
  const key = keyOf(index, row.agentKey ?? "");
  const rows = place.ordered.get(key);
  if (rows === undefined) place.ordered.set(key, [row]);
  else insertInOrder(rows, row);
}

const keyOf = ({ name, byAgent }: ViewIndex, agentKey: string): string => (byAgent ? `${name} ${agentKey}` : name);

function select(place: Place | undefined, query: ViewQuery): readonly StoredRow[] {
  if (place === undefined) return [];
  const keys = query.index.byAgent ? query.agentKeys.map((agentKey) => keyOf(query.index, agentKey)) : [keyOf(query.index, "")];
  return selectFrom(
    keys.map((key) => place.ordered.get(key) ?? []),
    query,
  );
}

/** Index of the first row after a position; rows are in the order of positions. */
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

function prune(places: Map<string, Place>, { location, before = Infinity }: PruneQuery): number {
  const pruned = location === undefined ? [...places.values()] : [places.get(location)];
  const isOld = ({ time, appended }: MemoryRow): boolean => (time === -Infinity ? appended : time) < before;
  let removed = 0;
  for (const place of pruned) {
    if (place === undefined) continue;
    const kept = place.rows.filter((row) => !isOld(row));
    removed += place.rows.length - kept.length;
    for (const row of place.rows) if (row.id !== null && isOld(row)) place.ids.delete(row.id);
    place.rows = kept;
    for (const [key, rows] of place.ordered) {
      place.ordered.set(
        key,
        rows.filter((row) => !isOld(row)),
      );
    }
  }
  return removed;
}
