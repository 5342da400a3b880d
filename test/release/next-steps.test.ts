// What a maintainer reads when a release cannot begin: what is missing, found before anything is built, and what to do.

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lockRelease } from "../../generator/release/release-record.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";
import { crane } from "../support/harbour-spec.js";

const spec = "spec/protocols/crane.yaml";
let project: ReleaseProject;
let head = "";

beforeAll(async () => {
  project = createReleaseProject({ "spec/wirepact.yaml": "protocols: [protocols/crane.yaml]\nlint: minimal\n", [spec]: crane });
  await project.wirepact("generate");
  project.commit("Begin");
  head = project.git("rev-parse", "HEAD");
});

beforeEach(() => project.git("switch", "--quiet", "main"));

afterAll(() => project?.remove());

const plan = (): Promise<{ readonly code: number; readonly said: string }> => project.wirepact("release", "--no-publish", "--dry-run");

test("a branch without an upstream, and a repository without a remote, are named with the command", async () => {
  project.git("remote", "remove", "origin");
  expect((await plan()).said).toContain(
    "warning release/no-upstream: there is no remote to push the release to; add one with `git remote add origin <url>`",
  );
  project.git("remote", "add", "origin", project.folder);
  const { code, said } = await plan();
  expect(said).toContain("branch main has no upstream; push it with `git push --set-upstream origin main`");
  expect(said).toContain("Plan\n");
  expect(code).toBe(0);
  project.git("config", "branch.main.remote", "origin");
  expect((await plan()).said).not.toContain("no-upstream");
});

test("a detached HEAD is a warning", async () => {
  project.git("switch", "--quiet", "--detach", "main");
  const { code, said } = await plan();
  expect(said).toContain("warning release/detached-head: the release commit will belong to no branch");
  expect(code).toBe(0);
});

test("without an identity, nothing is built, and no plan is printed as if it would happen", async () => {
  const [name, email] = [project.git("config", "user.name"), project.git("config", "user.email")];
  project.git("config", "user.useConfigOnly", "true");
  project.git("config", "user.name", "");
  project.git("config", "--unset", "user.email");
  const { code, said } = await project.wirepact("release", "--no-publish");
  project.git("config", "user.name", name);
  project.git("config", "user.email", email);
  expect(said).toMatch(
    /error release\/no-identity: Git does not know who commits the release: .*; run `git config user\.name "Your Name"`/,
  );
  expect(said).not.toContain("Plan\n");
  expect(said).not.toContain("building");
  expect(code).toBe(1);
  expect(project.git("rev-parse", "HEAD")).toBe(head);
});

test("while one release is running, another one does not start and names the first", async () => {
  const unlock = await lockRelease(project.folder);
  const { code, said } = await project.wirepact("release", "--no-publish");
  expect(said).toMatch(new RegExp(`another release is running \\(process ${process.pid}, since \\d{4}-.*\\); wait until it has ended`));
  expect(code).toBe(1);
  expect(await lockRelease(project.folder)).toMatchObject({ code: "release/already-running" });
  if ("code" in unlock) throw new Error("not locked");
  unlock();
  expect(readdirSync(join(project.folder, ".git")).filter((file) => file.includes("wirepact"))).toEqual([]);
});

test.each(['{"pid": 999999999, "since": "2026-03-04T09:00:00Z"}', "half a lo"])(
  "a lock of a process that was killed is taken over: %s",
  async (lock) => {
    writeFileSync(join(project.folder, ".git/wirepact-release.lock"), lock);
    const unlocks = await Promise.all([lockRelease(project.folder), lockRelease(project.folder)]);
    expect(unlocks.filter((each) => "code" in each)).toHaveLength(1);
    for (const unlock of unlocks) if (!("code" in unlock)) unlock();
  },
);

test("while only examples fail, the verdict is given, with the examples to change", async () => {
  const text = project.read(spec);
  project.git("tag", "before");
  project.edit(spec, "type: number, min: 0,", "type: number, min: 0, max: 1,");
  const { code, said } = await project.wirepact("diff", "--against", "before");
  project.write(spec, text);
  expect(said).toMatch(/^crane 1\.0\.0 at before -> 2\.0\.0 \(major\)$/m);
  expect(said).toMatch(/^ {2}Examples to change: minimal of lift\.$/m);
  expect(said).toContain("check/example-invalid");
  expect(code).toBe(1);
});

test("a release whose files Git ignores names that as the cause", async () => {
  project.write(".gitignore", "node_modules\n/packages\n/generated\n/spec/releases\n");
  project.git("rm", "-r", "--quiet", "--cached", "packages", "generated");
  project.commit("Ignore what is generated");
  const { code, said } = await project.wirepact("release", "--no-publish");
  const cause = "Git ignores all files of the release; see `git check-ignore --verbose packages/*`";
  expect(said).toContain(`cannot commit the release: ${cause}\nNot released; all changes were reverted.`);
  expect(code).toBe(1);
});
