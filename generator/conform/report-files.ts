// The report for programs: JSON, JUnit and annotations of GitHub.

import { isFailing } from "./baseline.js";
import type { CheckedRequirement, ConformReport } from "./result.js";
import { withoutSecrets, type Withhold } from "./withhold.js";

/** The report as JSON, without sensitive values. */
export function jsonReport(report: ConformReport, withhold: Withhold): string {
  const shown = (text: string | undefined): string | undefined => text && withoutSecrets(withhold, text);
  const results = report.results.map((result) => ({
    ...result,
    sent: shown(result.sent),
    got: shown(result.got),
    shrunk: shown(result.shrunk),
  }));
  return `${JSON.stringify({ ...report, results }, undefined, 2)}\n`;
}

/** The report as JUnit: a test case per requirement, whose class is the message type. */
export function junitReport(report: ConformReport, withhold: Withhold, isStrict: boolean): string {
  const cases = report.results.map((result) => {
    const details = escape(detailsOf(result, withhold));
    const inner = isFailing(result, isStrict)
      ? `<failure message="${escape(result.outcome)}">${details}</failure>`
      : result.verdict === "open" || result.verdict === "skipped"
        ? `<skipped message="${escape(`${result.verdict}: ${result.outcome}`)}"/>`
        : result.verdict === "lax"
          ? `<system-out>${details}</system-out>`
          : "";
    const time = ((result.took ?? 0) / 1000).toFixed(3);
    return `    <testcase classname="${escape(`${report.protocol}.${result.message === "" ? "connection" : result.message}`)}" name="${escape(result.id)}" time="${time}">${inner}</testcase>`;
  });
  const failures = report.results.filter((result) => isFailing(result, isStrict)).length;
  const skipped = report.counts.open + report.counts.skipped;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite name="${escape(`${report.protocol} ${report.role}`)}" tests="${report.results.length}" failures="${failures}" skipped="${skipped}" time="${(report.took / 1000).toFixed(3)}">`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

/** Annotations of GitHub, at the lines of the spec. */
export const githubReport = (report: ConformReport, withhold: Withhold, isStrict: boolean): readonly string[] =>
  report.results
    .filter((result) => isFailing(result, isStrict))
    .map((result) => {
      const place = result.spec === undefined ? "" : ` file=${property(result.spec.file)},line=${result.spec.line}`;
      return `::error${place}::${data(`${result.id}: ${detailsOf(result, withhold)}`)}`;
    });

const detailsOf = ({ outcome, sent, got, shrunk }: CheckedRequirement, withhold: Withhold): string =>
  [
    outcome,
    ...Object.entries({ sent: shrunk ?? sent, got }).flatMap(([name, text]) =>
      text === undefined ? [] : [`${name}: ${withoutSecrets(withhold, text)}`],
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

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
