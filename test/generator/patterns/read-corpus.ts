// Reads the patterns that both analyses of backtracking are compared on, with the verdicts that recheck 4.5.0 gave in ten seconds each.

import { readFileSync } from "node:fs";

export interface CorpusPattern {
  readonly pattern: string;
  readonly recheck: "safe" | "vulnerable" | "unknown";
}

/** Typical validation patterns, published vulnerable ones, and random ones (the last 260). */
export const corpus: readonly CorpusPattern[] = readFileSync(new URL("corpus.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [recheck = "", pattern = ""] = line.split("\t");
    return { pattern, recheck: recheck as CorpusPattern["recheck"] };
  });
