// What the builders of all protocols check: the sender, and the message that was built.

import type { BuildOptions } from "./build.js";
import { InvalidMessageError } from "../errors.js";
import { bodyAsWhole, createIssue, duplicateKey, formatPath, unknownField, wrongRole } from "../issues.js";
import { nearestName } from "../base/nearest.js";
import type { MessageDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue, Result } from "../result.js";

/** Names that a builder was given and does not take. */
export interface Misplaced {
  readonly issues: readonly Issue[];
  /** The fields that were probably meant. */
  readonly meant: readonly unknown[];
}

/** Given names that are not among those that a builder takes, and additions under names that the message does have. */
export function findMisplaced(given: object, known: readonly string[], extra: object, names: readonly string[], body?: string): Misplaced {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const meant = unknown.map((name) => (name === body ? name : nearestName(name, known)));
  const repeated = Object.keys(extra).filter((name) => names.includes(name));
  return {
    issues: [
      ...unknown.map((name, index) => createIssue(name === body ? bodyAsWhole() : unknownField(formatPath([name]), meant[index]), [name])),
      ...repeated.map((name) => createIssue(duplicateKey(quote(name)))),
    ],
    meant,
  };
}

/** Throws if the role must not send the message. */
export function refuseSender({ name, from }: MessageDescriptor, role: string | undefined): void {
  if (role !== undefined && !from.includes(role)) throw new InvalidMessageError([createIssue(wrongRole(role, name, from))]);
}

/**
 * Throws all issues of what was built. A field that is missing because it was passed under another name is reported once. If the fields of
 * `body` were passed next to the others, the text of an issue names them so; its path stays that of the message.
 */
export function refuseInvalid(result: Result<unknown>, { issues, meant }: Misplaced, { onWarning }: BuildOptions, body?: string): void {
  const isMeant = ({ code, path }: Issue): boolean => code === "missing-field" && meant.some((name) => path.includes(name as string));
  const asPassed = (issue: Issue): Issue => (issue.path[0] === body ? { ...issue, message: issue.message.replace(`${body}.`, "") } : issue);
  const found = result.ok ? issues : [...issues, ...result.issues.filter((issue) => !isMeant(issue)).map(asPassed)];
  if (found[0]) throw new InvalidMessageError(found);
  if (result.ok) for (const warning of result.warnings) onWarning?.(warning);
}
