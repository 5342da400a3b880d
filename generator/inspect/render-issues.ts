// Findings about messages as text for people, as JSON for programs, as annotations for GitHub.

import type { PlacedIssue } from "./judge-messages.js";

export type IssueFormat = "text" | "json" | "github";

/** A source as it is shown to people. */
export const shownSource = (source: string): string => (source === "-" ? "standard input" : source);

/** `inbox/m1.yaml:4:9 error priority must be one of "P0", "P1", "P2", "P3", got "P9" [unknown-value]`. */
export function renderIssue(
  { source, line, column, level, issue }: PlacedIssue,
  paint: (text: string, level: PlacedIssue["level"]) => string = (text) => text,
): string {
  const place = `${shownSource(source)}:${line}${column === undefined ? "" : `:${column}`}`;
  return `${place} ${paint(level, level)} ${issue.message} [${issue.code}]`;
}

/** One line of JSON per finding. */
export function renderIssueAsJson({ source, line, column, level, issue }: PlacedIssue): string {
  const { code, path, message, expected, received } = issue;
  return JSON.stringify({ source, line, column, level, code, path, message, expected, received });
}

/** A workflow command that GitHub shows beside the line. */
export function renderIssueForGitHub({ source, line, column, level, issue }: PlacedIssue): string {
  const escape = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const escapeProperty = (text: string): string => escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const place = `file=${escapeProperty(source)},line=${line}${column === undefined ? "" : `,col=${column}`}`;
  return `::${level} ${place},title=${escapeProperty(issue.code)}::${escape(issue.message)}`;
}

/** A finding in the format asked for. */
export function renderIssueAs(
  format: IssueFormat,
  found: PlacedIssue,
  paint?: (text: string, level: PlacedIssue["level"]) => string,
): string {
  if (format === "json") return renderIssueAsJson(found);
  return format === "github" ? renderIssueForGitHub(found) : renderIssue(found, paint);
}
