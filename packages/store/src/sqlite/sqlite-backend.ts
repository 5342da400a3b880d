// Stores rows in a SQLite file that several processes may use at once. Only one writes at a time, so positions become visible in order.

import type { Batch, PruneQuery, Row, StoreBackend, StoredRow, Written } from "../backend.js";
import { createSerialQueue } from "../serial-queue.js";
import type { SqliteValue } from "./driver.js";
import type { SqliteSession } from "./sqlite-session.js";
import { selectView } from "./sqlite-view.js";

const pruneChunkSize = 5000;

/** Creates the back end of an open file. */
export function createSqliteBackend(session: SqliteSession, pollMilliseconds: number): StoreBackend {
  const { prepare, read, write } = session;
  const queue = createSerialQueue();
  const findLocation = (location: string): LocationRow | undefined =>
    prepare("SELECT id, last, time FROM locations WHERE name = ?").get(location) as LocationRow | undefined;
  return {
    append: (batch) => queue.run("", () => write(() => append(prepare, batch, findLocation(batch.location)))),
    select: (query) => read(() => selectView(prepare, query)),
    readAfter: (location, position, most) => read(() => readAfter(prepare, location, [position, most])),
    lastPosition: (location) => read(() => findLocation(location)?.last ?? 0),
    locations: () =>
      read(() => (prepare("SELECT name FROM locations WHERE count > 0").all() as { name: string }[]).map(({ name }) => name)),
    count: (location) => read(() => count(prepare, location)),
    prune: (query) => prune(session, query),
    close: async () => session.close(),
    pollMilliseconds: () => pollMilliseconds,
  };
}

interface LocationRow {
  readonly id: number;
  readonly last: number;
  readonly time: number;
}

function insertLocation(prepare: SqliteSession["prepare"], location: string): LocationRow {
  const sql = "INSERT INTO locations (name, last, count, time) VALUES (?, 0, 0, ?) RETURNING id, last, time";
  return prepare(sql).get(location, -Infinity) as LocationRow;
}

function append(prepare: SqliteSession["prepare"], { location, agentKey, rows, appended }: Batch, known: LocationRow | undefined): Written {
  const stored = known ?? insertLocation(prepare, location);
  const existing = known === undefined ? new Map<string, ExistingRow>() : findExisting(prepare, stored, rows);
  const texts = new Map<number, string>();
  for (const [index, { id, text }] of rows.entries()) {
    const found = id === null ? undefined : existing.get(id);
    if (found !== undefined && found.body !== text) texts.set(index, found.body);
  }
  if (texts.size > 0) return { kind: "differs", texts };
  const insert = prepare(
    "INSERT INTO messages (location, position, time, agent, type, id, appended, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  let { last, time } = stored;
  const positions = rows.map((row) => {
    const found = row.id === null ? undefined : existing.get(row.id);
    if (found !== undefined) return found.position;
    time = row.time ?? time;
    last += 1;
    insert.run(stored.id, last, time, agentKey, row.type, row.id, appended, row.text);
    return last;
  });
  prepare("UPDATE locations SET last = ?, count = count + ?, time = ? WHERE id = ?").run(last, last - stored.last, time, stored.id);
  return { kind: "written", positions };
}

interface ExistingRow {
  readonly position: number;
  readonly body: string;
}

function findExisting(prepare: SqliteSession["prepare"], location: LocationRow, rows: readonly Row[]): ReadonlyMap<string, ExistingRow> {
  const existing = new Map<string, ExistingRow>();
  for (const { id } of rows) {
    const row = id === null ? undefined : prepare("SELECT position, body FROM messages WHERE location = ? AND id = ?").get(location.id, id);
    if (id !== null && row !== undefined) existing.set(id, row as ExistingRow);
  }
  return existing;
}

function readAfter(prepare: SqliteSession["prepare"], location: string, [position, most]: readonly [number, number]): readonly StoredRow[] {
  const sql = `SELECT position, agent AS agentKey, body AS text FROM messages
    WHERE location = (SELECT id FROM locations WHERE name = ?) AND position > ? ORDER BY position LIMIT ?`;
  return prepare(sql).all(location, position, most) as StoredRow[];
}

function count(prepare: SqliteSession["prepare"], location: string | undefined): number {
  const sql = `SELECT coalesce(sum(count), 0) AS messages FROM locations${location === undefined ? "" : " WHERE name = ?"}`;
  const row = prepare(sql).get(...(location === undefined ? [] : [location])) as { readonly messages: number };
  return row.messages;
}

async function prune({ prepare, read, write }: SqliteSession, { location, before }: PruneQuery): Promise<number> {
  const sql = `SELECT id FROM locations WHERE count > 0${location === undefined ? "" : " AND name = ?"}`;
  const locations = (await read(() => prepare(sql).all(...(location === undefined ? [] : [location])))) as { readonly id: number }[];
  let removed = 0;
  for (const { id } of locations) {
    // In several transactions, so that other processes can write in between.
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after;
      const chunk: PrunedChunk = await write(() => pruneChunk(prepare, id, { from, before }));
      removed += chunk.removed;
      after = chunk.next;
    }
  }
  return removed;
}

interface PrunedChunk {
  readonly removed: number;
  /** The position after which the next chunk starts; undefined at the end. */
  readonly next: number | undefined;
}

function pruneChunk(
  prepare: SqliteSession["prepare"],
  location: number,
  { from, before }: { from: number; before: number | undefined },
): PrunedChunk {
  const edge = prepare(
    "SELECT max(position) AS edge FROM (SELECT position FROM messages WHERE location = ? AND position > ? ORDER BY position LIMIT ?)",
  );
  const { edge: to } = edge.get(location, from, pruneChunkSize) as { readonly edge: number | null };
  if (to === null) return { removed: 0, next: undefined };
  const old = before === undefined ? "" : " AND CASE WHEN time = -9e999 THEN appended ELSE time END < ?";
  const values: SqliteValue[] = [location, from, to, ...(before === undefined ? [] : [before])];
  const gone = prepare(`DELETE FROM messages WHERE location = ? AND position > ? AND position <= ?${old} RETURNING 1`).all(...values);
  prepare("UPDATE locations SET count = count - ? WHERE id = ?").run(gone.length, location);
  return { removed: gone.length, next: to };
}
