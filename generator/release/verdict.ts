// The level of all changes together, and the version they need.

import type { Change, Verdict } from "./compare/change.js";

const order: readonly Verdict[] = ["none", "patch", "minor", "major"];

/** The highest level of the changes. */
export function verdictOf(changes: readonly Pick<Change, "level">[]): Verdict {
  return changes.reduce<Verdict>((highest, { level }) => (order.indexOf(level) > order.indexOf(highest) ? level : highest), "none");
}

/** Whether one level is higher than another. */
export const isHigher = (one: Verdict, other: Verdict): boolean => order.indexOf(one) > order.indexOf(other);

/** The lowest version after a given one that a verdict allows. Before 1.0.0 a break needs a minor, and anything else a patch. */
export function nextVersion(version: string, verdict: Verdict): string {
  const [major = 0, minor = 0, patch = 0] = version.split(/[-+]/)[0]!.split(".").map(Number);
  if (verdict === "none") return version;
  if (verdict === "major" && major > 0) return `${major + 1}.0.0`;
  if (verdict === "major" || (verdict === "minor" && major > 0)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
