// The whole adversarial set, without the replay: no verdict is too low, and none is too high. The rules alone decide on most edits, and the packages on a few.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadConfig, type ProjectConfig } from "../../generator/config/load-config.js";
import { assessRelease } from "../../generator/release/assess-release.js";
import { readEdits, readPackageEdits } from "../generator/release/adversarial/read-edits.js";
import { wrongVerdicts } from "../generator/release/adversarial/verdict-on.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { seed } from "../support/seed.js";

test("all verdicts are right", () => {
  const edits = readEdits();
  const undecided = edits.filter(({ verdict }) => verdict === "undecided").length;
  console.log(`${edits.length} verdicts, ${undecided} of them undecided`);
  expect(edits.length).toBeGreaterThan(2000);
  expect(undecided).toBeLessThan(edits.length / 100);
  expect(wrongVerdicts(edits)).toEqual([]);
});

const config = (await loadConfig(fileURLToPath(new URL("../..", import.meta.url)))) as ProjectConfig;

test.each(readPackageEdits())("with the packages, $name", async ({ verdict, old, new: current }) => {
  const baseline = { model: resolveText(old).model, label: "1.0.0" };
  const assessment = await assessRelease(resolveText(current), baseline, { config, today: "2026-03-04", seed, runs: 5 });
  expect(assessment.verdict, `seed ${seed}`).toBe(verdict);
});
