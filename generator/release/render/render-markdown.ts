// An assessment as Markdown, for a pull request.

import type { AssessedChange, Assessment } from "../assess-release.js";
import {
  affectedBy,
  describeDoubt,
  describeReason,
  describeRejection,
  describeReplay,
  describeVerdict,
  groupChanges,
  sentenceOf,
  showMessage,
} from "./describe-change.js";
import type { ChangeGroup } from "./describe-change.js";

/** The assessment under a heading, with what prevents the release. */
export function renderMarkdown(assessment: Assessment): string {
  const { diagnostics, baseline, verdict, changes } = assessment;
  const problems = diagnostics.map(
    ({ severity, message, hint }) => `- **${severity}**: ${message}${hint === undefined ? "" : ` (${hint})`}`,
  );
  return [
    `## ${describeVerdict(assessment)}`,
    ...(problems.length === 0 ? [] : ["", ...problems]),
    ...groupChanges(changes).flatMap((group) => [
      "",
      `### ${group.title}`,
      "",
      ...group.changes.flatMap((each) => renderChange(each, group)),
    ]),
    ...(baseline === undefined ? [] : describeReason(assessment).flatMap((line) => ["", line])),
    ...(baseline === undefined || verdict === "none" ? [] : ["", `_${describeReplay(assessment)}_`]),
    "",
  ].join("\n");
}

function renderChange(change: AssessedChange, { affected }: ChangeGroup): readonly string[] {
  const { shownBy, allowed } = change;
  if (affected === undefined) return [`- ${sentenceOf(change)}.`];
  return [
    `- ${sentenceOf(change)}.${allowed === undefined ? "" : ` Allowed: ${allowed.reason}`}${describeDoubt(change)
      .map((line) => ` ${line}`)
      .join("")}`,
    ...shownBy
      .filter(({ sender }) => affectedBy[sender] === affected)
      .flatMap((shown) => [
        "",
        `  ${shown.issue === undefined ? "Misread" : "Rejected"}: ${describeRejection(shown)}.`,
        "",
        "  ```json",
        `  ${showMessage(shown.message)}`,
        "  ```",
        "",
      ]),
  ];
}
