// A release that is interrupted at each of its steps, with a real registry, that finds the registry down at each of them, and that runs twice at once:
// the next run completes it, nothing is released without a tag, and the screen says what to do.

import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { berth, crane, rootFile } from "../support/harbour-spec.js";
import { interruptRelease, momentsBeforePublishing, momentsOfPublishing, type Signal } from "../support/interrupt-release.js";
import { randomNumbers } from "../support/kill-process.js";
import { isThorough } from "../support/sample-size.js";
import { seed } from "../support/seed.js";
import { npm, openReleaseRegistry, type ReleaseRegistry } from "../support/release-registry.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";

const command = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const protocols = ["berth", "crane"] as const;
let registry: ReleaseRegistry;
let project: ReleaseProject;
let patch = 0;

beforeAll(async () => {
  registry = await openReleaseRegistry();
  project = createReleaseProject({
    "spec/wirepact.yaml": rootFile,
    "spec/protocols/berth.yaml": berth,
    "spec/protocols/crane.yaml": crane,
  });
  // These two tools take most of the time, and the other registry tests run them.
  for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
  await project.wirepact("generate");
  project.commit("Begin");
  expect(await project.wirepact("release")).toMatchObject({ code: 0 });
});

afterAll(async () => {
  project?.remove();
  await registry?.close();
});

/** Edits both specs and commits; gives the version of the next release. */
async function edit(): Promise<{ readonly version: string; readonly head: string }> {
  patch += 1;
  for (const name of protocols) {
    const path = `spec/protocols/${name}.yaml`;
    project.write(path, project.read(path).replace(/^doc: Ships ask.*$/m, `doc: Ships ask for version ${patch}.`));
  }
  project.write("spec/notes/berth.md", `About version ${patch}.\n`);
  await project.wirepact("generate");
  project.commit(`Edit ${patch}`);
  return { version: `1.0.${patch}`, head: project.git("rev-parse", "HEAD") };
}

/** One commit with both tags, a clean tree, and both packages in the registry. */
async function expectReleased({ version, head }: { readonly version: string; readonly head: string }): Promise<void> {
  expect(project.git("status", "--porcelain")).toBe("");
  expect(project.git("log", "--format=%s", `${head}..HEAD`)).toBe(`Release berth ${version}, crane ${version}`);
  expect(project.git("tag", "--points-at", "HEAD").split("\n")).toEqual(protocols.map((name) => `@harbour/${name}@${version}`));
  for (const file of ["wirepact-release.json", "wirepact-release.lock"]) expect(existsSync(join(project.folder, ".git", file))).toBe(false);
  for (const name of protocols) {
    expect(project.git("tag", "--list", `@harbour/${name}@${version}`, "--format=%(contents:subject)")).toMatch(
      new RegExp(`^@harbour/${name} ${version.replaceAll(".", "\\.")} \\(`),
    );
    expect(existsSync(join(project.folder, `spec/releases/${name}/${version}.json`))).toBe(true);
    expect(project.read(`packages/${name}/CHANGELOG.md`).split(`## ${version} (`)).toHaveLength(2);
    const latest: unknown = JSON.parse(
      await npm(project.folder, "view", `@harbour/${name}`, "dist-tags.latest", "--json", "--prefer-online"),
    );
    expect(latest).toBe(version);
  }
  expect(project.read("packages/berth/CHANGELOG.md").split(`About version ${patch}.`)).toHaveLength(2);
  expect(existsSync(join(project.folder, "spec/notes/berth.md"))).toBe(false);
  expect(await project.wirepact("release")).toEqual({ code: 0, said: "Nothing to release." });
}

const next = randomNumbers(seed);
/** So many of the cases, chosen by the seed; the long tests take all of them. */
const some = <T>(cases: readonly T[], size: number): readonly T[] =>
  isThorough
    ? cases
    : cases
        .map((each) => ({ each, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, size)
        .map(({ each }) => each);

const signals: readonly (readonly [string, Signal])[] = [
  ["killed", "SIGKILL"],
  ["interrupted from the keyboard", "SIGINT"],
];
const interruptions = [...momentsBeforePublishing, ...momentsOfPublishing].flatMap(({ what, moment }) =>
  signals.map(([how, signal]) => [how, what, { moment, signal }] as const),
);

/** What a release that was stopped from the keyboard says in the end. */
const advice = /all changes were reverted|run `wirepact release` again|Not released; nothing was changed|Run `git push/;

test("at least thirty moments are tried", () => {
  expect(interruptions.length).toBeGreaterThanOrEqual(60);
});

test.each(some(interruptions, 2))(`is completed when it is %s %s (seed ${seed})`, async (_how, _what, { moment, signal }) => {
  const edited = await edit();
  const { isHit, printed } = await interruptRelease(project.folder, { moment, signal, registry });
  expect(isHit, printed).toBe(true);
  if (signal === "SIGINT") expect(printed).toMatch(advice);
  const { code, said } = await project.wirepact("release");
  expect(code, said).toBe(0);
  await expectReleased(edited);
});

const steps = ["generating", "building", "packing", "committing", "publishing @harbour/berth", "publishing @harbour/crane"];

test.each(some(steps, 1))("is completed when the registry goes down while it is %s", async (step) => {
  const edited = await edit();
  const child = spawn(process.execPath, [command, "release"], { cwd: project.folder, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  const hear = (chunk: Buffer): void => {
    printed += chunk.toString("utf8");
    if (new RegExp(`^${step}`, "m").test(printed)) registry.configure({ registry: "http://127.0.0.1:1/" });
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const code = await new Promise((resolve) => child.once("close", resolve));
  registry.configure();
  // The last package may have been published before the registry was gone.
  if (code !== 0) expect(printed).toContain("run `wirepact release` again");
  expect(await project.wirepact("release")).toMatchObject({ code: 0 });
  await expectReleased(edited);
});

describe("two releases at once", () => {
  test("make one release, and the other one says why it did nothing", async () => {
    const edited = await edit();
    const run = (): Promise<{ readonly code: unknown; readonly said: string }> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [command, "release"], { cwd: project.folder, stdio: ["ignore", "pipe", "pipe"] });
        let said = "";
        child.stdout.on("data", (chunk: Buffer) => void (said += chunk.toString("utf8")));
        child.stderr.on("data", (chunk: Buffer) => void (said += chunk.toString("utf8")));
        child.once("close", (code) => resolve({ code, said }));
      });
    const both = await Promise.all([run(), run()]);
    const [first, second] = both.sort((one, other) => other.said.length - one.said.length);
    expect(first?.code, first?.said).toBe(0);
    expect(second?.said).toMatch(/another release is running \(process \d+, since .*\); wait until it has ended|Nothing to release/);
    await expectReleased(edited);
  });
});
