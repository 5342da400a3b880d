// Converts errors of SQLite to StoreErrors that say what to do.

import { StoreError, type StoreErrorCode } from "../errors.js";

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
export function sqliteCode(error: unknown): number {
  const code = typeof error === "object" && error !== null && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : 0;
}

/** Whether another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

/** The error to throw; a StoreError is returned unchanged. */
export function toStoreError(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const [code, remedy] = remedies[sqliteCode(error)] ?? ["failed", "Nothing was written."];
  return new StoreError(code, `${file}: ${reason}. ${remedy}`, { cause: error });
}
