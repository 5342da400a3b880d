// Rules and replay check each other: with all rules off, the replay alone finds every break that a message can show; with the replay off, the
// rules find all. Together they never disagree.

import { expect, test } from "vitest";
import { compareModels } from "../../../generator/release/compare-models.js";
import { weighProof } from "../../../generator/release/proof/prove-comparison.js";
import { replayModels } from "../../../generator/release/proof/replay.js";
import { fixtureNames, readFixture } from "./rule-fixture.js";

/** Breaks that no message of a shared encoding shows, and why. */
const unshown: Readonly<Record<string, string>> = {
  "encoding-removed": "There is no encoding left in which the two could meet.",
  "default-encoding-changed": "Each side reads the other's encoding when it is named.",
  "mail-part-changed": "The members of a raw mail are those of a mail server, which no message carries.",
};

const senders = ["old-senders", "new-senders"] as const;

test.each(fixtureNames)("%s", async (name) => {
  const fixture = readFixture(name);
  const { old, new: current } = fixture;
  const replay = await replayModels(old, current, { seed: 1, runs: 3 });
  const compared = compareModels(old, current);
  const unaided = weighProof(old, current, compareModels(old, current, { rules: [] }), replay);
  expect(unaided.changes).toEqual([]);
  const shown = senders.filter((sender) =>
    compared.changes.some(({ rule, breaks }) => breaks.includes(sender) && unshown[rule] === undefined),
  );
  expect([...new Set(unaided.disagreements.map(({ sender }) => sender))]).toEqual(expect.arrayContaining(shown));

  const { disagreements, changes } = weighProof(old, current, compared, replay);
  expect(disagreements).toEqual([]);
  for (const change of changes.filter(({ rule }) => rule === fixture.rule && unshown[rule] === undefined)) {
    const seen = change.shownBy.map(({ sender }) => sender);
    expect(seen, change.message).toEqual(expect.arrayContaining(change.breaks.filter((who) => who !== "source")));
  }
});
