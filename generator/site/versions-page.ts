// The page of versions: all releases that are kept, which of them read the messages of which other one, and the changelog.

import { isSameModel } from "./same-model.js";
import { compareModels } from "../compare/compare-models.js";
import { type CompatibilityMatrix, describeCell, type KeptRelease, type MatrixCell } from "../release/compatibility-matrix.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { RenderTemplate } from "../template/render-template.js";
import { code, plainText, tableRows } from "../text/markdown.js";
import type { MarkdownPage, SiteProtocol } from "./site.js";

/** Messages on the page are cut after this many characters. */
const longest = 300;

/** The page in Markdown. */
export function versionsPage({ model, releases, matrix, changelog }: SiteProtocol, render: RenderTemplate): MarkdownPage {
  const shown = matrix === undefined ? [] : shownReleases(matrix, releases, model);
  const cells = (matrix?.cells ?? []).filter(({ sender, reader }) => shown.includes(sender) && shown.includes(reader));
  const view = {
    title: plainText(model.title),
    releases: tableRows(releases.map((release, index) => releaseRow(release, releases[index - 1], model.version)).toReversed()),
    readers: shown.map(nameOf),
    rows: shown.map((sender) => ({
      sender: nameOf(sender),
      cells: cells.filter((cell) => cell.sender === sender).map(describeCell),
    })),
    examples: cells.flatMap(exampleOf),
    changelog: changelog === undefined ? "" : changelog.replace(/^# .*\n+/, "").replaceAll(/^(?=#+ )/gm, "#"),
  };
  return { path: "versions.md", markdown: render("site/versions", view) };
}

/** The rows and columns of the matrix: while the spec is what was released last, it has none of its own. */
function shownReleases({ releases: names }: CompatibilityMatrix, kept: readonly KeptRelease[], model: ProtocolModel): readonly string[] {
  const last = kept.at(-1)?.model;
  const hides = last !== undefined && isSameModel(last, model);
  return names.filter((name) => name !== "spec" || !hides);
}

const nameOf = (release: string): string => (release === "spec" ? "the current spec" : release);

function releaseRow({ version, model }: KeptRelease, before: KeptRelease | undefined, current: string): Readonly<Record<string, string>> {
  return {
    version: `[${version}](${version === current ? "" : `versions/${version}/`}index.md)`,
    messages: String(Object.keys(model.messages).length),
    change: before === undefined ? "first release" : compareModels(before.model, model).verdict,
  };
}

function exampleOf({ sender, reader, example }: MatrixCell): readonly Readonly<Record<string, string>>[] {
  if (example === undefined) return [];
  const text = JSON.stringify(example.message);
  return [
    {
      sender: nameOf(sender),
      reader: nameOf(reader),
      message: code(text.length > longest ? `${text.slice(0, longest)}…` : text),
      issue: example.issue === undefined ? "" : plainText(example.issue.message),
    },
  ];
}
