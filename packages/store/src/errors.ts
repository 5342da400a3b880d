// The error that every store throws: the message says what to do, the code is for programs.

import type { Issue } from "@wirepact/core";

/** What went wrong, for programs. */
export type StoreErrorCode =
  | "invalid-location"
  | "invalid-agent-key"
  | "invalid-id"
  | "invalid-page"
  | "invalid-option"
  | "unknown-view"
  | "invalid-message"
  | "id-conflict"
  | "closed"
  | "not-found"
  | "wrong-file"
  | "wrong-protocol"
  | "newer-database"
  | "cannot-open"
  | "driver-missing"
  | "unreachable"
  | "permission-denied"
  | "busy"
  | "read-only"
  | "disk-full"
  | "failed";

export interface StoreErrorDetails {
  /** The error of the driver. */
  readonly cause?: unknown;
  /** The issues of invalid messages; each path begins with the index of the message in the batch. */
  readonly issues?: readonly Issue[];
}

/** Thrown by all functions of a store. Nothing was written, unless the message says otherwise. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: StoreErrorCode, message: string, { cause, issues = [] }: StoreErrorDetails = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.issues = issues;
  }
}

/** A value as error messages show it: short values in full, everything else by its type. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return value.length > 80 ? `a string of ${value.length} characters` : JSON.stringify(value);
  if (value === null || value === undefined || typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
