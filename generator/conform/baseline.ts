// Failures that are known: a file with one requirement per line, in which `*` stands for any characters and `#` begins a reason.

import type { CheckedRequirement, ConformReport } from "./result.js";

export interface BaselineComparison {
  /** Failures that are not listed. */
  readonly unexpected: readonly CheckedRequirement[];
  /** Entries that pass now. */
  readonly stale: readonly string[];
  /** Entries that were not tested. */
  readonly untested: readonly string[];
}

/** Whether a text is meant by a pattern with `*`. */
export function matchesGlob(pattern: string, text: string): boolean {
  const parts = pattern.split("*");
  let position = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const found = index === 0 ? (text.startsWith(part) ? 0 : -1) : isLast ? text.lastIndexOf(part) : text.indexOf(part, position);
    if (found < position || (isLast && found + part.length !== text.length)) return false;
    position = found + part.length;
  }
  return true;
}

/** The entries of a baseline file. A reason follows `#` after a space. */
export const readBaseline = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#\s.*$/, "").trim())
    .filter((line) => line !== "");

/** Whether a verdict counts as a failure. */
export const isFailing = ({ verdict }: CheckedRequirement, isStrict: boolean): boolean =>
  verdict === "fail" || (isStrict && verdict === "lax");

/** Compares a report with the failures that are known. */
export function compareBaseline({ results }: ConformReport, entries: readonly string[], isStrict: boolean): BaselineComparison {
  const failing = results.filter((result) => isFailing(result, isStrict));
  const unexpected = failing.filter(({ id }) => !entries.some((entry) => matchesGlob(entry, id)));
  const silent = entries.filter((entry) => !failing.some(({ id }) => matchesGlob(entry, id)));
  const isTested = (entry: string): boolean =>
    results.some(({ id, verdict }) => (verdict === "pass" || verdict === "lax") && matchesGlob(entry, id));
  return { unexpected, stale: silent.filter(isTested), untested: silent.filter((entry) => !isTested(entry)) };
}

/** The text of a baseline file. */
export const writeBaseline = ({ results, protocol, role }: ConformReport, isStrict: boolean): string =>
  [
    `# Known failures of the ${role} of ${protocol}; written by wirepact conform --update-baseline.`,
    ...results
      .filter((result) => isFailing(result, isStrict))
      .map(({ id }) => id)
      .toSorted(),
    "",
  ].join("\n");
