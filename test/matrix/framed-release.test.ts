// A protocol with frames is released: its package is tried with results, which only their requests identify.

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../support/packed.js";
import { createReleaseProject } from "../support/release-project.js";

const spec = "spec/protocols/calculator.yaml";
const calculator = readFileSync(join(repository, "test/framed-specs/protocols/calculator.yaml"), "utf8");
const project = createReleaseProject({
  "spec/wirepact.yaml": "protocols: [protocols/calculator.yaml]\nlint: minimal\n",
  [spec]: calculator,
});
// The registry tests run these two tools.
for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
afterAll(() => project.remove());

// One of its invalid examples is a result that only its request shows to be invalid.
test("it is released", async () => {
  await project.wirepact("generate");
  project.commit("Begin");
  const { code, said } = await project.wirepact("release", "--no-publish");
  expect(said).toContain("tagged     @harbour/calculator@");
  expect(code).toBe(0);
});
