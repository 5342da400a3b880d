// Versions of a protocol: who understands whom, and which version two parties settle on. Knows nothing of messages.

import { noSharedVersion } from "./issues.js";
import type { Result } from "./result.js";

interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly text: string;
}

const SEMVER = /^(0|[1-9]\d{0,9})\.(0|[1-9]\d{0,9})\.(0|[1-9]\d{0,9})(?:[-+][0-9A-Za-z.+-]*)?$/;

function parseVersion(text: string): Version | undefined {
  const match = SEMVER.exec(text);
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]), text };
}

const compareVersions = (a: Version, b: Version): number => a.major - b.major || a.minor - b.minor || a.patch - b.patch;

/** Negative, zero or positive as the first version is older than, equal to or newer than the second; a text that is no version is oldest. */
export function compareVersionTexts(first: string, second: string): number {
  const none: Version = { major: -1, minor: 0, patch: 0, text: "" };
  return compareVersions(parseVersion(first) ?? none, parseVersion(second) ?? none);
}

/** Whether a reader of one version understands a message of another: the major decides; a newer minor only adds. */
export function understands(reader: string, message: string): boolean {
  const ours = parseVersion(reader);
  const theirs = parseVersion(message);
  return ours !== undefined && theirs !== undefined && ours.major === theirs.major;
}

/**
 * The version two parties settle on: of all pairs with the same major, the highest major, and of that pair the lower version,
 * which both understand in full.
 */
export function negotiate(ours: string | readonly string[], theirs: string | readonly string[]): Result<string> {
  const parse = (versions: string | readonly string[]): Version[] =>
    (typeof versions === "string" ? [versions] : versions).map(parseVersion).filter((version) => version !== undefined);
  let best: Version | undefined;
  for (const our of parse(ours)) {
    for (const their of parse(theirs)) {
      if (our.major !== their.major) continue;
      const lower = compareVersions(our, their) <= 0 ? our : their;
      if (best === undefined || compareVersions(lower, best) > 0) best = lower;
    }
  }
  if (best !== undefined) return { ok: true, value: best.text, warnings: [] };
  const show = (versions: string | readonly string[]): string => (typeof versions === "string" ? versions : versions.join(", ")) || "none";
  const [code, message] = noSharedVersion(show(ours), show(theirs));
  return { ok: false, issues: [{ code, path: [], message, expected: ours, received: theirs }] };
}
