// The level of all changes together, and the version they need.

import { carriedVersion, isDated, versionNumbers, withRelease } from "../text/version-text.js";
import type { Change, Verdict } from "./change.js";

const order: readonly Verdict[] = ["none", "patch", "minor", "major"];

/** The highest level of the changes. */
export function verdictOf(changes: readonly Pick<Change, "level">[]): Verdict {
  return changes.reduce<Verdict>((highest, { level }) => (order.indexOf(level) > order.indexOf(highest) ? level : highest), "none");
}

/** Whether one level is higher than another. */
export const isHigher = (one: Verdict, other: Verdict): boolean => order.indexOf(one) > order.indexOf(other);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day after a dated version, or today if that is later. */
function nextDate(version: string, today: string): string {
  const following = new Date(`${carriedVersion(version)}T00:00:00Z`);
  following.setUTCDate(following.getUTCDate() + 1);
  return today > dayOf(following) ? today : dayOf(following);
}

/**
 * The lowest version after a given one that a verdict allows. Before 1.0.0 a break needs a minor, and anything else a patch. After a dated
 * version, a break needs another date.
 */
export function nextVersion(version: string, verdict: Verdict, today: string = dayOf(new Date())): string {
  const [major, minor, patch] = versionNumbers(version);
  if (verdict === "none") return version;
  if (isDated(version)) {
    if (verdict === "major") return nextDate(version, today);
    return verdict === "minor" ? withRelease(version, minor + 1, 0) : withRelease(version, minor, patch + 1);
  }
  if (verdict === "major" && major > 0) return `${major + 1}.0.0`;
  if (verdict === "major" || (verdict === "minor" && major > 0)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
