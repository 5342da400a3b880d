// From what SQLite says to what a program and a person can act on.

import { StoreError, type StoreErrorCode } from "../errors.js";

const remedies: Readonly<Record<number, readonly [StoreErrorCode, string]>> = {
  3: ["refused", "This process may not use the file; check its owner and permissions."],
  5: ["busy", "Other processes kept the file locked; try again, or give a longer lockMilliseconds."],
  8: ["read-only", "The file cannot be written; check its permissions and those of its folder."],
  10: ["disk-full", "The disk did not take the write: it may be full, over a quota or broken. Make room and try again."],
  11: ["wrong-file", "The file is damaged; restore it from a copy."],
  13: ["disk-full", "The disk is full; make room and try again."],
  14: ["cannot-open", "The file cannot be opened; check that its folder exists and may be used."],
  26: ["wrong-file", "The file is not a SQLite database; give another file."],
};

/** The primary result code of an error of SQLite, 0 for other errors. */
export function sqliteCode(error: unknown): number {
  const code = typeof error === "object" && error !== null && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : 0;
}

/** Whether another process stood in the way for the moment. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

/** The error to throw; a StoreError stays as it is. */
export function toStoreError(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const [code, remedy] = remedies[sqliteCode(error)] ?? ["failed", "Nothing was written."];
  return new StoreError(code, `${file}: ${said}. ${remedy}`, { cause: error });
}
