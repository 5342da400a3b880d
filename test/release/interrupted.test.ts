// A release without a registry that is interrupted, or that finds the disk full: the next run completes it, and the screen says what to do. A sample;
// the long tests take all moments, and `test/matrix/release-steps.test.ts` has those of publishing.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../generator/release/process/run-command.js";
import { interruptRelease, momentsBeforePublishing } from "../support/interrupt-release.js";
import { randomNumbers } from "../support/kill-process.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { isThorough } from "../support/sample-size.js";
import { seed } from "../support/seed.js";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk.js";
import { berth, crane, rootFile } from "../support/harbour-spec.js";

const command = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const outer = mkdtempSync(join(tmpdir(), "interrupted-release-"));
const disk: SmallDisk | undefined = mountSmallDisk(join(outer, "disk"), 64_000_000);
let project: ReleaseProject;
let head = "";
let expected = "";

const released = (): string =>
  [project.git("rev-parse", "HEAD^{tree}"), project.git("log", "-2", "--format=%s"), project.git("tag")].join("\n");

/** Runs a release to its end. */
function release(): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "release", "--no-publish"], {
    cwd: project.folder,
    encoding: "utf8",
  });
  return { code: status, said: `${stdout}${stderr}` };
}

/** The project as it was before the release. */
function reset(): void {
  project.git("reset", "--quiet", "--hard", head);
  for (const name of ["berth", "crane"]) project.git("tag", "--delete", `@harbour/${name}@1.0.1`);
}

beforeAll(async () => {
  project = createReleaseProject(
    { "spec/wirepact.yaml": rootFile, "spec/protocols/berth.yaml": berth, "spec/protocols/crane.yaml": crane },
    disk === undefined ? undefined : join(outer, "disk"),
  );
  for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
  await project.wirepact("generate");
  project.commit("Begin");
  expect(await project.wirepact("release", "--no-publish")).toMatchObject({ code: 0 });
  for (const name of ["berth", "crane"])
    project.edit(`spec/protocols/${name}.yaml`, "doc: Ships ask for a", "doc: Ships politely ask for a");
  project.write("spec/notes/berth.md", "Manners.\n");
  await project.wirepact("generate");
  project.commit("Ask politely");
  head = project.git("rev-parse", "HEAD");
  expect(release()).toMatchObject({ code: 0 });
  expected = released();
  expect(expected).toContain("Release berth 1.0.1, crane 1.0.1");
});

afterAll(() => {
  project?.remove();
  disk?.unmount();
  removeTemporary(outer);
});

/** The same release as the one that nobody interrupted. */
function expectReleased(): void {
  expect(project.git("status", "--porcelain")).toBe("");
  expect(released()).toBe(expected);
  for (const file of ["wirepact-release.json", "wirepact-release.lock"]) expect(existsSync(join(project.folder, ".git", file))).toBe(false);
}

const next = randomNumbers(seed);
const some = <T>(cases: readonly T[]): readonly T[] => (isThorough ? cases : [cases[Math.floor(next() * cases.length)]!]);
const interruptions = momentsBeforePublishing.flatMap(({ what, moment }) =>
  (["SIGKILL", "SIGINT"] as const).map((signal) => [signal, what, moment] as const),
);

test.each(some(interruptions))(`is completed after a %s %s (seed ${seed})`, async (signal, _what, moment) => {
  reset();
  const { isHit, printed } = await interruptRelease(project.folder, { moment, signal, options: ["--no-publish"] });
  expect(isHit, printed).toBe(true);
  const { code, said } = release();
  expect(code, said).toBe(0);
  expectReleased();
});

test.runIf(disk !== undefined).each(some([0, 4, 16, 64, 128, 256, 512, 1024, 2048]))(
  "is completed after the disk was full, with %d kilobytes left",
  (kilobytes) => {
    reset();
    disk!.leaveFree(kilobytes * 1024);
    const full = release();
    rmSync(join(outer, "disk/filler"));
    if (full.code !== 0) {
      expect(full.said).toMatch(/no space left|disk is full/i);
      expect(full.said).toMatch(/run `wirepact release` again|all changes were reverted/);
    }
    if (full.code === 0) return expectReleased();
    const { code, said } = release();
    expect(code, said).toBe(0);
    expectReleased();
  },
);

test.runIf(disk !== undefined)("a program that found the disk full is known to have, although the space is free again", async () => {
  disk!.leaveFree(1_000_000);
  const script = `const fs = require("fs");
    try { fs.writeFileSync("large", Buffer.alloc(2_000_000)); } finally { fs.rmSync("large"); }`;
  const run = await runCommand(process.execPath, ["-e", script], { folder: join(outer, "disk") });
  rmSync(join(outer, "disk/filler"));
  expect(run).toEqual({ code: 1, out: "", problems: "the disk is full" });
});
