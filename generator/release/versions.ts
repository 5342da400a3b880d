// The order of released versions, and which of them the next release follows.

import { versionNumbers } from "../text/version-text.js";
import { compareVersions } from "../check/compare-versions.js";

/** Whether a version is a pre-release, such as 2.0.0-rc.1. */
export const isPrerelease = (version: string): boolean => /-[a-z]/i.test(version);

/** Negative, zero or positive if the first version is older than, equal to or newer than the second; a pre-release is older than its release. */
export function compareReleases(first: string, second: string): number {
  const difference = compareVersions(first, second);
  if (difference !== 0) return difference;
  const [one, other] = [identifiers(first), identifiers(second)];
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (const [index, identifier] of one.entries()) {
    const next = other[index];
    if (next === undefined) return 1;
    if (identifier !== next) return compareIdentifiers(identifier, next);
  }
  return one.length - other.length;
}

function identifiers(version: string): readonly string[] {
  const start = version.search(/-[a-z]/i);
  return start === -1 ? [] : version.slice(start + 1).split(".");
}

function compareIdentifiers(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  if (Number.isInteger(a) && Number.isInteger(b)) return a - b;
  return one < other ? -1 : 1;
}

/** Versions that promise to be compatible with each other: those with the same date or major number, or the same minor number before 1.0.0. */
function lineOf(version: string): string {
  const [major, minor] = versionNumbers(version);
  return major === 0 ? `0.${minor}` : String(major);
}

/**
 * The release that a version follows: the last one of its major version, so that an old major version can be patched, or else the last one
 * before it. Pre-releases promise nothing, so that they are never followed.
 */
export function findPredecessor(released: readonly string[], version: string): string | undefined {
  const stable = released.filter((each) => !isPrerelease(each)).sort(compareReleases);
  const own = stable.filter((each) => lineOf(each) === lineOf(version));
  return own.at(-1) ?? stable.findLast((each) => compareReleases(each, version) < 0) ?? stable.at(-1);
}

/** The next pre-release: 2.0.0-rc.2 after 2.0.0-rc.1. */
export function nextPrerelease(version: string): string {
  return version.replace(/(\d+)$/, (number) => String(Number(number) + 1));
}

/** The npm dist-tag of a version, given the one that `latest` points to. A tag must not look like a version. */
export function distTagOf(version: string, latest: string | undefined): string {
  if (isPrerelease(version)) return "next";
  return latest === undefined || isPrerelease(latest) || compareReleases(version, latest) > 0 ? "latest" : `latest-${lineOf(version)}`;
}
