// Every edit of the adversarial set that breaks nobody, as TypeScript sees it: code that was written for the old package still compiles.
// `PORTION=3/10` takes a tenth of them.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadConfig, type ProjectConfig } from "../../generator/config/load-config.js";
import { compareApi } from "../../generator/release/api/compare-api.js";
import { compareModels } from "../../generator/compare/compare-models.js";
import { readEdits } from "../generator/release/adversarial/read-edits.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { portionOf } from "../support/portion.js";

const config = (await loadConfig(fileURLToPath(new URL("../..", import.meta.url)))) as ProjectConfig;
const compatible = readEdits().filter(({ verdict }) => verdict !== "major" && verdict !== "undecided");

test.each(portionOf(compatible))("$name", async ({ old: before, new: after }) => {
  const [old, current] = [resolveText(before).model, resolveText(after).model];
  const { changes } = compareModels(old, current);
  expect(await compareApi({ config, old, new: current, changes })).toEqual([]);
});
