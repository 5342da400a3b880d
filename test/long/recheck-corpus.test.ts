// Asks recheck again for the verdicts that the corpus of patterns records, in portions, so that a run that was interrupted can be continued.

import { checkSync } from "recheck";
import { expect, test } from "vitest";
import { corpus } from "../generator/patterns/read-corpus.js";

const size = 50;
const starts = Array.from({ length: Math.ceil(corpus.length / size) }, (_, index) => index * size);

test.each(starts)("recheck still says what the corpus records from pattern %i on, unless its time runs out", (start) => {
  process.env["RECHECK_BACKEND"] ??= "pure";
  const differing = corpus.slice(start, start + size).flatMap(({ pattern, recheck }) => {
    const { status, checker } = checkSync(pattern, "u", { timeout: 10_000, randomSeed: 1 });
    // Fuzzing that found no attack is no proof that there is none.
    const isProven = status === "vulnerable" || (status === "safe" && checker !== "fuzz");
    return status === recheck || !isProven || recheck === "unknown" ? [] : [{ pattern, recheck, status }];
  });
  expect(differing).toEqual([]);
});
