// Chooses the mutants that are tried.

import { createHash } from "node:crypto";
import type { Mutant } from "./find-mutants.js";

/** A sample that depends on the seed and on each mutant alone: an edit of one line leaves the rest of the sample as it is. */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
  const seen = new Map<string, number>();
  const ranked = mutants.map((mutant) => {
    const { file, lineText, original, replacement } = mutant;
    const place = JSON.stringify([seed, file, lineText, original, replacement]);
    const repetition = (seen.get(place) ?? 0) + 1;
    seen.set(place, repetition);
    return { mutant, rank: createHash("sha256").update(`${place} ${repetition}`).digest("hex") };
  });
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
