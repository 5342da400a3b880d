// An assessment as Markdown, for a pull request.

import type { AssessedChange, Assessment } from "../assess-release.js";
import type { Direction } from "../compare/change.js";
import { describeRefusal, describeReplay, describeVerdict, showMessage } from "./describe-change.js";

/** The assessment under a heading, with what forbids the release. */
export function renderMarkdown(assessment: Assessment): string {
  const { diagnostics, baseline, verdict } = assessment;
  const problems = diagnostics.map(
    ({ severity, message, hint }) => `- **${severity}**: ${message}${hint === undefined ? "" : ` (${hint})`}`,
  );
  return [
    `## ${describeVerdict(assessment)}`,
    ...(problems.length === 0 ? [] : ["", ...problems]),
    ...renderChanges(assessment),
    ...(baseline === undefined || verdict === "none" ? [] : ["", `_${describeReplay(assessment)}_`]),
    "",
  ].join("\n");
}

const sections: readonly { readonly title: string; readonly who: Direction }[] = [
  { title: "What senders must change", who: "old-senders" },
  { title: "What readers must change", who: "new-senders" },
  { title: "What programs must change", who: "source" },
];

/** The changes by who has to act, then those that are new, then the rest. */
function renderChanges({ changes }: Pick<Assessment, "changes">): readonly string[] {
  const hurting = sections.flatMap(({ title, who }) => {
    const own = changes.filter(({ breaks, misleads }) => breaks.includes(who) || misleads.includes(who));
    return own.length === 0 ? [] : ["", `### ${title}`, "", ...own.flatMap((change) => renderChange(change, who))];
  });
  const others = (["minor", "patch"] as const).flatMap((level) => {
    const own = changes.filter((change) => change.level === level && !change.forbidden);
    const title = level === "minor" ? "What is new" : "What else changed";
    return own.length === 0 ? [] : ["", `### ${title}`, "", ...own.map((change) => `- ${sentenceOf(change)}.`)];
  });
  return [...hurting, ...others];
}

/** A change as a sentence; names at its beginning stay as they are written. */
export function sentenceOf({ message, facts: { what, before = what } }: AssessedChange): string {
  const named = message.startsWith(what) || message.startsWith(before);
  return named ? message : `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
}

function renderChange(change: AssessedChange, who: Direction): readonly string[] {
  const { shownBy, allowed } = change;
  const shown = shownBy.filter(({ sender }) => sender === who);
  return [
    `- ${sentenceOf(change)}.${allowed === undefined ? "" : ` Accepted: ${allowed.reason}`}`,
    ...shown.flatMap((found) => [
      "",
      `  Refused: ${describeRefusal(found)}.`,
      "",
      "  ```json",
      `  ${showMessage(found.message)}`,
      "  ```",
      "",
    ]),
  ];
}
