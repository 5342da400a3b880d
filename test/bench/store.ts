// How fast the stores are: appends and views, against a plain table queried the way the protocol's document shows. Ratios are what counts;
// run with `npm run bench:store`, and `-- --quick` leaves the million out.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMemoryStore, openPostgresStore, openSqliteStore, type MessageStore } from "@wirepact/store";
import { loadSqlite } from "../../packages/store/src/sqlite/driver.js";
import { findPostgres, startPostgres } from "../support/postgres.js";
import { is, protocol } from "@wirepact/message-store";
import { removeTemporary } from "../support/remove-temporary.js";

type Row = Readonly<Record<string, unknown>>;

// The package's guard judges the messages, as it does for whoever opens a store with the package's namespace.
const definition = { protocol, is: (value: unknown): value is Row => is(value) };

/** A plain table: one row for each message, with or without the index that everybody would think of, and queries written by hand. */
interface PlainTable {
  readonly insert: (message: Row) => Promise<unknown>;
  readonly fill: (messages: readonly Row[]) => Promise<void>;
  readonly addIndex: () => Promise<unknown>;
  readonly views: Readonly<Record<string, () => Promise<unknown>>>;
  readonly close: () => Promise<void>;
}

interface Contender {
  readonly name: string;
  readonly open: (size: number) => Promise<{ readonly store: MessageStore; readonly plain: PlainTable | undefined }>;
}

const agents = ["lead", "hand", "eye", "ear"];
const trace = [
  (content: string) => ({ type: "task", content }),
  (content: string) => ({ type: "action", tool: "look", args: { content } }),
  (content: string) => ({ type: "observation", content: { seen: [content, content] } }),
  (content: string) => ({ type: "final", content }),
];

/** As in a real job: most messages are traces, some are said, some concern everybody. */
function makeBody(index: number, content: string): Row {
  if (index % 20 === 7) return { type: "global_observation", content, from_worker: "hand" };
  if (index % 20 < 2) return { type: index % 20 === 0 ? "user_message" : "assistant_message", content };
  return trace[(index >> 2) % trace.length]?.(content) ?? {};
}

const agentOf = (index: number): string => agents[index % agents.length] ?? "lead";

function makeMessage(index: number): Row {
  const body = makeBody(index, `message ${index}, with some words to give it a usual length of a line or two`);
  return { ...body, timestamp: 1_772_000_000 + index, turn_id: `turn-${index >> 4}` };
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Medians of several jobs in milliseconds, run in turn so that a slow moment of the machine hits them all. */
async function measure(jobs: Readonly<Record<string, () => Promise<unknown>>>, rounds: number): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = -2; round < rounds; round++) {
    for (const [name, job] of Object.entries(jobs)) {
      const start = process.hrtime.bigint();
      await job();
      const time = Number(process.hrtime.bigint() - start) / 1e6;
      if (round >= 0) (times[name] ??= []).push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

const spoken = "type IN ('user_message', 'assistant_message')";
const traced = "type IN ('task', 'action', 'observation', 'error', 'final', 'delegation')";
const broadcast = "type IN ('global_observation', 'synthesis')";

/** What the four views look like when written by hand for a table. */
const handWritten = {
  conversation: `SELECT type, content, timestamp, turn_id FROM plain WHERE location = 'job' AND ${spoken} ORDER BY timestamp ASC LIMIT 50`,
  agent: `SELECT type, content, timestamp, turn_id, tool, args FROM plain WHERE location = 'job' AND agent_key = 'hand' AND ${traced} ORDER BY timestamp ASC LIMIT 50`,
  global: `SELECT type, content, timestamp, turn_id, from_worker FROM plain WHERE location = 'job' AND ${broadcast} ORDER BY timestamp ASC LIMIT 50`,
  team: "SELECT type, content, timestamp, turn_id, agent_key FROM plain WHERE location = 'job' AND agent_key IN ('hand', 'eye', 'ear') ORDER BY timestamp ASC LIMIT 50",
  newest: `SELECT type, content, timestamp, turn_id FROM plain WHERE location = 'job' AND ${spoken} ORDER BY timestamp DESC LIMIT 50`,
};

const columns = ["location", "agent_key", "type", "content", "timestamp", "turn_id", "tool", "args", "from_worker"];

function valuesOf(message: Row, index: number): (string | number | null)[] {
  const text = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  return [
    "job",
    agentOf(index),
    String(message["type"]),
    text(message["content"]),
    Number(message["timestamp"]),
    String(message["turn_id"]),
    text(message["tool"]),
    text(message["args"]),
    text(message["from_worker"]),
  ];
}

const storeViews = (store: MessageStore): Readonly<Record<keyof typeof handWritten, () => Promise<unknown>>> => ({
  conversation: () => store.view("conversation", "job", { limit: 50 }),
  agent: () => store.view("agent", "job", "hand", { limit: 50 }),
  global: () => store.view("global", "job", { limit: 50 }),
  team: () => store.view("team", "job", ["hand", "eye", "ear"], { limit: 50 }),
  newest: () => store.view("conversation", "job", { last: 50 }),
});

async function plainSqlite(file: string): Promise<PlainTable> {
  const Database = await loadSqlite();
  const database = new Database(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec(`CREATE TABLE plain (${columns.join(", ")})`);
  const insert = database.prepare(`INSERT INTO plain (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`);
  const view = (sql: string) => {
    const statement = database.prepare(sql);
    return async () => statement.all();
  };
  return {
    insert: async (message) => insert.run(...valuesOf(message, 1)),
    fill: async (messages) => {
      database.exec("BEGIN");
      for (const [index, message] of messages.entries()) insert.run(...valuesOf(message, index));
      database.exec("COMMIT");
    },
    views: Object.fromEntries(Object.entries(handWritten).map(([name, sql]) => [name, view(sql)])),
    addIndex: async () => database.exec("CREATE INDEX plain_time ON plain (location, timestamp); ANALYZE"),
    close: async () => database.close(),
  };
}

async function plainPostgres(url: string, schema: string): Promise<PlainTable> {
  const { Pool } = (await import("pg")).default;
  const pool = new Pool({ connectionString: url, options: `-c search_path=${schema}` });
  await pool.query(`CREATE SCHEMA ${schema}`);
  await pool.query(
    `CREATE TABLE plain (location text, agent_key text, type text, content text, timestamp float8, turn_id text, tool text, args text, from_worker text)`,
  );
  const insert = `INSERT INTO plain (${columns.join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`;
  return {
    insert: (message) => pool.query(insert, valuesOf(message, 1)),
    fill: async (messages) => {
      const rows = messages.map((message, index) =>
        Object.fromEntries(columns.map((column, place) => [column, valuesOf(message, index)[place]])),
      );
      await pool.query("INSERT INTO plain SELECT * FROM json_populate_recordset(NULL::plain, $1)", [JSON.stringify(rows)]);
    },
    views: Object.fromEntries(Object.entries(handWritten).map(([name, sql]) => [name, () => pool.query(sql)])),
    // The store needs no statistics; a plain table would be lost without them.
    addIndex: () => pool.query("CREATE INDEX plain_time ON plain (location, timestamp)").then(() => pool.query("ANALYZE plain")),
    close: () => pool.end(),
  };
}

async function benchAppends({ name, open }: Contender): Promise<void> {
  const { store, plain } = await open(0);
  await plain?.addIndex();
  let index = 0;
  const hundred = (): Row[] => Array.from({ length: 100 }, () => makeMessage(index++));
  const times = await measure(
    {
      single: () => store.append("single", "hand", [makeMessage(index++)]),
      ...(plain && { plain: () => plain.insert(makeMessage(index++)) }),
      batch: () => store.append("batch", "hand", hundred()),
    },
    200,
  );
  const { single = 0, plain: bare, batch = 0 } = times;
  console.log(
    `${name.padEnd(10)} single ${rate(single)}/s${bare === undefined ? "" : `, ${(single / bare).toFixed(2)} x a bare INSERT`}; ` +
      `in batches of 100 ${rate(batch / 100)}/s, ${(single / (batch / 100)).toFixed(1)} x as fast as single`,
  );
  await store.close();
  await plain?.close();
}

const rate = (milliseconds: number): string => Math.round(1000 / milliseconds).toLocaleString("en");

async function benchViews({ name, open }: Contender, sizes: readonly number[]): Promise<void> {
  const found: Record<string, Record<string, Record<string, number>>> = {};
  for (const size of sizes) {
    const { store, plain } = await open(size);
    for (let from = 0; from < size; from += 10_000) {
      const messages = Array.from({ length: Math.min(10_000, size - from) }, (_, index) => makeMessage(from + index));
      // Agents take turns within a batch, so each agent's part of the batch is written by itself.
      for (const [number, agent] of agents.entries())
        await store.append(
          "job",
          agent,
          messages.filter((_, index) => (from + index) % agents.length === number),
          { check: "none" },
        );
      await plain?.fill(messages);
    }
    const own = await measure(storeViews(store), 60);
    const bare = plain === undefined ? {} : await measure(plain.views, size > 100_000 ? 10 : 60);
    await plain?.addIndex();
    const indexed = plain === undefined ? {} : await measure(plain.views, 60);
    found[size] = { own, bare, indexed };
    await store.close();
    await plain?.close();
  }
  const [smallest = 0] = sizes;
  for (const view of Object.keys(handWritten)) {
    const cells = sizes.map((size) => {
      const { own = {}, bare = {}, indexed = {} } = found[size] ?? {};
      const time = own[view] ?? 0;
      const growth = (time / (found[smallest]?.["own"]?.[view] ?? 1)).toFixed(1);
      const against = (other: number | undefined): string => (other === undefined ? "-" : (other / time).toFixed(1));
      return `${size.toLocaleString("en").padStart(9)}: ${time.toFixed(3)} ms, x${growth}${plainNote(against(bare[view]), against(indexed[view]))}`;
    });
    console.log(`${name.padEnd(10)} 50 of ${view.padEnd(12)} ${cells.join("   ")}`);
  }
}

const plainNote = (bare: string, indexed: string): string => (bare === "-" ? "" : ` (plain ${bare}, indexed ${indexed} x as long)`);

const folder = mkdtempSync(join(tmpdir(), "wirepact-bench-"));
const programs = findPostgres();
const servers = programs === undefined ? [] : [await startPostgres(programs, { durable: true }), await startPostgres(programs)];
let opened = 0;

const memory: Contender = { name: "memory", open: async () => ({ store: createMemoryStore(definition), plain: undefined }) };
const sqlite: Contender = {
  name: "SQLite",
  open: async () => {
    opened += 1;
    return {
      store: await openSqliteStore(join(folder, `${opened}.db`), definition),
      plain: await plainSqlite(join(folder, `plain-${opened}.db`)),
    };
  },
};
const postgres = servers.map(({ url }, index): Contender => ({
  name: index === 0 ? "PostgreSQL" : "(no fsync)",
  open: async () => {
    opened += 1;
    return {
      store: await openPostgresStore(url, { ...definition, schema: `bench_${opened}` }),
      plain: await plainPostgres(url, `plain_${opened}`),
    };
  },
}));

try {
  const only = process.argv.find((given) => given.startsWith("--only="))?.slice(7);
  const chosen = (contenders: readonly Contender[]): readonly Contender[] =>
    contenders.filter(({ name }) => only === undefined || name === only);
  for (const contender of chosen([memory, sqlite, ...postgres])) await benchAppends(contender);
  const sizes = process.argv.includes("--quick") ? [1000, 100_000] : [1000, 100_000, 1_000_000];
  for (const contender of chosen([memory, sqlite, ...postgres.slice(0, 1)])) await benchViews(contender, sizes);
} finally {
  for (const server of servers) server.stop();
  removeTemporary(folder);
}
