// The weight of changes together, and the version they ask for.

import type { Change, Verdict } from "./compare/change.js";

const order: readonly Verdict[] = ["none", "patch", "minor", "major"];

/** The heaviest of the changes. */
export function verdictOf(changes: readonly Pick<Change, "level">[]): Verdict {
  return changes.reduce<Verdict>((heaviest, { level }) => (order.indexOf(level) > order.indexOf(heaviest) ? level : heaviest), "none");
}

/** Whether one verdict weighs more than another. */
export const isHeavier = (one: Verdict, other: Verdict): boolean => order.indexOf(one) > order.indexOf(other);

/** The least version after one with that verdict. Before 1.0.0 everything weighs one step less. */
export function nextVersion(version: string, verdict: Verdict): string {
  const [major = 0, minor = 0, patch = 0] = version.split(/[-+]/)[0]!.split(".").map(Number);
  if (verdict === "none") return version;
  if (verdict === "major" && major > 0) return `${major + 1}.0.0`;
  if (verdict === "major" || (verdict === "minor" && major > 0)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
