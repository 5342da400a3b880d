// The report for programs: JSON, JUnit and annotations of GitHub.

import { githubCommand } from "../diagnostics/github-command.js";
import type { BaselineComparison } from "./baseline.js";
import type { CheckedRequirement, ConformReport } from "./result.js";
import type { Withhold } from "./withhold.js";

/** The report as JSON, without sensitive values. */
export function jsonReport(report: ConformReport, { known, stale }: BaselineComparison, withhold: Withhold): string {
  const shown = (text: string | undefined): string | undefined => text && withhold(text);
  const results = report.results.map((result) => ({
    ...result,
    ...(known.has(result) && { known: true }),
    sent: shown(result.sent),
    got: shown(result.got),
    shrunk: shown(result.shrunk),
    errors: shown(result.errors),
  }));
  return `${JSON.stringify({ ...report, results, stale }, undefined, 2)}\n`;
}

/** The report as JUnit: a test case per requirement, whose class is the message type, and one per entry of the baseline that passes now. */
export function junitReport(report: ConformReport, { known, unexpected, stale }: BaselineComparison, withhold: Withhold): string {
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);
  const testCase = (group: string, name: string, took: number, inner: string): string =>
    `    <testcase classname="${escape(`${report.protocol}.${group}`)}" name="${escape(name)}" time="${seconds(took)}">${inner}</testcase>`;
  const innerOf = (result: CheckedRequirement): string => {
    const details = escape(detailsOf(result, withhold));
    if (unexpected.has(result)) return `<failure message="${escape(result.outcome)}">${details}</failure>`;
    if (result.verdict === "pass") return "";
    const reason = known.has(result) ? "known" : result.verdict;
    return reason === "lax" ? `<system-out>${details}</system-out>` : `<skipped message="${escape(`${reason}: ${result.outcome}`)}"/>`;
  };
  const cases = [
    ...report.results.map((result) => testCase(result.message || "connection", result.id, result.took ?? 0, innerOf(result))),
    ...stale.map((entry) => testCase("baseline", entry, 0, '<failure message="it passes now; remove it from the baseline"/>')),
  ];
  const skipped = report.counts.open + report.counts.skipped + known.size;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite name="${escape(`${report.protocol} ${report.role}`)}" tests="${cases.length}" failures="${unexpected.size + stale.length}" skipped="${skipped}" time="${seconds(report.took)}">`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

/** Annotations of GitHub: failures at the lines of the spec, and entries of the baseline that pass now at theirs. */
export function githubReport(
  { unexpected, stale }: BaselineComparison,
  withhold: Withhold,
  baseline: { readonly file: string; readonly lines: readonly string[] },
): readonly string[] {
  return [
    ...[...unexpected].map((result) => {
      const place = result.spec && { file: result.spec.file, line: result.spec.line };
      return githubCommand("error", { ...place, title: result.id }, detailsOf(result, withhold));
    }),
    ...stale.map((entry) => {
      const line = baseline.lines.findIndex((each) => each.trim().startsWith(entry)) + 1;
      return githubCommand("error", { file: baseline.file, line, title: entry }, "it passes now; remove it from the baseline");
    }),
  ];
}

const detailsOf = ({ outcome, sent, got, shrunk, errors }: CheckedRequirement, withhold: Withhold): string =>
  [
    outcome,
    ...Object.entries({ sent: shrunk ?? sent, got, "standard error": errors }).flatMap(([name, text]) =>
      text === undefined ? [] : [`${name}: ${withhold(text)}`],
    ),
  ].join("\n");

/** Text in XML, without characters that XML cannot contain. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
