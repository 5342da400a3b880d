// How much processor time the import of a large published schema takes: the 344 definitions of GitHub's webhooks.

import { expect, it } from "vitest";
import { importSpec } from "../../generator/import/import-spec.js";
import { published } from "../generator/import/published.js";

it("imports 344 definitions in five seconds of processor time", async () => {
  const schema = published.find(({ name }) => name === "github")!.read!();
  const start = process.cpuUsage();
  const imported = await importSpec({ schema }, { protocol: "github", source: "github.json" });
  const { user, system } = process.cpuUsage(start);
  console.log(`${((user + system) / 1e6).toFixed(1)} s of processor time`);
  expect("problem" in imported ? imported.problem : imported.counts.complete).toBe(344);
  expect((user + system) / 1e6).toBeLessThan(5);
});
