// Asks recheck again for the verdicts that the corpus of patterns records, in portions, so that a run that was interrupted can be continued.

import { checkSync } from "recheck";
import { expect, test } from "vitest";
import { corpus, type CorpusPattern } from "../generator/patterns/read-corpus.js";

const size = 50;
const starts = Array.from({ length: Math.ceil(corpus.length / size) }, (_, index) => index * size);

/** What recheck proves within so many milliseconds; undefined if it proves nothing. */
function verdictOf(pattern: string, timeout: number): CorpusPattern["recheck"] | undefined {
  const { status, checker } = checkSync(pattern, "u", { timeout, randomSeed: 1 });
  // Fuzzing that found no attack is no proof that there is none.
  return status === "vulnerable" || (status === "safe" && checker !== "fuzz") ? status : undefined;
}

test.each(starts)("recheck still says what the corpus records from pattern %i on, unless its time runs out", (start) => {
  process.env["RECHECK_BACKEND"] ??= "pure";
  const differing = corpus.slice(start, start + size).flatMap(({ pattern, recheck }) => {
    const isOther = (timeout: number): boolean => ![undefined, recheck].includes(verdictOf(pattern, timeout));
    // It tries attacks by the clock, which a busy machine slows down: another verdict is asked for again, with more time.
    return recheck !== "unknown" && isOther(10_000) && isOther(120_000) ? [{ pattern, recheck }] : [];
  });
  expect(differing).toEqual([]);
});
