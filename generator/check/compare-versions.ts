// Compares versions.

import { versionNumbers } from "../text/version-text.js";

/** Negative, zero or positive if the first version is older than, equal to or newer than the second. Only the three numbers are compared. */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [versionNumbers(first), versionNumbers(second)];
  for (const [index, number] of left.entries()) {
    const difference = number - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
