// The one exception of a store. Its text says what is wrong and what to do; programs look at its code.

import type { Issue } from "@wirepact/core";

/** Why a store refused or failed. */
export type StoreErrorCode =
  | "bad-location"
  | "bad-agent-key"
  | "bad-id"
  | "bad-page"
  | "bad-option"
  | "unknown-view"
  | "invalid-message"
  | "id-conflict"
  | "closed"
  | "wrong-file"
  | "wrong-protocol"
  | "newer-database"
  | "cannot-open"
  | "driver-missing"
  | "unreachable"
  | "refused"
  | "busy"
  | "read-only"
  | "disk-full"
  | "failed";

export interface StoreErrorFacts {
  /** What the driver said. */
  readonly cause?: unknown;
  /** What is wrong with the messages; paths begin with the index in the batch. */
  readonly issues?: readonly Issue[];
}

/** A store that refuses what it was given, or cannot do it. Nothing was written, unless the text says otherwise. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: StoreErrorCode, message: string, { cause, issues = [] }: StoreErrorFacts = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.issues = issues;
  }
}
