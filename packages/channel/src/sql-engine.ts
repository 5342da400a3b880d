// Queues in a table of a SQL database. Every operation is one statement, the same for SQLite and PostgreSQL, so that it happens whole or not at all.

import type { Engine, EngineOptions, Letter, QueueName, QueueStatus, StoredLetter, TakenLetter } from "./engine.js";
import type { Bell } from "./wait.js";

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** A database as the engine uses it. Statements have the parameters $1, $2 and so on. */
export interface SqlDatabase {
  /** Creates or upgrades the tables. */
  readonly prepare: () => Promise<void>;
  readonly run: (statement: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Runs a statement that gives letters to a queue, returns their numbers, and tells everybody who waits for letters. */
  readonly announce: (statement: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** The time in milliseconds since 1970, as an expression. Time comes from one clock, so that leases do not depend on those of the parties. */
  readonly now: string;
  /** What stands before the names of tables. */
  readonly schema: string;
  /** Ends a subquery whose rows other takers are to skip. */
  readonly skipLocked: string;
  /** Ends a statement whose effect a crash of the server may undo, so that nobody waits for the disk. */
  readonly undoable: string;
  /** Rings when something may have been sent. */
  readonly bell: Bell;
  readonly close: () => Promise<void>;
}

const columns = "seq, role, party, id, from_role, from_party, to_party, kind, version, sent_at, attempts, reason, body";
const longestWait = 60_000;
/** How often the IDs of acknowledged letters are forgotten whose time is over. */
const cleaningMilliseconds = 1000;
/** How often a watcher looks for new letters where nothing announces them. */
const watchMilliseconds = 1000;

/** An engine on a database whose tables exist. */
export function createSqlEngine(database: SqlDatabase, options: EngineOptions): Engine {
  const tables = tablesOf(database);
  return {
    ...joiningAndSending(database, tables),
    take: takingFrom(database, tables, options),
    ...storedIn(database, tables),
    stop: () => Promise.resolve(),
    close: database.close,
  };
}

/** The names of the tables, and what runs statements. */
interface Tables {
  readonly letters: string;
  readonly queues: string;
  readonly run: (statement: string, ...values: SqlValue[]) => Promise<readonly SqlRow[]>;
}

const tablesOf = ({ schema, run }: SqlDatabase): Tables => ({
  letters: `${schema}letters`,
  queues: `${schema}queues`,
  run: (statement, ...values) => run(statement, values),
});

function joiningAndSending(database: SqlDatabase, { letters, queues, run }: Tables): Pick<Engine, "join" | "send"> {
  let cleaned = -Infinity;
  return {
    join: async ({ role, party }, ofRole) => {
      await database.prepare();
      const statement = `INSERT INTO ${queues} (role, party, of_role) VALUES ($1, $2, $3) ON CONFLICT (role, party) DO UPDATE SET of_role = $3`;
      await run(statement, role, columnOf(party), ofRole ? 1 : 0);
    },
    send: async ({ id, from, to, kind, version, sentAt, text }) => {
      if (performance.now() - cleaned > cleaningMilliseconds) {
        cleaned = performance.now();
        await run(`DELETE FROM ${letters} WHERE state = 'done' AND visible_at < ${database.now}`);
      }
      const recipient = to.party === undefined ? null : columnOf(to.party);
      const body = typeof text === "string" ? text : new TextDecoder().decode(text);
      const targets =
        to.party === undefined
          ? `SELECT party FROM ${queues} WHERE role = $1 AND of_role = 1
            UNION ALL SELECT '*' WHERE NOT EXISTS (SELECT 1 FROM ${queues} WHERE role = $1 AND of_role = 1)`
          : `SELECT CAST($5 AS TEXT) AS party`;
      await database.announce(
        `INSERT INTO ${letters} (role, party, id, from_role, from_party, to_party, version, sent_at, kind, attempts, visible_at, state, reason, body)
        SELECT $1, target.party, $2, $3, $4, $5, $6, $7, $8, 0, 0, 'pending', '', $9 FROM (${targets}) AS target WHERE true
        ON CONFLICT DO NOTHING`,
        [to.role, id, from.role, columnOf(from.party), recipient, version, sentAt, kind, body],
      );
    },
  };
}

function takingFrom(
  database: SqlDatabase,
  { letters, run }: Tables,
  { leaseMilliseconds, duplicateMilliseconds }: EngineOptions,
): Engine["take"] {
  const { now, bell } = database;
  /** When a letter can be taken: at once if it was changed in the future, because then somebody has set back the clock. */
  const freeAt = `CASE WHEN set_at > ${now} + 1000 THEN 0 ELSE visible_at END`;
  /** The statement that changes one letter which is not done yet; $1 is its number, $2 a delay and $3 a reason. */
  const set = (state: string): string =>
    `UPDATE ${letters} SET state = '${state}', set_at = ${now}, visible_at = ${now} + $2, reason = $3 WHERE seq = $1 AND state <> 'done'`;
  const taken = (row: SqlRow): TakenLetter => {
    const seq = Number(row["seq"]);
    return {
      letter: letterOf(row),
      attempt: Number(row["attempts"]),
      ack: async () => void (await run(set("done"), seq, duplicateMilliseconds, "")),
      retry: async (delay) => void (await database.announce(set("pending"), [seq, delay, ""])),
      bury: async (reason) => void (await run(set("dead"), seq, 0, reason)),
      extend: async () => void (await run(`${set("taken")} AND state = 'taken'`, seq, leaseMilliseconds, "")),
    };
  };
  const isOpen = `role = $1 AND party IN ($2, $3, '*') AND state IN ('pending', 'taken')`;
  const valuesOf = ([first, second = first]: readonly QueueName[]): string[] => [
    first?.role ?? "",
    columnOf(first?.party),
    columnOf(second?.party),
  ];
  const takeNow = async (from: readonly QueueName[]): Promise<TakenLetter | undefined> => {
    const [row] = await run(
      `UPDATE ${letters} SET state = 'taken', attempts = attempts + 1, set_at = ${now}, visible_at = ${now} + $4 WHERE seq IN (
        SELECT seq FROM ${letters} WHERE ${isOpen} AND ${freeAt} <= ${now} ORDER BY seq LIMIT 1 ${database.skipLocked}
      ) RETURNING ${columns}${database.undoable}`,
      ...valuesOf(from),
      leaseMilliseconds,
    );
    return row === undefined ? undefined : taken(row);
  };
  /** How long until a letter of some queues can be taken that cannot be taken now. */
  const nextIn = async (from: readonly QueueName[]): Promise<number> => {
    const [row] = await run(`SELECT min(${freeAt}) - ${now} AS next FROM ${letters} WHERE ${isOpen}`, ...valuesOf(from));
    return Number(row?.["next"] ?? longestWait);
  };
  return async (from, signal) => {
    while (!signal.aborted) {
      const found = await takeNow(from);
      if (found !== undefined) return found;
      for (let next = 1; next > 0 && !signal.aborted;) {
        // Before it looks, so that it hears of what is sent in the meantime.
        const since = bell.rings();
        next = await nextIn(from);
        if (next > 0) await bell.wait(since, Math.min(next, longestWait), signal);
      }
    }
    return undefined;
  };
}

/** The letters in the queues, and the dead ones. */
function storedIn(
  { announce, bell }: SqlDatabase,
  { letters, queues, run }: Tables,
): Pick<Engine, "status" | "list" | "putBack" | "drop" | "watch"> {
  const page = async (where: string, after: string): Promise<readonly StoredLetter[]> => {
    const rows = await run(`SELECT ${columns} FROM ${letters} WHERE ${where} AND seq > $1 ORDER BY seq LIMIT 200`, Number(after));
    return rows.map((row) => ({
      ...letterOf(row),
      key: String(row["seq"]),
      queue: queueOf(row["role"], row["party"]),
      reason: String(row["reason"]),
    }));
  };
  return {
    status: async () => {
      const count = (state: string): string => `count(CASE WHEN state = '${state}' THEN 1 END) AS ${state}`;
      const rows = await run(
        `SELECT queue.role, queue.party, ${["pending", "taken", "dead"].map(count).join(", ")}
        FROM (SELECT role, party FROM ${queues} UNION SELECT role, party FROM ${letters} WHERE state <> 'done') AS queue
        LEFT JOIN ${letters} AS letter ON letter.role = queue.role AND letter.party = queue.party
        GROUP BY queue.role, queue.party ORDER BY queue.role, queue.party`,
      );
      return rows.map(statusOf);
    },
    list: (state, after = "0") => page(state === "dead" ? "state = 'dead'" : "state IN ('pending', 'taken')", after),
    putBack: async (key) => {
      const statement = `UPDATE ${letters} SET state = 'pending', attempts = 0, visible_at = 0 WHERE seq = $1 AND state = 'dead'`;
      return isKey(key) && (await announce(statement, [Number(key)])).length > 0;
    },
    drop: async (key) =>
      isKey(key) && (await run(`DELETE FROM ${letters} WHERE seq = $1 AND state = 'dead' RETURNING seq`, Number(key))).length > 0,
    async *watch(signal) {
      const [last] = await run(`SELECT max(seq) AS last FROM ${letters}`);
      for (let after = String(Number(last?.["last"] ?? 0)); !signal.aborted; await bell.wait(bell.rings(), watchMilliseconds, signal))
        for (let found = await page("true", after); found.length > 0 && !signal.aborted; found = await page("true", after)) {
          yield* found;
          after = found.at(-1)!.key;
        }
    },
  };
}

const isKey = (key: string): boolean => /^\d{1,15}$/.test(key);

/** A party in a column: '' is the shared queue of the role and '*' what no queue has claimed, so names that start with '*' get another one. */
const columnOf = (party: string | undefined): string => (party === undefined ? "" : party.startsWith("*") ? `*${party}` : party);

const queueOf = (role: unknown, column: unknown): QueueName => {
  const party = typeof column === "string" ? column.replace(/^\*/, "") : "";
  return { role: String(role), ...(party === "" ? {} : { party }) };
};

const letterOf = (row: SqlRow): Letter => ({
  id: String(row["id"]),
  from: queueOf(row["from_role"], row["from_party"]),
  to: queueOf(row["role"], row["to_party"]),
  kind: row["kind"] as Letter["kind"],
  version: String(row["version"]),
  sentAt: Number(row["sent_at"]),
  text: String(row["body"]),
});

const statusOf = (row: SqlRow): QueueStatus => ({
  ...queueOf(row["role"], row["party"]),
  pending: Number(row["pending"]),
  taken: Number(row["taken"]),
  dead: Number(row["dead"]),
});
