// An assessment as Markdown, for a pull request.

import type { AssessedChange, Assessment } from "../assess-release.js";
import { describeAdvice, describeAffected, describeRejection, distinctMessages, showMessage, type Versions } from "./describe-break.js";
import {
  describeConversations,
  describeDoubt,
  describeExamples,
  describeReason,
  describeReplay,
  describeUpdate,
  describeVerdict,
  groupChanges,
  sentenceOf,
  versionsOf,
} from "./describe-change.js";

/** The assessment under a heading, with what prevents the release. */
export function renderMarkdown(assessment: Assessment): string {
  const { diagnostics, baseline, verdict, changes } = assessment;
  const problems = diagnostics.map(
    ({ severity, message, hint }) => `- **${severity}**: ${message}${hint === undefined ? "" : ` (${hint})`}`,
  );
  const versions = versionsOf(assessment);
  const breaking = changes.filter(({ level }) => level === "major");
  const examples = describeExamples(changes);
  const sections = [
    {
      title: "Breaking changes",
      entries: breaking.flatMap((change, index) => [...(index === 0 ? [] : [""]), ...renderBreak(change, versions)]),
    },
    ...groupChanges(changes)
      .filter(({ affected }) => affected === undefined)
      .map((group) => ({ title: group.title, entries: group.changes.map((change) => `- ${sentenceOf(change)}.`) })),
    { title: "Examples", entries: examples === undefined ? [] : [`- ${examples.slice("examples: ".length)}.`] },
  ];
  const update = describeUpdate(assessment);
  return [
    `## ${describeVerdict(assessment)}`,
    ...(problems.length === 0 ? [] : ["", ...problems]),
    ...sections.flatMap(({ title, entries }) => (entries.length === 0 ? [] : ["", `### ${title}`, "", ...entries])),
    ...(baseline === undefined ? [] : describeReason(assessment).flatMap((line) => ["", line])),
    ...(update === undefined ? [] : ["", update]),
    ...(baseline === undefined || verdict === "none" ? [] : ["", `_${describeReplay(assessment)}_`]),
    "",
  ].join("\n");
}

/** A break with who is affected, the messages that show it, and what to do instead. */
function renderBreak(change: AssessedChange, versions: Versions): readonly string[] {
  const { shownBy } = change;
  const sentences = [`**${sentenceOf(change)}.**`, ...describeAffected(change, versions), ...describeDoubt(change, versions)];
  return [
    `- ${sentences.join(" ")}`,
    ...distinctMessages(shownBy, versions).flatMap((shown) => [
      "",
      `  ${describeShown(shown, versions)}`,
      "",
      "  ```json",
      `  ${showMessage(shown.message)}`,
      "  ```",
    ]),
    ...renderConversations(change, versions).map((line) => (line === "" ? "" : `  ${line}`)),
    "",
    `  ${describeAdvice(change)}`,
  ];
}

/** The conversations that show a break, as lines of Markdown. */
export const renderConversations = (change: Pick<AssessedChange, "conversations">, versions: Versions): readonly string[] =>
  describeConversations(change, versions).flatMap(({ title, messages, outcome }) => [
    "",
    title,
    "",
    "```json",
    ...messages,
    "```",
    "",
    `Outcome: ${outcome}.`,
  ]);

function describeShown(shown: AssessedChange["shownBy"][number], versions: Versions): string {
  const reader = shown.sender === "old" ? versions.next : versions.baseline;
  const why = describeRejection(shown, versions);
  return shown.issue === undefined ? `Misread: ${why}.` : `Rejected by readers of ${reader}: ${why}.`;
}
