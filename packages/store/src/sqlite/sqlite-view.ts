// Views of a SQLite store. Every query names the index it uses, so that a view can never turn into a scan of the table.

import type { StoredRow, ViewQuery } from "../backend.js";
import type { SqliteStatement, SqliteValue } from "./driver.js";
import { positionIndex, takeConditions } from "./sqlite-schema.js";

/** With fewer messages than this after `since`, reading those and sorting them is quicker than filtering the whole view. */
const fewMessages = 10_000;

/** The rows of a view. */
export function selectView(prepare: (sql: string) => SqliteStatement, query: ViewQuery): readonly StoredRow[] {
  const place = prepare("SELECT id, last FROM locations WHERE name = ?").get(query.location) as
    { readonly id: number; readonly last: number } | undefined;
  if (place === undefined) return [];
  const { sql, values } = writeViewQuery(query, place);
  const rows = prepare(sql).all(...values) as StoredRow[];
  return query.newest ? rows.toReversed() : rows;
}

interface ViewStatement {
  readonly sql: string;
  readonly values: SqliteValue[];
}

/** A query with its values, exported for tests that ask SQLite how it runs it. */
export function writeViewQuery(query: ViewQuery, place: { readonly id: number; readonly last: number }): ViewStatement {
  const { agentKeys, index, newest, since } = query;
  const limit = query.limit ?? -1;
  const order = newest ? "time DESC, position DESC" : "time, position";
  const source = since > 0 && place.last - since < fewMessages ? positionIndex : index.name;
  const conditions = ["location = ?", ...takeConditions(index), ...(since > 0 ? ["position > ?"] : [])].join(" AND ");
  const given = [place.id, ...(since > 0 ? [since] : [])];
  const columns = "position, agent AS agentKey, body AS text";
  if (!index.byAgent || agentKeys.length === 1) {
    const byAgent = index.byAgent ? " AND agent = ?" : "";
    const sql = `SELECT ${columns} FROM messages INDEXED BY ${source} WHERE ${conditions}${byAgent} ORDER BY ${order} LIMIT ?`;
    return { sql, values: [...given, ...agentKeys, limit] };
  }
  // The inner query runs once for each agent and stops at the limit, so that agents with a long history cost no more than others.
  const inner = `SELECT number FROM messages INDEXED BY ${source} WHERE ${conditions} AND agent = wanted.value ORDER BY ${order} LIMIT ?`;
  const keys = `SELECT messages.number FROM json_each(?) AS wanted CROSS JOIN messages WHERE messages.number IN (${inner}) ORDER BY ${order} LIMIT ?`;
  const sql = `SELECT ${columns} FROM messages WHERE number IN (${keys}) ORDER BY ${order}`;
  return { sql, values: [JSON.stringify(agentKeys), ...given, limit, limit] };
}
