// Appending as functions in the database: one round trip and one transaction, on any connection.
//
// The row of the location is locked until the transaction ends, so positions of a location become visible in order, while appends to other
// locations do not wait. Each statement in a function sees what was committed before it started, so an ID that another writer used in the meantime
// is found. Plans are cached while the tables grow, so sequential scans are disabled.

const settings = "LANGUAGE plpgsql SET enable_seqscan = off SET jit = off";

/** The statements that create both functions: for one message, which is the common case and twice as fast, and for a batch. */
export function writeAppendFunctions(schema: string): string {
  return `${writeAppendOne(schema)}${writeAppendBatch(schema)}`;
}

function writeAppendOne(schema: string): string {
  return `
  CREATE OR REPLACE FUNCTION ${schema}.append_one(
    given_location text, given_agent text, given_appended double precision, notified text,
    given_id text, given_type text, given_time double precision, given_body text
  ) RETURNS text ${settings} AS $append$
  DECLARE
    known_location integer;
    given_position bigint;
    known record;
  BEGIN
    IF given_id IS NOT NULL THEN
      SELECT l.id INTO known_location FROM ${schema}.locations AS l WHERE l.name = given_location FOR UPDATE;
      SELECT m.position, m.body INTO known FROM ${schema}.messages AS m WHERE m.location = known_location AND m.id = given_id;
      IF FOUND AND known.body <> given_body THEN RETURN json_build_object('differs', json_build_object('0', known.body)); END IF;
      IF FOUND THEN RETURN json_build_object('positions', json_build_array(known.position)); END IF;
    END IF;
    LOOP
      WITH place AS (
        UPDATE ${schema}.locations AS l SET last = l.last + 1, count = l.count + 1, time = coalesce(given_time, l.time)
        WHERE l.name = given_location RETURNING l.id, l.last, l.time
      )
      INSERT INTO ${schema}.messages (location, position, time, appended, agent, type, id, body)
        SELECT place.id, last, time, given_appended, given_agent, given_type, given_id, given_body FROM place
        RETURNING position INTO given_position;
      EXIT WHEN FOUND;
      -- Another writer may have created the location in the meantime, so the batch function looks for the id under the lock.
      IF given_id IS NOT NULL THEN
        RETURN ${schema}.append_batch(
          given_location, given_agent, given_appended, notified, ARRAY[given_id], ARRAY[given_type], ARRAY[given_time], ARRAY[given_body]
        );
      END IF;
      INSERT INTO ${schema}.locations (name) VALUES (given_location) ON CONFLICT (name) DO NOTHING;
    END LOOP;
    IF notified IS NOT NULL THEN PERFORM pg_notify(notified, given_location); END IF;
    RETURN '{"positions":[' || given_position || ']}';
  END $append$;`;
}

function writeAppendBatch(schema: string): string {
  return `
  CREATE OR REPLACE FUNCTION ${schema}.append_batch(
    given_location text, given_agent text, given_appended double precision, notified text,
    ids text[], types text[], times double precision[], bodies text[]
  ) RETURNS text ${settings} AS $append$
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
    -- Messages without a time get the time of the last message before them that has one.
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
