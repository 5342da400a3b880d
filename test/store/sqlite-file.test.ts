// SQLite files that are foreign, newer, locked, read-only or on a full disk; and query plans.

import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore, StoreError, type MessageStore } from "@wirepact/store";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { loadSqlite, type SqliteDatabase } from "../../packages/store/src/sqlite/driver.js";
import { writeViewQuery } from "../../packages/store/src/sqlite/sqlite-view.js";
import { indexOfView } from "../../packages/store/src/view-index.js";
import { bundleProgram } from "../support/bundle-program.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { protocol, says, task } from "./records.js";
import { describedProtocol } from "./trials.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-sqlite-"));
// Other users must be able to get at the files that they are given.
chmodSync(folder, 0o755);
const closers: (() => unknown)[] = [];
let files = 0;
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
afterAll(() => removeTemporary(folder));

const newFile = (): string => join(folder, `${files++}.db`);

async function open(file: string, options: { lockMilliseconds?: number } = {}): Promise<MessageStore> {
  const store = await openSqliteStore(file, { protocol, ...options });
  closers.push(() => store.close());
  return store;
}

/** The files below a path that this process holds open, as Linux lists them. */
function openHandles(path: string): string[] {
  return readdirSync("/proc/self/fd").flatMap((handle) => {
    try {
      return [readlinkSync(join("/proc/self/fd", handle))].filter((target) => target.startsWith(path));
    } catch {
      return [];
    }
  });
}

async function openDatabase(file: string): Promise<SqliteDatabase> {
  const database = new (await loadSqlite())(file);
  closers.push(() => database.close());
  return database;
}

describe("a file that is not a store", () => {
  it("is rejected and not changed", async () => {
    const file = newFile();
    writeFileSync(file, "Dear diary, this is no database. ".repeat(100));
    await expect(open(file)).rejects.toMatchObject({
      name: "StoreError",
      code: "wrong-file",
      message: expect.stringContaining(file) as string,
    });
    expect(readFileSync(file, "utf8")).toBe("Dear diary, this is no database. ".repeat(100));
  });

  it("is rejected when it is a database of another program", async () => {
    const file = newFile();
    (await openDatabase(file)).exec("CREATE TABLE diary (day TEXT)");
    await expect(open(file)).rejects.toThrow(/another program/);
    await expect(open(file)).rejects.toMatchObject({ code: "wrong-file" });
    expect((await openDatabase(file)).prepare("SELECT name FROM sqlite_master").all()).toEqual([{ name: "diary" }]);
  });

  it("is rejected when a newer release wrote it", async () => {
    const file = newFile();
    await (await open(file)).close();
    (await openDatabase(file)).exec("PRAGMA user_version = 99");
    await expect(open(file)).rejects.toMatchObject({ code: "newer-database", message: expect.stringMatching(/upgrade/) as string });
  });

  it("is rejected when it contains another protocol", async () => {
    const file = newFile();
    await (await open(file)).close();
    await expect(openSqliteStore(file, { protocol: { ...protocol, name: "other" } })).rejects.toMatchObject({ code: "wrong-protocol" });
  });

  it("is rejected when its name is invalid, or names a folder or a missing folder", async () => {
    await expect(open(join(folder, "no", "such", "folder.db"))).rejects.toMatchObject({ code: "cannot-open" });
    await expect(open(folder)).rejects.toMatchObject({ code: "cannot-open" });
    for (const name of ["", 7, undefined, join(folder, "cut\0.db"), join(folder, "\ud800.db")]) {
      await expect(open(name as string)).rejects.toMatchObject({ name: "StoreError", code: "cannot-open" });
    }
    expect(readdirSync(folder).filter((name) => /cut|\ufffd/.test(name))).toEqual([]);
    await expect(open(newFile(), { lockMilliseconds: Number.NaN })).rejects.toMatchObject({ code: "invalid-option" });
  });
});

describe("a file that is used by several", () => {
  it("is neither created nor changed with create: false", async () => {
    const file = newFile();
    const reading = { protocol, create: false };
    await expect(openSqliteStore(file, reading)).rejects.toMatchObject({ code: "not-found" });
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, "");
    await expect(openSqliteStore(file, reading)).rejects.toMatchObject({ code: "not-found" });
    expect(statSync(file).size).toBe(0);
    await (await open(file)).append("a", null, [says(1)]);
    const store = await openSqliteStore(file, reading);
    closers.push(() => store.close());
    expect(await store.view("conversation", "a")).toEqual([says(1)]);
    await expect(openSqliteStore(file, { protocol, create: 1 as never })).rejects.toMatchObject({ code: "invalid-option" });
  });

  it("is created by the first of many that open it at once", async () => {
    const file = newFile();
    const stores = await Promise.all(Array.from({ length: 12 }, () => open(file)));
    await Promise.all(stores.map((store, index) => store.append("a", null, [says(index)])));
    expect(await stores[0]?.count()).toBe(12);
  });

  it("is waited for without blocking the process, until the timeout", async () => {
    const file = newFile();
    const store = await open(file, { lockMilliseconds: 300 });
    await store.append("a", null, [says(1)]);
    const other = await openDatabase(file);
    other.exec("BEGIN IMMEDIATE");
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 10);
    await expect(store.append("a", null, [says(2)])).rejects.toMatchObject({
      code: "busy",
      message: expect.stringMatching(/lockMilliseconds/) as string,
    });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(0);
    expect(await store.view("conversation", "a")).toEqual([says(1)]);
    const patient = (await open(file, { lockMilliseconds: 600_000 })).append("a", null, [says(3)]);
    setTimeout(() => other.exec("COMMIT"), 50);
    expect(await patient).toEqual([2]);
  });

  it("is waited for until the timeout when the clock of the system is set back", async () => {
    const file = newFile();
    const store = await open(file, { lockMilliseconds: 50 });
    const other = await openDatabase(file);
    other.exec("BEGIN IMMEDIATE");
    const hour = 3_600_000;
    let setBack = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => (setBack -= hour));
    const failing = store.append("a", null, [says(1)]);
    // Whoever goes by that clock waits for hours.
    await expect(failing).rejects.toMatchObject({ code: "busy" });
    other.exec("COMMIT");
    vi.restoreAllMocks();
  });

  it("gets the indexes that another release of the protocol needs", async () => {
    const file = newFile();
    const older = await open(file);
    await older.append("a", "hand", [task(1, 1), says(2, 2)]);
    const views = { ...protocol.views, tasks: { name: "tasks", agents: "many", messages: ["task"] } } as const;
    const newer = await openSqliteStore(file, { protocol: { ...protocol, version: "1.1.0", views } });
    closers.push(() => newer.close());
    expect(await newer.view("tasks", "a", ["hand", "eye"])).toEqual([task(1, 1)]);
    expect(await older.append("a", "hand", [task(3, 3)])).toEqual([3]);
    expect(await newer.view("tasks", "a", ["hand", "eye"])).toEqual([task(1, 1), task(3, 3)]);
  });

  it("has acknowledged messages on disk", async () => {
    const file = newFile();
    const store = await open(file);
    await store.append("a", null, [says(1)]);
    expect((await openDatabase(file)).prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    // A copy of file and log, as a crash would leave them, holds the message.
    const copy = newFile();
    for (const ending of ["", "-wal"]) if (existsSync(file + ending)) cpSync(file + ending, copy + ending);
    expect(await (await open(copy)).view("conversation", "a")).toEqual([says(1)]);
  });

  it("contains every message without its log once the last store is closed", async () => {
    const file = newFile();
    const store = await open(file);
    await store.append("a", "hand", [says(1), task(2)], { ids: ["one", undefined] });
    await store.view("team", "a", ["hand", "eye"]);
    await store.close();
    expect(["-wal", "-shm"].filter((ending) => existsSync(file + ending))).toEqual([]);
    const copy = newFile();
    cpSync(file, copy);
    expect(await (await open(copy)).view("team", "a", ["hand", "eye"])).toEqual([says(1), task(2)]);
  });

  it("is released by every close, also when opening it failed", async () => {
    const file = newFile();
    for (let turn = 0; turn < 5; turn++) {
      const store = await open(file);
      await store.append("a", null, [says(turn)]);
      await store.close();
      await expect(openSqliteStore(file, { protocol: { ...protocol, name: "other" } })).rejects.toMatchObject({ code: "wrong-protocol" });
    }
    expect(openHandles(file)).toEqual([]);
  });

  it("can be in memory", async () => {
    const store = await open(":memory:");
    expect(await store.append("a", null, [says(1)])).toEqual([1]);
  });
});

describe("a disk that cannot be written", () => {
  const runProgram = async (
    file: string,
    setting: { readonly shell?: string; readonly user?: number },
  ): Promise<{ readonly printed: unknown; readonly errors: string }> => {
    const program = await bundleProgram("test/store/programs/failing-writer.ts");
    // Another user may not be able to read the bundle where it is.
    const readable = join(folder, "failing-writer.mjs");
    writeFileSync(readable, `await import(${JSON.stringify(program)});`);
    const env = {
      ...process.env,
      STORE: file,
      SCHEMA: "none",
      PROTOCOL: describedProtocol(),
      NODE_NO_WARNINGS: "1",
      AS_USER: String(setting.user ?? ""),
    };
    const ran = spawnSync("bash", ["-c", `${setting.shell ?? ""} exec "$0" "$1"`, process.execPath, readable], { env, encoding: "utf8" });
    return { printed: ran.stdout === "" ? undefined : JSON.parse(ran.stdout), errors: ran.stderr };
  };

  it("causes a typed error when it is full, and no partial write", async () => {
    const file = newFile();
    const store = await open(file);
    await store.append("a", null, [says("before")]);
    // Files may not grow beyond 300 KB in that process; the signal that would end it is ignored, so the write itself fails.
    const { printed, errors } = await runProgram(file, { shell: "trap '' XFSZ; ulimit -f 300;" });
    expect(errors).toBe("");
    expect(printed).toMatchObject({ name: "StoreError", code: "disk-full", reads: 1 });
    expect(await store.view("conversation", "a")).toEqual([says("before")]);
    expect(await store.append("a", null, [says("after")])).toEqual([2]);
    expect((await openDatabase(file)).prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  });

  it("causes a typed error when the file is read-only, which can still be read", async () => {
    const inside = mkdtempSync(join(folder, "read-only-"));
    const file = join(inside, "store.db");
    await (await open(file)).append("a", null, [says("before")]);
    const isRoot = process.getuid?.() === 0;
    // Root may write anything, so the program becomes somebody else; the open store keeps the log files that reading needs.
    for (const ending of ["", "-wal", "-shm"]) chmodSync(file + ending, 0o444);
    if (isRoot) chownSync(inside, 0, 0);
    chmodSync(inside, 0o555);
    const { printed, errors } = await runProgram(file, isRoot ? { user: 65_534 } : {});
    chmodSync(inside, 0o755);
    for (const ending of ["", "-wal", "-shm"]) chmodSync(file + ending, 0o644);
    expect(errors).toBe("");
    expect(printed).toMatchObject({ name: "StoreError", code: "read-only", reads: 1 });
    expect(statSync(file).size).toBeGreaterThan(0);
  });
});

describe("views of a file", () => {
  it("use their index and do not sort", async () => {
    const file = newFile();
    await (await open(file)).append("a", "hand", [task(1)]);
    const database = await openDatabase(file);
    const place = { id: 1, last: 1_000_000 };
    for (const [name, view] of Object.entries(protocol.views)) {
      for (const newest of [false, true]) {
        const index = indexOfView(view);
        const agentKeys = view.agents === "any" ? [] : ["hand"];
        const plan = explain(database, writeViewQuery({ location: "a", index, agentKeys, limit: 50, newest, after: 0 }, place));
        expect(plan, name).toEqual([
          expect.stringMatching(new RegExp(`^SEARCH messages USING INDEX ${index.name} \\(location=\\?`)) as string,
        ]);
      }
    }
  });

  it("of several agents search the index once for each agent and sort only the results", async () => {
    const file = newFile();
    await (await open(file)).append("a", "hand", [task(1)]);
    const database = await openDatabase(file);
    const index = indexOfView(protocol.views["team"] as never);
    const plan = explain(
      database,
      writeViewQuery({ location: "a", index, agentKeys: ["hand", "eye"], limit: 50, newest: false, after: 0 }, { id: 1, last: 9 }),
    );
    expect(plan.filter((line) => /^SCAN (?!wanted)/.test(line))).toEqual([]);
    expect(plan.filter((line) => line.includes(index.name))).toEqual([
      expect.stringMatching(/^SEARCH messages USING COVERING INDEX \w+ \(location=\? AND agent=\?/) as string,
    ]);
  });

  it("read only the new messages when there are few", async () => {
    const file = newFile();
    await (await open(file)).append("a", "hand", [task(1)]);
    const database = await openDatabase(file);
    const index = indexOfView(protocol.views["conversation"] as never);
    const query = { location: "a", index, agentKeys: [], limit: 50, newest: false };
    const recent = explain(database, writeViewQuery({ ...query, after: 999_900 }, { id: 1, last: 1_000_000 }));
    expect(recent[0]).toMatch(/USING INDEX messages_position \(location=\? AND position>\?\)/);
    const old = explain(database, writeViewQuery({ ...query, after: 10 }, { id: 1, last: 1_000_000 }));
    expect(old[0]).toContain(index.name);
  });
});

function explain(database: SqliteDatabase, { sql, values }: ReturnType<typeof writeViewQuery>): string[] {
  return (database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { readonly detail: string }[]).map(({ detail }) => detail);
}

describe("errors of a file", () => {
  it("have the error of SQLite as their cause", async () => {
    const error: unknown = await open(join(folder, "no", "folder.db")).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect((error as StoreError).cause).toMatchObject({ code: "ERR_SQLITE_ERROR" });
  });
});
