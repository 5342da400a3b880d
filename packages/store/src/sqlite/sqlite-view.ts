// Reads views from SQLite. Every query names its index, so that a view is never a table scan.

import type { StoredRow, ViewQuery } from "../backend.js";
import type { SqliteStatement, SqliteValue } from "./driver.js";
import { positionIndex, typeConditions } from "./sqlite-schema.js";

/** With fewer messages than this after the position, reading and sorting those is faster than filtering the whole view. */
const fewMessages = 10_000;

/** The rows of a view. */
export function selectView(prepare: (sql: string) => SqliteStatement, query: ViewQuery): readonly StoredRow[] {
  const found = prepare("SELECT id, last FROM locations WHERE name = ?").get(query.location) as
    { readonly id: number; readonly last: number } | undefined;
  if (found === undefined) return [];
  const { sql, values } = writeViewQuery(query, found);
  const rows = prepare(sql).all(...values) as StoredRow[];
  return query.newest ? rows.toReversed() : rows;
}

interface ViewStatement {
  readonly sql: string;
  readonly values: SqliteValue[];
}

/** A query with its values. Exported for tests of the query plan. */
export function writeViewQuery(query: ViewQuery, location: { readonly id: number; readonly last: number }): ViewStatement {
  const { agentKeys, index, newest, after } = query;
  const limit = query.limit ?? -1;
  const order = newest ? "time DESC, position DESC" : "time, position";
  const source = after > 0 && location.last - after < fewMessages ? positionIndex : index.name;
  const conditions = ["location = ?", ...typeConditions(index), ...(after > 0 ? ["position > ?"] : [])].join(" AND ");
  const given = [location.id, ...(after > 0 ? [after] : [])];
  const columns = "position, agent AS agentKey, body AS text";
  if (!index.byAgent || agentKeys.length === 1) {
    const byAgent = index.byAgent ? " AND agent = ?" : "";
    const sql = `SELECT ${columns} FROM messages INDEXED BY ${source} WHERE ${conditions}${byAgent} ORDER BY ${order} LIMIT ?`;
    return { sql, values: [...given, ...agentKeys, limit] };
  }
  // The inner query runs once for each agent and stops at the limit, so that the cost does not depend on the number of messages.
  const inner = `SELECT number FROM messages INDEXED BY ${source} WHERE ${conditions} AND agent = wanted.value ORDER BY ${order} LIMIT ?`;
  const keys = `SELECT messages.number FROM json_each(?) AS wanted CROSS JOIN messages WHERE messages.number IN (${inner}) ORDER BY ${order} LIMIT ?`;
  const sql = `SELECT ${columns} FROM messages WHERE number IN (${keys}) ORDER BY ${order}`;
  return { sql, values: [JSON.stringify(agentKeys), ...given, limit, limit] };
}
