// Releases beside the latest one, with a real registry: pre-releases, patches of an old major version, and a scope with its own registry.

import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { berth, crane, rootFile } from "../support/harbour-spec.js";
import { npm, openReleaseRegistry, type ReleaseRegistry } from "../support/release-registry.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";

const spec = "spec/protocols/berth.yaml";
let registry: ReleaseRegistry;
let project: ReleaseProject;

beforeAll(async () => {
  registry = await openReleaseRegistry();
  project = createReleaseProject({ "spec/wirepact.yaml": rootFile, [spec]: berth, "spec/protocols/crane.yaml": crane });
  // These two tools take most of the time, and test/release runs them.
  for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
  project.write("wirepact.config.js", 'export const config = { scope: "@harbour", access: "restricted" };\n');
  await project.wirepact("generate");
  project.commit("Begin");
  await project.wirepact("release");
});

afterAll(async () => {
  project?.remove();
  await registry?.close();
});

const distTags = async (name: string): Promise<unknown> => JSON.parse(await npm(project.folder, "view", name, "dist-tags", "--json"));

test("a pre-release is published as next, and followed by another one", async () => {
  project.edit(spec, "max: 400", "max: 200");
  project.edit(spec, "version: 1.0.0", "version: 2.0.0-rc.1");
  project.edit(spec, "format: 1.0.0", "format: 2.0.0");
  await project.wirepact("generate");
  project.commit("Take boats only");
  const { code, said } = await project.wirepact("release", "--protocol", "berth");
  expect(said).toContain("berth 1.0.0 -> 2.0.0-rc.1 (major)");
  expect(said).toContain("publish @harbour/berth 2.0.0-rc.1 as next (major)");
  expect(code, said).toBe(0);
  expect(await distTags("@harbour/berth")).toEqual({ latest: "1.0.0", next: "2.0.0-rc.1" });
  expect((await project.wirepact("release", "--protocol", "berth")).said).toBe("Nothing to release.");
  project.edit(spec, "doc: Is there a berth?", "doc: Is a berth free?");
  await project.wirepact("generate");
  project.commit("Say it shorter");
  const again = await project.wirepact("release", "--protocol", "berth");
  expect(again.said).toContain("published  @harbour/berth 2.0.0-rc.2");
  expect(project.read(spec)).toContain("version: 2.0.0-rc.2");
  project.edit(spec, "version: 2.0.0-rc.2", "version: 2.0.0");
  await project.wirepact("generate");
  project.commit("Make it final");
  expect((await project.wirepact("release", "--protocol", "berth")).said).toContain("published  @harbour/berth 2.0.0");
});

test("an old major version is patched without becoming the latest one", async () => {
  project.git("checkout", "--quiet", "-b", "1.x", "refs/tags/@harbour/berth@1.0.0");
  project.edit(spec, "doc: Is there a berth?", "doc: Is a berth free?");
  await project.wirepact("generate");
  project.commit("Say it shorter");
  const { code, said } = await project.wirepact("release", "--protocol", "berth");
  expect(said).toContain("berth 1.0.0 -> 1.0.1 (patch)");
  expect(said).toContain("publish @harbour/berth 1.0.1 as latest-1 (patch)");
  expect(said).toContain("Run `git push --follow-tags --set-upstream origin 1.x` to push the release.");
  expect(code, said).toBe(0);
  expect(await distTags("@harbour/berth")).toEqual({ latest: "2.0.0", next: "2.0.0-rc.2", "latest-1": "1.0.1" });
  project.git("checkout", "--quiet", "main");
});

test("a scope has its own registry and token, packages can be restricted, and HEAD can be detached", async () => {
  project.git("checkout", "--quiet", "--detach");
  registry.configure({ scope: "@harbour" });
  project.edit("spec/protocols/crane.yaml", "doc: Ships ask for a crane.", "doc: Ships ask for one crane.");
  await project.wirepact("generate");
  project.commit("Ask for one");
  const { code, said } = await project.wirepact("release", "--protocol", "crane");
  expect(said).toContain("published  @harbour/crane 1.0.1");
  expect(said).toContain("Run `git push origin @harbour/crane@1.0.1` to push the release.");
  expect(code, said).toBe(0);
  expect(registry.access).toBe("restricted");
  registry.configure({ scope: "@harbour", token: "wrong" });
  project.edit("spec/protocols/crane.yaml", "doc: Ships ask for one crane.", "doc: Ships ask for two cranes.");
  await project.wirepact("generate");
  project.commit("Ask for two");
  expect((await project.wirepact("release", "--protocol", "crane")).said).toMatch(/release\/not-logged-in/);
  registry.configure();
});
