// `wirepact diff` and the plan of a release in a project with two protocols.

import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { loadConfig, type ProjectConfig } from "../../generator/config/load-config.js";
import { planRelease } from "../../generator/release/plan-release.js";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { createReleaseProject } from "../support/release-project.js";
import { berth, crane, rootFile } from "../support/harbour-spec.js";

const specs = { "spec/wirepact.yaml": rootFile, "spec/protocols/berth.yaml": berth, "spec/protocols/crane.yaml": crane };
const project = createReleaseProject(specs);
afterEach(() => {
  for (const [path, text] of Object.entries(specs)) project.write(path, text);
});
afterAll(() => project.remove());

test("reports them in the order of the spec", async () => {
  expect((await project.wirepact("diff")).said).toMatch(/berth 1\.0\.0 \(first release\)[^]*crane 1\.0\.0 \(first release\)/);
  project.write(
    "spec/wirepact.yaml",
    rootFile.replace("[protocols/berth.yaml, protocols/crane.yaml]", "[protocols/crane.yaml, protocols/berth.yaml]"),
  );
  expect((await project.wirepact("diff")).said).toMatch(/crane 1\.0\.0 \(first release\)[^]*berth 1\.0\.0 \(first release\)/);
});

test("reports one that was released and is gone, unless a file with errors may have it", async () => {
  freezeModel(join(project.folder, "spec/releases"), resolveText(crane).model);
  const gone = "crane was released (1.0.0) but is no longer in the spec";
  project.write("spec/wirepact.yaml", rootFile.replace(", protocols/crane.yaml", ""));
  expect((await project.wirepact("diff")).said).toContain(gone);
  project.edit("spec/protocols/berth.yaml", "minimal: { metres: 60 }", "minimal: { metres: 0 }");
  const { said, code } = await project.wirepact("diff");
  expect(said).toMatch(/error [a-z-]+\/[a-z-]+: .*metres/);
  expect(said).toContain(gone);
  expect(code).toBe(1);
  project.write("spec/wirepact.yaml", rootFile);
  project.write("spec/protocols/crane.yaml", crane.replace("title: Cranes", "title: [Cranes"));
  expect((await project.wirepact("diff")).said).not.toContain(gone);
});

test("releases one with the packages that it needs, directly or not, and no others", async () => {
  const needs = { hemp: [], rope: ["hemp"], steel: [], berth: ["rope"], crane: ["steel"] };
  for (const [name, needed] of Object.entries(needs)) {
    const dependencies = Object.fromEntries(needed.map((other) => [`@harbour/${other}`, "1.0.0"]));
    const manifest = { name: `@harbour/${name}`, version: "1.0.0", dependencies, wirepact: { protocol: name } };
    project.write(`packages/${name}/package.json`, JSON.stringify(manifest));
  }
  const config = (await loadConfig(project.folder)) as ProjectConfig;
  const { packages } = await planRelease({ config, folder: project.folder, protocol: "berth", publish: false });
  expect(packages.map(({ name }) => name)).toEqual(["@harbour/hemp", "@harbour/rope", "@harbour/berth"]);

  // The spec may set a version although nothing changed.
  freezeModel(join(project.folder, "spec/releases"), resolveText(crane).model);
  project.write("spec/protocols/crane.yaml", crane.replace("version: 1.0.0", "version: 1.0.1"));
  const plan = await planRelease({ config, folder: project.folder, protocol: "crane", publish: false });
  expect(plan.packages.find(({ name }) => name === "@harbour/crane")).toMatchObject({
    version: "1.0.1",
    why: "no changes; the spec sets the version",
  });
});
