// Verdicts of comparisons in the words of the adversarial set.

import type { Change, Verdict } from "../../../../generator/compare/change.js";
import { compareModels } from "../../../../generator/compare/compare-models.js";
import { resolveText } from "../rule-fixture.js";
import type { AdversarialEdit } from "./read-edits.js";

/** The edits on which the rules decide otherwise than the set. */
export const wrongVerdicts = (edits: readonly AdversarialEdit[]): readonly string[] =>
  edits.flatMap(({ name, verdict, old, new: current }) => {
    const comparison = compareModels(resolveText(old).model, resolveText(current).model);
    const found = verdictOn(comparison);
    const isListed = (comparison.verdict === "none") === (comparison.changes.length === 0);
    return found === verdict && isListed ? [] : [`${name}: ${found} instead of ${verdict}${isListed ? "" : ", with no change listed"}`];
  });

/** The verdict; `undecided` where a change counts as a break only because nothing better is known. */
export function verdictOn({ changes, verdict }: { readonly changes: readonly Change[]; readonly verdict: Verdict }): string {
  const breaks = changes.filter(({ level }) => level === "major");
  return breaks.length > 0 && breaks.every(({ undecided }) => undecided !== undefined) ? "undecided" : verdict;
}
