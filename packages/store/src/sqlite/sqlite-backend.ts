// Keeps rows in a SQLite file that several processes may use at once. Writers take turns, so positions become visible in order.

import type { Batch, PruneQuery, Row, StoreBackend, StoredRow, Written } from "../backend.js";
import { createSerialQueue } from "../serial-queue.js";
import type { SqliteValue } from "./driver.js";
import type { SqliteSession } from "./sqlite-session.js";
import { selectView } from "./sqlite-view.js";

const prunedAtOnce = 5000;

/** Makes the back end of an open file. */
export function createSqliteBackend(session: SqliteSession, pollMilliseconds: number): StoreBackend {
  const { prepare, read, write } = session;
  const queue = createSerialQueue();
  const placeOf = (location: string): Place | undefined =>
    prepare("SELECT id, last, time FROM locations WHERE name = ?").get(location) as Place | undefined;
  return {
    append: (batch) => queue.run("", () => write(() => append(prepare, batch, placeOf(batch.location)))),
    select: (query) => read(() => selectView(prepare, query)),
    readAfter: (location, position, most) => read(() => readAfter(prepare, location, [position, most])),
    lastPosition: (location) => read(() => placeOf(location)?.last ?? 0),
    locations: () =>
      read(() => (prepare("SELECT name FROM locations WHERE count > 0").all() as { name: string }[]).map(({ name }) => name)),
    count: (location) => read(() => count(prepare, location)),
    prune: (query) => prune(session, query),
    close: async () => session.close(),
    pollMilliseconds: () => pollMilliseconds,
  };
}

interface Place {
  readonly id: number;
  readonly last: number;
  readonly time: number;
}

function createPlace(prepare: SqliteSession["prepare"], location: string): Place {
  const sql = "INSERT INTO locations (name, last, count, time) VALUES (?, 0, 0, ?) RETURNING id, last, time";
  return prepare(sql).get(location, -Infinity) as Place;
}

function append(prepare: SqliteSession["prepare"], { location, agentKey, rows, appended }: Batch, known: Place | undefined): Written {
  const place = known ?? createPlace(prepare, location);
  const earlier = known === undefined ? new Map<string, Earlier>() : findEarlier(prepare, place, rows);
  const texts = new Map<number, string>();
  for (const [index, { id, text }] of rows.entries()) {
    const stored = id === null ? undefined : earlier.get(id);
    if (stored !== undefined && stored.body !== text) texts.set(index, stored.body);
  }
  if (texts.size > 0) return { kind: "differs", texts };
  const insert = prepare(
    "INSERT INTO messages (location, position, time, agent, type, id, appended, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  let { last, time } = place;
  const positions = rows.map((row) => {
    const stored = row.id === null ? undefined : earlier.get(row.id);
    if (stored !== undefined) return stored.position;
    time = row.time ?? time;
    last += 1;
    insert.run(place.id, last, time, agentKey, row.type, row.id, appended, row.text);
    return last;
  });
  prepare("UPDATE locations SET last = ?, count = count + ?, time = ? WHERE id = ?").run(last, last - place.last, time, place.id);
  return { kind: "written", positions };
}

interface Earlier {
  readonly position: number;
  readonly body: string;
}

function findEarlier(prepare: SqliteSession["prepare"], place: Place, rows: readonly Row[]): ReadonlyMap<string, Earlier> {
  const earlier = new Map<string, Earlier>();
  for (const { id } of rows) {
    const row = id === null ? undefined : prepare("SELECT position, body FROM messages WHERE location = ? AND id = ?").get(place.id, id);
    if (id !== null && row !== undefined) earlier.set(id, row as Earlier);
  }
  return earlier;
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
  const places = (await read(() => prepare(sql).all(...(location === undefined ? [] : [location])))) as { readonly id: number }[];
  let removed = 0;
  for (const { id } of places) {
    // In pieces, so that writers of other processes get their turn in between.
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after;
      const piece: PrunedPiece = await write(() => prunePiece(prepare, id, { from, before }));
      removed += piece.removed;
      after = piece.next;
    }
  }
  return removed;
}

interface PrunedPiece {
  readonly removed: number;
  /** Where the next piece begins; undefined at the end. */
  readonly next: number | undefined;
}

function prunePiece(
  prepare: SqliteSession["prepare"],
  place: number,
  { from, before }: { from: number; before: number | undefined },
): PrunedPiece {
  const edge = prepare(
    "SELECT max(position) AS edge FROM (SELECT position FROM messages WHERE location = ? AND position > ? ORDER BY position LIMIT ?)",
  );
  const { edge: to } = edge.get(place, from, prunedAtOnce) as { readonly edge: number | null };
  if (to === null) return { removed: 0, next: undefined };
  const old = before === undefined ? "" : " AND CASE WHEN time = -9e999 THEN appended ELSE time END < ?";
  const values: SqliteValue[] = [place, from, to, ...(before === undefined ? [] : [before])];
  const gone = prepare(`DELETE FROM messages WHERE location = ? AND position > ? AND position <= ?${old} RETURNING 1`).all(...values);
  prepare("UPDATE locations SET count = count - ? WHERE id = ?").run(gone.length, place);
  return { removed: gone.length, next: to };
}
