// The one exception that builders, `encode` and `assert…` throw, and issues as text for people.

import { isNamedError } from "./base/named-error.js";
import type { Issue, Result } from "./result.js";

/** A message that may not be sent or used, with everything that is wrong with it. */
export class InvalidMessageError extends Error {
  override readonly name = "InvalidMessageError";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.length === 1 ? formatIssues(issues) : `${issues.length} problems in the message\n${formatIssues(issues)}`);
    this.issues = issues;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(this, "InvalidMessageError", value);
  }
}

/** Issues as lines for people, each with its place in the text when it has one. */
export function formatIssues(issues: readonly Issue[]): string {
  return issues.map(({ at, message, code }) => `${at === undefined ? "" : `${at.line}:${at.column} `}${message} [${code}]`).join("\n");
}

/** The value of a result; throws `InvalidMessageError` if there is none: `unwrap(decode(text))`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new InvalidMessageError(result.issues);
}
