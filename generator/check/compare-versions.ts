// Compares versions.

/** Negative, zero or positive if the first version is older than, equal to or newer than the second. Only the three numbers are compared. */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [numbers(first), numbers(second)];
  for (const [index, number] of left.entries()) {
    const difference = number - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const numbers = (version: string): readonly number[] => version.split("-")[0]!.split(".").map(Number);
