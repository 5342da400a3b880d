// Failures that are known: a file with one requirement per line, in which `*` stands for any characters and `#` begins a reason.

import type { CheckedRequirement, ConformReport } from "./result.js";

export interface BaselineComparison {
  /** Failures that are not listed. */
  readonly unexpected: ReadonlySet<CheckedRequirement>;
  /** Failures that are listed. */
  readonly known: ReadonlySet<CheckedRequirement>;
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

/** The entry of a line, whose reason follows `#` after a space; empty if there is none. */
const entryOf = (line: string): string => line.replace(/(?:^|\s)#\s.*$/, "").trim();

/** The entries of a baseline file. */
export const readBaseline = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map(entryOf)
    .filter((entry) => entry !== "");

/** Whether a verdict counts as a failure. */
const isFailing = ({ verdict }: CheckedRequirement, isStrict: boolean): boolean => verdict === "fail" || (isStrict && verdict === "lax");

/** Compares a report with the failures that are known. */
export function compareBaseline({ results }: ConformReport, entries: readonly string[], isStrict: boolean): BaselineComparison {
  const failing = results.filter((result) => isFailing(result, isStrict));
  const isListed = ({ id }: CheckedRequirement): boolean => entries.some((entry) => matchesGlob(entry, id));
  const silent = entries.filter((entry) => !failing.some(({ id }) => matchesGlob(entry, id)));
  const isTested = (entry: string): boolean =>
    results.some(({ id, verdict }) => (verdict === "pass" || verdict === "lax") && matchesGlob(entry, id));
  return {
    unexpected: new Set(failing.filter((result) => !isListed(result))),
    known: new Set(failing.filter(isListed)),
    stale: silent.filter(isTested),
    untested: silent.filter((entry) => !isTested(entry)),
  };
}

/** The text of a baseline file. Of an earlier one, everything stays but the entries that pass now: reasons, wildcards, and what was not tested. */
export function writeBaseline(report: ConformReport, earlier: string | undefined, isStrict: boolean): string {
  const heading = `# Known failures of the ${report.role} of ${report.protocol}; wirepact conform --update-baseline adds and removes entries.`;
  const { unexpected, stale } = compareBaseline(report, readBaseline(earlier ?? ""), isStrict);
  const kept = (earlier ?? heading).trimEnd().split(/\r?\n/);
  return [...kept.filter((line) => !stale.includes(entryOf(line))), ...[...unexpected].map(({ id }) => id).toSorted(), ""].join("\n");
}
