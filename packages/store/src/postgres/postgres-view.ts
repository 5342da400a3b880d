// Views of a PostgreSQL store as SQL. Each is written so that the index of the view gives the rows in order and a limit ends the scan.

import type { ViewQuery } from "../backend.js";
import { takeConditions } from "./postgres-schema.js";

/** The statement of a view with its values. */
export function writeViewQuery(query: ViewQuery, schema: string): { readonly text: string; readonly values: unknown[] } {
  const { agentKeys, index, limit = null, location, newest, since } = query;
  const descending = newest ? " DESC" : "";
  const place = `(SELECT id FROM ${schema}.locations WHERE name = $1)`;
  const conditions = [
    `m.location = ${place}`,
    ...takeConditions(index).map((condition) => `m.${condition}`),
    ...(since > 0 ? ["m.position > $3"] : []),
  ];
  const order = `m.time${descending}, m.position${descending}`;
  const sinceValues = since > 0 ? [since] : [];
  if (!index.byAgent || agentKeys.length === 1) {
    const byAgent = index.byAgent ? [`m.agent = $${sinceValues.length + 3}`] : [];
    const text = `SELECT m.position, m.agent, m.body FROM ${schema}.messages AS m
      WHERE ${[...conditions, ...byAgent].join(" AND ")} ORDER BY ${order} LIMIT $2`;
    return { text, values: [location, limit, ...sinceValues, ...agentKeys] };
  }
  // The inner query runs once for each agent and stops at the limit, so that agents with a long history cost no more than others.
  const text = `SELECT m.position, m.agent, m.body FROM (
      SELECT found.position FROM unnest($${sinceValues.length + 3}::text[]) AS wanted (agent)
      CROSS JOIN LATERAL (
        SELECT m.time, m.position FROM ${schema}.messages AS m
        WHERE ${[...conditions, 'm.agent = wanted.agent COLLATE "C"'].join(" AND ")} ORDER BY ${order} LIMIT $2
      ) AS found ORDER BY found.time${descending}, found.position${descending} LIMIT $2
    ) AS chosen JOIN ${schema}.messages AS m ON m.location = ${place} AND m.position = chosen.position ORDER BY ${order}`;
  return { text, values: [location, limit, ...sinceValues, agentKeys] };
}
