// The verdict of a comparison in the words of the adversarial set.

import type { Change, Verdict } from "../../../../generator/release/compare/change.js";

/** The verdict; `undecided` where a change counts as a break only because nothing better is known. */
export function verdictOn({ changes, verdict }: { readonly changes: readonly Change[]; readonly verdict: Verdict }): string {
  const breaks = changes.filter(({ level }) => level === "major");
  return breaks.length > 0 && breaks.every(({ undecided }) => undecided !== undefined) ? "undecided" : verdict;
}
