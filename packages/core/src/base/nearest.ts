// The known name that was most likely meant. Cost is bounded: long names are not compared at all.

const longest = 64;

/** The candidate nearest to a name: equal except for case and separators, or a few edits away; undefined if none is near or several are equally near. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  if (name.length === 0 || name.length > longest) return undefined;
  const plainName = plain(name);
  let best: string | undefined;
  let isTied = false;
  let least = Math.min(Math.floor(Math.max(name.length, 3) / 3) + 1, plainName.length);
  for (const candidate of candidates) {
    if (candidate.length > longest || candidate === name || candidate === best) continue;
    const distance = editDistance(plainName, plain(candidate), least + 1);
    if (distance < least) {
      best = candidate;
      least = distance;
      isTied = false;
    } else if (distance === least && best !== undefined) isTied = true;
  }
  // Of several that are equally near none is more likely meant.
  return isTied ? undefined : best;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_ .]/g, "");

/** Insertions, deletions, replacements and swaps of neighbours between two strings; at most `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = [...Array(b.length + 1).keys()];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? before[column - 2]! + 1 : replaced;
      current.push(Math.min(replaced, swapped, last[column]! + 1, current[column - 1]! + 1));
    }
    if (Math.min(...current) >= limit) return limit;
    before = last;
    last = current;
  }
  return last[b.length]!;
}
