// Appending as a function inside the database: one round trip, one transaction, whatever connection it arrives on.

/**
 * The statement that creates it. The row of the location is locked first and stays locked until the transaction ends, so positions of a
 * location become visible in their order; appends to other locations do not wait. Each statement inside sees what was committed before the
 * lock was got, so an id that another writer has just used is found. Sequential scans are off because the plans are kept while the table grows.
 */
export function writeAppendFunction(schema: string): string {
  return `
  CREATE FUNCTION ${schema}.append(
    given_location text, given_agent text, given_appended double precision, notified text,
    ids text[], types text[], times double precision[], bodies text[]
  ) RETURNS text LANGUAGE plpgsql SET enable_seqscan = off AS $append$
  DECLARE
    place integer;
    base bigint;
    before double precision;
    result json;
    fresh_rows bigint;
    final_time double precision;
  BEGIN
    LOOP
      SELECT l.id, l.last, l.time INTO place, base, before FROM ${schema}.locations AS l WHERE l.name = given_location FOR UPDATE;
      EXIT WHEN FOUND;
      INSERT INTO ${schema}.locations (name) VALUES (given_location) ON CONFLICT (name) DO NOTHING;
    END LOOP;
    SELECT json_object_agg(given.nth - 1, known.body) INTO result
      FROM unnest(ids, bodies) WITH ORDINALITY AS given (id, body, nth)
      CROSS JOIN LATERAL (SELECT m.body FROM ${schema}.messages AS m WHERE m.location = place AND m.id = given.id) AS known
      WHERE given.id IS NOT NULL AND known.body <> given.body;
    IF result IS NOT NULL THEN RETURN json_build_object('differs', result); END IF;
    WITH given AS (
      SELECT g.*, known.position AS known FROM unnest(ids, types, times, bodies) WITH ORDINALITY AS g (id, type, time, body, nth)
      LEFT JOIN LATERAL (SELECT m.position FROM ${schema}.messages AS m WHERE m.location = place AND m.id = g.id) AS known ON g.id IS NOT NULL
    ), fresh AS (
      SELECT given.*, row_number() OVER (ORDER BY nth) AS number, count(time) OVER (ORDER BY nth) AS run FROM given WHERE known IS NULL
    ), timed AS (
      SELECT fresh.*, coalesce(first_value(time) OVER (PARTITION BY run ORDER BY nth), before) AS sort_time FROM fresh
    ), written AS (
      INSERT INTO ${schema}.messages (location, position, time, appended, agent, type, id, body)
      SELECT place, base + number, sort_time, given_appended, given_agent, type, id, body FROM timed ORDER BY number
    )
    SELECT json_agg(coalesce(given.known, base + timed.number) ORDER BY given.nth), count(timed.number),
      (array_agg(timed.sort_time ORDER BY timed.number DESC) FILTER (WHERE timed.number IS NOT NULL))[1]
      INTO result, fresh_rows, final_time FROM given LEFT JOIN timed ON timed.nth = given.nth;
    IF fresh_rows > 0 THEN
      UPDATE ${schema}.locations AS l SET last = base + fresh_rows, count = l.count + fresh_rows, time = final_time WHERE l.id = place;
      IF notified IS NOT NULL THEN PERFORM pg_notify(notified, given_location); END IF;
    END IF;
    RETURN json_build_object('positions', result);
  END $append$;`;
}
