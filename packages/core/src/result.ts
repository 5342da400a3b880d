// The result of decoding or validating a message: a value with warnings, or issues.

import type { IssueCode } from "./issues.js";
import type { Path } from "./base/path.js";

/** A place in decoded text, counted from 1 (line, column) and 0 (offset in UTF-16 units). */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** One defect of a message. */
export interface Issue {
  /** Stable; `rule/<name>` for the rules of a protocol. */
  readonly code: IssueCode | `rule/${string}`;
  readonly path: Path;
  /** Names the field, the expected and the received value, and the most similar name if there is one. */
  readonly message: string;
  /**
   * What was expected, for logs and error reports: the values or names that are allowed, the constant, or a description such as `a string`. Programs
   * should go by `code` and `path`.
   */
  readonly expected?: unknown;
  /** The value, if it is a string (cut short if it is long), a number, a boolean or null; left out for sensitive fields. */
  readonly received?: unknown;
  /** In a warning about a conversion between versions: what was lost, or filled in; left out for sensitive fields. */
  readonly value?: unknown;
  /** Given when the message was decoded from text. */
  readonly at?: TextPosition;
}

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
  readonly warnings: readonly Issue[];
}

export interface Failure {
  readonly ok: false;
  readonly issues: readonly Issue[];
}

export type Result<T> = Success<T> | Failure;
