// Versions of a protocol: which versions are compatible, and which version two parties negotiate.

import { createIssue, noSharedVersion } from "../issues.js";
import { stringsIn } from "../base/path.js";
import type { Result } from "../result.js";

const SEMVER = /^(0|[1-9]\d{0,9})\.(0|[1-9]\d{0,9})\.(0|[1-9]\d{0,9})([-+]|$)/;

/** Major, minor and patch; undefined for a string that is not a version, and for a date. */
const parseVersion = (text: string): readonly number[] | undefined => SEMVER.exec(text)?.slice(1, 4).map(Number);

/** Negative, zero or positive as the first version is older than, equal to or newer than the second; what is not a semantic version is older, and dates are ordered as text. */
export function compareVersionTexts(first: string, second: string): number {
  const [a, b] = [parseVersion(first) ?? [-1], parseVersion(second) ?? [-1]];
  return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]! || (first < second ? -1 : +(first > second));
}

/** Whether a reader of one version understands a message of another: the major decides; a newer minor only adds. Dates must be equal. */
export function understands(reader: string, message: string): boolean {
  return reader === message || parseVersion(reader)?.[0] === (parseVersion(message)?.[0] ?? -1);
}

/**
 * The version that two parties agree on: of all pairs with the same major, the highest major, and of that pair the lower version,
 * which both understand in full.
 */
export function negotiate(ours: string | readonly string[], theirs: string | readonly string[]): Result<string> {
  const our = stringsIn(ours);
  const their = stringsIn(theirs);
  const [best] = our
    .flatMap((one) => their.filter((other) => understands(one, other)).map((other) => (compareVersionTexts(one, other) > 0 ? other : one)))
    .sort((one, other) => compareVersionTexts(other, one));
  if (best !== undefined) return { ok: true, value: best, warnings: [] };
  const show = (versions: readonly string[]): string => versions.join(", ") || "none";
  return { ok: false, issues: [createIssue(noSharedVersion(show(our), show(their)), [], ours, theirs)] };
}
