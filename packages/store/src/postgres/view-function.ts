// Views as functions in the database, one for each index. A function can make the planner read the rows in index order, even before the table
// has been analyzed, and its plan is cached.

import { type ViewIndex } from "../view-index.js";
import { typeConditions } from "./sql-text.js";

/** With fewer messages than this after the position, reading and sorting those is faster than filtering the whole view. */
const fewMessages = 10_000;

/** The statement that creates the function of an index, under the name of the index. */
export function writeViewFunction(index: ViewIndex, schema: string): string {
  return `
  CREATE OR REPLACE FUNCTION ${schema}.${index.name}(given_location text, agents text[], after_position bigint, most bigint, newest boolean)
    RETURNS TABLE (found_position bigint, found_agent text, found_body text)
    LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET jit = off AS $view$
  DECLARE
    place integer;
    last_position bigint;
  BEGIN
    SELECT l.id, l.last INTO place, last_position FROM ${schema}.locations AS l WHERE l.name = given_location;
    IF place IS NULL THEN RETURN; END IF;
    IF after_position > 0 AND last_position - after_position < ${fewMessages} THEN
      IF newest THEN RETURN QUERY ${writeRecentQuery(index, schema, " DESC")};
      ELSE RETURN QUERY ${writeRecentQuery(index, schema, "")}; END IF;
    ELSIF cardinality(agents) > 1 THEN
      IF newest THEN RETURN QUERY ${writeTeamQuery(index, schema, " DESC")};
      ELSE RETURN QUERY ${writeTeamQuery(index, schema, "")}; END IF;
    ELSIF newest THEN RETURN QUERY ${writeViewQuery(index, schema, " DESC")};
    ELSE RETURN QUERY ${writeViewQuery(index, schema, "")}; END IF;
  END $view$;`;
}

type Direction = "" | " DESC";

function writeConditions(index: ViewIndex, agent: string): string {
  return [
    "m.location = place",
    "m.position > after_position",
    ...typeConditions(index, "m."),
    ...(index.byAgent ? [`m.agent = ${agent}`] : []),
  ].join(" AND ");
}

function writeViewQuery(index: ViewIndex, schema: string, direction: Direction): string {
  return `SELECT m.position, m.agent, m.body FROM ${schema}.messages AS m
      WHERE ${writeConditions(index, "agents[1]")} ORDER BY m.time${direction}, m.position${direction} LIMIT most`;
}

/** The inner query runs once for each agent and stops at the limit, so that the cost does not depend on the number of messages. */
function writeTeamQuery(index: ViewIndex, schema: string, direction: Direction): string {
  const order = `m.time${direction}, m.position${direction}`;
  return `SELECT m.position, m.agent, m.body FROM (
      SELECT found.position FROM unnest(agents) AS wanted (agent) CROSS JOIN LATERAL (
        SELECT m.time, m.position FROM ${schema}.messages AS m
        WHERE ${writeConditions(index, 'wanted.agent COLLATE "C"')} ORDER BY ${order} LIMIT most
      ) AS found ORDER BY found.time${direction}, found.position${direction} LIMIT most
    ) AS chosen JOIN ${schema}.messages AS m ON m.location = place AND m.position = chosen.position ORDER BY ${order}`;
}

function writeRecentQuery(index: ViewIndex, schema: string, direction: Direction): string {
  const conditions = [...typeConditions(index, "m."), ...(index.byAgent ? ["m.agent = ANY (agents)"] : [])];
  return `WITH recent AS MATERIALIZED (SELECT * FROM ${schema}.messages AS m WHERE m.location = place AND m.position > after_position)
      SELECT m.position, m.agent, m.body FROM recent AS m${conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`}
      ORDER BY m.time${direction}, m.position${direction} LIMIT most`;
}
