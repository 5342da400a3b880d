// Rules and replay check each other: without rules, the replay alone finds every break that a message can show; without the replay, the rules
// find all. Together they agree.

import { expect, test } from "vitest";
import type { Assessment } from "../../../generator/release/assess-release.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import type { Change } from "../../../generator/compare/change.js";
import { combineProof } from "../../../generator/release/proof/prove-comparison.js";
import { replayModels } from "../../../generator/release/proof/replay.js";
import { affectedBy } from "../../../generator/release/render/describe-break.js";
import { renderMarkdown } from "../../../generator/release/render/render-markdown.js";
import { expectGoldenText } from "../../support/golden.js";
import { sampleOf } from "../../support/sample-size.js";
import { fixtureNames, readFixture } from "./rule-fixture.js";

/** Breaks that no message of a shared encoding shows, and why. */
const unshown: Readonly<Record<string, string>> = {
  "encoding-removed": "The two releases share no encoding.",
  "default-encoding-changed": "Each side decodes the other's encoding when it is named.",
  "duplicate-keys-rejected": "No release encodes a duplicate key; only messages of other senders have one.",
  "frame-removed": "No message of the base spec is in the frame.",
  "frame-added": "No message of the base spec is in the frame.",
  "frame-changed": "Every answer has the property that the frame now names too.",
  "mail-part-changed": "The properties of a raw mail belong to the mail server, and no message contains them.",
};

const senders = ["old", "new"] as const;

test.each(sampleOf(fixtureNames, 10))("%s", async (name) => {
  const fixture = readFixture(name);
  const { old, new: current } = fixture;
  const replay = await replayModels(old, current, { seed: 1, runs: 3 });
  const compared = compareModels(old, current);
  const unaided = combineProof(old, current, compareModels(old, current, { rules: [] }), replay);
  const shown = senders.filter((sender) =>
    compared.changes.some(({ rule, breaks }) => breaks.includes(affectedBy[sender]) && unshown[rule] === undefined),
  );
  expect(unaided.changes.flatMap(({ shownBy }) => shownBy.map(({ sender }) => sender))).toEqual(expect.arrayContaining(shown));
  expect(unaided.verdict === "major").toBe(unaided.changes.length > 0);

  const { changes } = combineProof(old, current, compared, replay);
  expect(changes.filter(({ rule }) => rule === "message-not-understood")).toEqual([]);
  for (const change of changes.filter(({ rule }) => rule === fixture.rule && unshown[rule] === undefined)) {
    const seen = change.shownBy.map(({ sender }) => affectedBy[sender]);
    expect(seen, change.message).toEqual(expect.arrayContaining(change.breaks.filter((who) => who !== "source-code")));
  }

  // What people read about the change and about the change undone; `THOROUGH=1 UPDATE_GOLDEN=1` writes it anew, to be read in the diff.
  const assessment: Assessment = {
    protocol: current.name,
    baseline: old.version,
    verdict: compared.verdict,
    demanded: "9.9.9",
    next: "9.9.9",
    isReleased: false,
    changes,
    replay,
    diagnostics: [],
  };
  const undone = compareModels(current, old).changes.map(describeFinding);
  expectGoldenText(
    `release/${name.replaceAll(/\W+/g, "-")}.md`,
    [renderMarkdown(assessment), "## Findings\n", ...changes.map(describeFinding), "\n## Undone\n", ...undone, ""].join("\n"),
  );
});

/** A finding with all that programs read of it. */
function describeFinding({ rule, level, message, paths, breaks, misreads, undecided }: Change): string {
  const affected = [...breaks.map((who) => `breaks ${who}`), ...misreads.map((who) => `misreads ${who}`)];
  const notes = [...affected, ...(undecided === undefined ? [] : [`undecided: ${undecided}`])];
  return `- ${level} ${rule}: ${message} (${paths.old ?? "nothing"} to ${paths.new ?? "nothing"})${notes.map((note) => `; ${note}`).join("")}`;
}
