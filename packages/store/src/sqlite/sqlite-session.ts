// An open SQLite file: its prepared statements, transactions, and waiting for other processes without blocking this one.

import { StoreError, type StoreErrorCode } from "../errors.js";
import type { DatabaseConstructor, SqliteStatement } from "./driver.js";

/** An open database. */
export interface SqliteSession {
  readonly file: string;
  readonly exec: (sql: string) => void;
  /** A prepared statement, from a cache. */
  readonly prepare: (sql: string) => SqliteStatement;
  /** Runs a job in a transaction; waits, without blocking the process, while others write. */
  readonly write: <T>(job: () => T) => Promise<T>;
  /** Runs a job that only reads; waits while the file is being recovered. */
  readonly read: <T>(job: () => T) => Promise<T>;
  readonly close: () => void;
}

/** The name under which the file is attached to its connection. */
export const attachedName = "file";

/**
 * Opens a file; `lockMilliseconds` is how long the session waits for others. The file is attached to a connection without a file of its own,
 * because detaching closes it at once. Closing the connection would not: some drivers keep it open until its statements are garbage-collected.
 */
export async function openSession(Database: DatabaseConstructor, file: string, lockMilliseconds: number): Promise<SqliteSession> {
  const database = new Database(":memory:");
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const read = <T>(job: () => T): Promise<T> => retryWhileBusy(job, file, lockMilliseconds);
  try {
    // SQLite's own waiting would block the whole process.
    database.exec("PRAGMA busy_timeout = 0");
    await read(() => prepare(`ATTACH ? AS ${attachedName}`).run(file));
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    file,
    exec: (sql) => database.exec(sql),
    prepare,
    read,
    write: (job) => read(() => transact(prepare, job)),
    close: () => {
      statements.clear();
      try {
        database.exec(`DETACH ${attachedName}`);
      } catch (error) {
        throw toStoreError(error, file);
      } finally {
        database.close();
      }
    },
  };
}

/** Retries a job while the file is locked. SQLite reports that only before it has done anything, so a retry repeats nothing. */
async function retryWhileBusy<T>(job: () => T, file: string, lockMilliseconds: number): Promise<T> {
  const deadline = performance.now() + lockMilliseconds;
  for (let pause = 1; ; pause = Math.min(pause * 2, 32)) {
    try {
      return job();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw toStoreError(error, file);
    }
    // Random, so that two processes do not keep colliding.
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
}

function transact<T>(prepare: SqliteSession["prepare"], job: () => T): T {
  prepare("BEGIN IMMEDIATE").run();
  try {
    const result = job();
    prepare("COMMIT").run();
    return result;
  } catch (error) {
    try {
      prepare("ROLLBACK").run();
    } catch {
      // Errors such as a full disk have already rolled back the transaction.
    }
    throw error;
  }
}

const remedies: Readonly<Record<number, readonly [StoreErrorCode, string]>> = {
  3: ["permission-denied", "Check the owner and permissions of the file."],
  5: ["busy", "Other processes kept the file locked; try again, or raise lockMilliseconds."],
  8: ["read-only", "The file is read-only; check its permissions and those of its folder."],
  10: ["disk-full", "Writing to the disk failed: it may be full, over quota or broken. Free some space and try again."],
  11: ["wrong-file", "The file is damaged; restore it from a backup."],
  13: ["disk-full", "The disk is full; free some space and try again."],
  14: ["cannot-open", "Check that its folder exists and that its permissions allow access."],
  26: ["wrong-file", "The file is not a SQLite database; use another file."],
};

/** The primary result code of a SQLite error, 0 for other errors. */
function sqliteCode(error: unknown): number {
  const code = typeof error === "object" && error !== null && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : 0;
}

/** Whether another process has locked the file. */
function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

/** The error to throw; a StoreError is returned unchanged. */
function toStoreError(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const [code, remedy] = remedies[sqliteCode(error)] ?? ["failed", "Nothing was written."];
  return new StoreError(code, `${file}: ${reason}. ${remedy}`, { cause: error });
}
