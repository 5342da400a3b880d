// The changelog of a package: one section per release, the newest first, with what senders, readers and programs have to change.

import { existsSync, readFileSync } from "node:fs";
import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { formatText } from "../text/format.js";
import type { AssessedChange, Assessment } from "./assess-release.js";
import type { Direction } from "./compare/change.js";
import { describeRefusal, showMessage } from "./render/describe-change.js";
import { sentenceOf } from "./render/render-markdown.js";

export interface ReleaseNotes {
  readonly assessment: Assessment;
  /** The new model, for examples of how it is done now. */
  readonly model: ProtocolModel;
  readonly version: string;
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
export function releaseSection({ assessment, model, version }: ReleaseNotes): string {
  const { baseline, verdict, changes } = assessment;
  const lines = [`## ${version}`, ""];
  if (baseline === undefined) {
    return [...lines, `First release: ${listMessages(model)}.`, ""].join("\n");
  }
  if (verdict === "none") return [...lines, "The protocol is the same; only the generated code changed.", ""].join("\n");
  const hurt = sections.flatMap(({ title, who }) => {
    const own = changes.filter(({ breaks, misleads }) => breaks.includes(who) || misleads.includes(who));
    return own.length === 0 ? [] : [`### ${title}`, "", ...own.flatMap((change) => entryOf(change, who, model)), ""];
  });
  const others = (["minor", "patch"] as const).flatMap((level) => {
    const own = changes.filter((change) => change.level === level && !change.forbidden);
    const title = level === "minor" ? "What is new" : "What else changed";
    return own.length === 0 ? [] : [`### ${title}`, "", ...own.map((change) => `- ${sentenceOf(change)}.`), ""];
  });
  const promise = verdict === "major" ? `Not compatible with ${baseline}.` : `Compatible with ${baseline}: nothing has to be changed.`;
  return [...lines, promise, "", ...hurt, ...others].join("\n");
}

const sections: readonly { readonly title: string; readonly who: Direction }[] = [
  { title: "What senders must change", who: "old-senders" },
  { title: "What readers must change", who: "new-senders" },
  { title: "What programs must change", who: "source" },
];

function listMessages({ messages }: ProtocolModel): string {
  const names = Object.keys(messages).map((name) => `\`${name}\``);
  return names.length === 1 ? `the message ${names[0]}` : `the messages ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function entryOf(change: AssessedChange, who: Direction, model: ProtocolModel): readonly string[] {
  const shown = change.shownBy.find(({ sender }) => sender === who);
  const reason = change.allowed === undefined ? "" : ` ${change.allowed.reason}`;
  if (shown === undefined) return [`- ${sentenceOf(change)}.${reason}`];
  const reader = who === "old-senders" ? "New readers refuse" : "Old readers refuse";
  const after = exampleOf(model, shown.tag);
  return [
    `- ${sentenceOf(change)}.${reason} ${reader}:`,
    "",
    ...fenced(showMessage(shown.message, 600), `// ${describeRefusal(shown)}`),
    ...(after === undefined || who !== "old-senders" ? [] : ["  Now:", "", ...fenced(showMessage(after, 600))]),
  ];
}

function exampleOf({ messages }: ProtocolModel, tag: string): Json | undefined {
  const type = messages[tag] ?? Object.values(messages).find(({ aliases }) => aliases?.includes(tag));
  return type?.examples[0]?.value;
}

const fenced = (...lines: readonly string[]): readonly string[] => ["  ```jsonc", ...lines.map((line) => `  ${line}`), "  ```", ""];
