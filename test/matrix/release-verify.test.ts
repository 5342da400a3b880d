// `wirepact verify`: a tarball is compared with what its released model gives.

import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { execute, repository } from "../support/packed.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";
import { crane } from "../support/harbour-spec.js";

let project: ReleaseProject;

beforeAll(async () => {
  project = createReleaseProject({
    "spec/wirepact.yaml": "protocols: [protocols/crane.yaml]\nlint: minimal\n",
    "spec/protocols/crane.yaml": crane,
  });
  await project.wirepact("generate");
  execute("npm", ["run", "--silent", "build"], project.folder);
  const { protocols } = await compileSpec(join(project.folder, "spec/wirepact.yaml"));
  freezeModel(join(project.folder, "spec/releases"), protocols[0]!.model);
});

afterAll(() => project?.remove());

/** Packs the package with other files, which replace its own. */
function pack(files: Readonly<Record<string, string>>): string {
  const folder = "node_modules/packed";
  removeTemporary(join(project.folder, folder));
  cpSync(join(project.folder, "packages/crane"), join(project.folder, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) project.write(`${folder}/${path}`, text);
  execute("npm", ["pack", "--silent", "--pack-destination", "..", "--ignore-scripts"], join(project.folder, folder));
  return "node_modules/harbour-crane-1.0.0.tgz";
}

test("a package matches its release, whatever license and changelog it has", async () => {
  const { code, said } = await project.wirepact("verify", pack({ LICENSE: "Take it.\n", "CHANGELOG.md": "# Changelog\n" }));
  expect(said).toMatch(/^@harbour\/crane 1\.0\.0 matches its release: \d+ files are identical\.$/);
  expect(code).toBe(0);
});

test("a file that was modified is not verified", async () => {
  const stolen = `${project.read("packages/crane/dist/index.js")}\nglobalThis.stolen = true;\n`;
  const { code, said } = await project.wirepact("verify", pack({ "dist/index.js": stolen }));
  expect(said).toMatch(/^error release\/not-verified: dist\/index\.js differs from the file generated from the model/);
  expect(code).toBe(1);
});

test("a package that cannot be built here is not verified, and the error of the compiler is shown", async () => {
  const tarball = pack({});
  const needed = join(project.folder, "node_modules/fast-check");
  rmSync(needed);
  const { code, said } = await project.wirepact("verify", tarball);
  symlinkSync(join(repository, "node_modules/fast-check"), needed);
  expect(said).toMatch(/^error release\/build-failed: cannot build the packages: src\/testing\.ts.*error TS2307: .*'fast-check'.*$/m);
  expect(code).toBe(1);
});

test.each([
  ["package.json", "not a tarball"],
  ["nothing.tgz", "no such file"],
])("verify %s is rejected", async (file, expected) => {
  expect(await project.wirepact("verify", file)).toMatchObject({ code: 1, said: expect.stringContaining(expected) as string });
});
