// The changelog of a package: one section per release, the newest first, with what senders, readers and code must change.

import { existsSync, readFileSync } from "node:fs";
import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { formatText } from "../text/format.js";
import type { AssessedChange, Assessment } from "./assess-release.js";
import type { Affected } from "../compare/change.js";
import { repairMessage } from "./repair-message.js";
import { affectedBy, describeRejection, showMessage, type Versions } from "./render/describe-break.js";
import { describeConversations, describeUpdate, groupChanges, sentenceOf } from "./render/describe-change.js";
import { findReleaseText } from "../compare/rules/index.js";
import { noEffect } from "../compare/rules/found-elsewhere.js";

export interface ReleaseNotes {
  readonly assessment: Assessment;
  /** The new model, for examples of valid messages. */
  readonly model: ProtocolModel;
  readonly version: string;
  /** What people wrote about it. */
  readonly notes?: string | undefined;
  /** Today, as YYYY-MM-DD. */
  readonly date: string;
}

const heading = "# Changelog\n";

/** The changelog at a path with the section of a release on top. */
export async function addToChangelog(path: string, notes: ReleaseNotes): Promise<string> {
  const existing = existsSync(path) ? readFileSync(path, "utf8").replaceAll("\r\n", "\n") : heading;
  const older = existing.startsWith(heading) ? existing.slice(heading.length).trimStart() : existing;
  const text = [heading, releaseSection(notes), older].join("\n");
  const formatted = await formatText("CHANGELOG.md", text);
  return "text" in formatted ? formatted.text : text;
}

/** The section of one release. */
export function releaseSection({ assessment, model, version, notes, date }: ReleaseNotes): string {
  const { baseline, verdict, changes } = assessment;
  // Notes can have headings, so the sentence about the whole release comes first.
  const begin = (sentence: string): readonly string[] => [
    `## ${version} (${date})`,
    "",
    sentence,
    "",
    ...(notes === undefined ? [] : [notes, ""]),
  ];
  if (baseline === undefined) return begin(`First release: ${listMessages(model)}.`).join("\n");
  if (verdict === "none") return begin("The protocol did not change; only the generated code did.").join("\n");
  const view = { model, versions: { baseline, next: version } };
  const sections = groupChanges(changes.filter(({ rule }) => rule !== noEffect.id)).flatMap(({ title, affected, changes: own }) => [
    `### ${title}`,
    "",
    ...own.flatMap((change) => (affected === undefined ? [`- ${sentenceOf(change)}.`] : entryOf(change, affected, view))),
    "",
  ]);
  const update = describeUpdate(assessment);
  const promise =
    verdict === "major"
      ? [`Not compatible with ${baseline}.`, update].join(" ").trimEnd()
      : `Compatible with ${baseline}: no changes are needed.`;
  const rest = sections.length === 0 ? ["Only examples or the notation of the spec changed.", ""] : sections;
  return [...begin(promise), ...rest].join("\n");
}

function listMessages({ messages }: ProtocolModel): string {
  const names = Object.keys(messages).map((name) => `\`${name}\``);
  return names.length === 1 ? `the message ${names[0]}` : `the messages ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

interface EntryView {
  readonly model: ProtocolModel;
  readonly versions: Versions;
}

function entryOf(change: AssessedChange, affected: Affected, { model, versions }: EntryView): readonly string[] {
  const shown = change.shownBy.find(({ sender }) => affectedBy[sender] === affected);
  const reason = change.allowed === undefined ? "" : ` ${change.allowed.reason}`;
  const code = affected === "source-code" ? findReleaseText(change.rule)?.code : undefined;
  const whom = code === undefined ? "" : ` It affects code that ${code}.`;
  if (shown === undefined) return [`- ${sentenceOf(change)}.${whom}${reason}`, ...conversationOf(change, affected, versions)];
  const verb = shown.issue === undefined ? "misread" : "reject";
  const reader = affected === "old-senders" ? `New readers ${verb}` : `Old readers ${verb}`;
  const after = repairMessage(model, shown, change.use) ?? exampleOf(model, shown.tag);
  return [
    `- ${sentenceOf(change)}.${reason} ${reader}:`,
    "",
    ...fenced(showMessage(shown.message, 600), `// ${describeRejection(shown, versions)}`),
    ...(after === undefined || affected !== "old-senders" ? [] : ["  Valid now:", "", ...fenced(showMessage(after, 600))]),
  ];
}

/** The conversation that shows a break to those who are affected; nothing where there is none. */
function conversationOf({ conversations = [], scenes = [] }: AssessedChange, affected: Affected, versions: Versions): readonly string[] {
  const own = conversations.filter(({ sender }) => affectedBy[sender] === affected);
  return describeConversations({ conversations: own, scenes }, versions).flatMap(({ title, messages, outcome }) => [
    "",
    `  ${title}`,
    "",
    ...fenced(...messages, `// ${outcome}`),
  ]);
}

function exampleOf({ messages }: ProtocolModel, tag: string): Json | undefined {
  const type = messages[tag] ?? Object.values(messages).find(({ aliases }) => aliases?.includes(tag));
  return type?.examples[0]?.value;
}

const fenced = (...lines: readonly string[]): readonly string[] => ["  ```jsonc", ...lines.map((line) => `  ${line}`), "  ```", ""];
