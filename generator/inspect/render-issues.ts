// Renders issues of messages as text, as JSON, or as annotations for GitHub.

import { githubCommand } from "../diagnostics/github-command.js";
import { escapeControls } from "../text/printable.js";
import type { PlacedIssue } from "./check-messages.js";

export type IssueFormat = "text" | "json" | "github";

/** A string from a message or a file name as it is shown: on one line, with control characters escaped. */
export const shownText = (text: string): string => escapeControls(text, { isLine: true });

/** A source as it is shown. */
export const shownSource = (source: string): string => (source === "-" ? "standard input" : shownText(source));

/** `inbox/m1.yaml:4:9 error priority must be one of P0, P1, P2, P3, got "P9" [unknown-value]`. */
export function renderIssue(
  { source, line, column, level, issue }: PlacedIssue,
  paint: (text: string, level: PlacedIssue["level"]) => string = (text) => text,
): string {
  const location = `${shownSource(source)}:${line}${column === undefined ? "" : `:${column}`}`;
  return `${location} ${paint(level, level)} ${shownText(issue.message)} [${shownText(issue.code)}]`;
}

/** One line of JSON per issue. */
export function renderIssueAsJson({ source, line, column, level, issue }: PlacedIssue): string {
  const { code, path, message, expected, received } = issue;
  return JSON.stringify({ source, line, column, level, code, path, message, expected, received });
}

/** A workflow command that GitHub shows beside the line. */
export function renderIssueForGitHub({ source, line, column, level, issue }: PlacedIssue): string {
  const properties = { file: source, line, ...(column !== undefined && { col: column }), title: issue.code };
  return githubCommand(level, properties, issue.message);
}

/** An issue in one of the formats. */
export function renderIssueAs(
  format: IssueFormat,
  found: PlacedIssue,
  paint?: (text: string, level: PlacedIssue["level"]) => string,
): string {
  if (format === "json") return renderIssueAsJson(found);
  return format === "github" ? renderIssueForGitHub(found) : renderIssue(found, paint);
}
