// Asks recheck again for the verdicts that the corpus of patterns records.

import { checkSync } from "recheck";
import { expect, test } from "vitest";
import { corpus } from "../generator/patterns/read-corpus.js";

test("recheck still says what the corpus records, unless its time runs out", () => {
  process.env["RECHECK_BACKEND"] ??= "pure";
  const differing = corpus.flatMap(({ pattern, recheck }) => {
    const { status } = checkSync(pattern, "u", { timeout: 10_000, randomSeed: 1 });
    return status === recheck || status === "unknown" || recheck === "unknown" ? [] : [{ pattern, recheck, status }];
  });
  expect(differing).toEqual([]);
});
