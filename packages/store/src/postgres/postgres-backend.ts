// Stores rows in PostgreSQL, for any number of processes and machines. Every function is one statement, so each can use any connection of a pool.

import type { Batch, PruneQuery, StoreBackend, StoredRow, Written } from "../backend.js";
import { createSerialQueue } from "../serial-queue.js";
import type { PostgresRow, Query } from "./client.js";
import type { Listening } from "./listening.js";
import { isUnreachable } from "./postgres-errors.js";

export interface PostgresBackendOptions {
  /** Quoted for SQL. */
  readonly schema: string;
  /** Channel for notifications of appends; undefined for none. */
  readonly channel: string | undefined;
  readonly pollMilliseconds: number;
  readonly listening: Listening | undefined;
  readonly close: () => Promise<void>;
}

/** Notifications are lost when their connection breaks, so tails also poll while they listen. */
const pollWhileListening = 5000;

/** Creates the back end of a prepared schema. */
export function createPostgresBackend(query: Query, options: PostgresBackendOptions): StoreBackend {
  const { schema, channel, listening } = options;
  const queue = createSerialQueue();
  const locationId = `(SELECT id FROM ${schema}.locations WHERE name = $1)`;
  return {
    // One after the other for each location, so that appends that were not awaited keep their order and do not occupy connections while they wait.
    append: (batch) => queue.run(batch.location, () => append(query, schema, { ...batch, channel })),
    select: async ({ location, index, agentKeys, after, limit = null, newest }) => {
      const text = `SELECT found_position AS position, found_agent AS agent, found_body AS body FROM ${schema}.${index.name}($1, $2, $3, $4, $5)`;
      const rows = (await query(text, [location, agentKeys, after, limit, newest])).map(readRow);
      return newest ? rows.toReversed() : rows;
    },
    readAfter: async (location, position, most) => {
      const text = `SELECT position, agent, body FROM ${schema}.messages WHERE location = ${locationId} AND position > $2 ORDER BY position LIMIT $3`;
      return (await query(text, [location, position, most])).map(readRow);
    },
    lastPosition: async (location) => {
      const [row] = await query(`SELECT last FROM ${schema}.locations WHERE name = $1`, [location]);
      return Number(row?.["last"] ?? 0);
    },
    locations: async () => (await query(`SELECT name FROM ${schema}.locations WHERE count > 0`)).map(({ name }) => String(name)),
    count: async (location) => {
      const where = location === undefined ? "" : " WHERE name = $1";
      const [row] = await query(
        `SELECT coalesce(sum(count), 0) AS messages FROM ${schema}.locations${where}`,
        location === undefined ? [] : [location],
      );
      return Number(row?.["messages"]);
    },
    prune: (pruned) => prune(query, schema, pruned),
    close: options.close,
    pollMilliseconds: () => (listening?.isUp() ? pollWhileListening : options.pollMilliseconds),
    ...(listening && { onAppend: listening.onAppend }),
    isTransient: isUnreachable,
  };
}

function readRow({ position, agent, body }: PostgresRow): StoredRow {
  // The driver returns bigint as a string by default.
  return { position: Number(position), agentKey: agent as string | null, text: body as string };
}

async function append(query: Query, schema: string, batch: Batch & { readonly channel: string | undefined }): Promise<Written> {
  const { location, agentKey, appended, channel, rows } = batch;
  const single = rows.length === 1 ? rows[0] : undefined;
  const columns = single
    ? [single.id, single.type, single.time, single.text]
    : [rows.map(({ id }) => id), rows.map(({ type }) => type), rows.map(({ time }) => time), rows.map(({ text }) => text)];
  const call = `SELECT ${schema}.${single ? "append_one" : "append_batch"}($1, $2, $3, $4, $5, $6, $7, $8) AS written`;
  const [row] = await query(call, [location, agentKey, appended, channel ?? null, ...columns]);
  const written = JSON.parse(String(row?.["written"])) as {
    readonly positions?: readonly number[];
    readonly differs?: Readonly<Record<string, string>>;
  };
  if (written.positions !== undefined) return { kind: "written", positions: written.positions };
  return { kind: "differs", texts: new Map(Object.entries(written.differs ?? {}).map(([index, text]) => [Number(index), text])) };
}

async function prune(query: Query, schema: string, { location, before }: PruneQuery): Promise<number> {
  const names =
    location === undefined ? (await query(`SELECT name FROM ${schema}.locations WHERE count > 0`)).map(({ name }) => name) : [location];
  const old = before === undefined ? "" : " AND CASE WHEN m.time = '-infinity' THEN m.appended ELSE m.time END < $2";
  // The location is locked before its messages are deleted, as in append, so that its count stays correct.
  const text = `WITH place AS (SELECT id FROM ${schema}.locations WHERE name = $1 FOR UPDATE),
      gone AS (DELETE FROM ${schema}.messages AS m USING place WHERE m.location = place.id${old} RETURNING 1)
    UPDATE ${schema}.locations AS l SET count = l.count - (SELECT count(*) FROM gone) FROM place WHERE l.id = place.id
    RETURNING (SELECT count(*) FROM gone) AS removed`;
  let removed = 0;
  for (const name of names) {
    const [row] = await query(text, before === undefined ? [name] : [name, before]);
    removed += Number(row?.["removed"] ?? 0);
  }
  return removed;
}
