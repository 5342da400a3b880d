// Mistakes in a release without a registry: each is reported, changes nothing, and can be corrected.

import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { execute, repository } from "../support/packed.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";
import { crane } from "../support/harbour-spec.js";

const spec = "spec/protocols/crane.yaml";
const frozen = "spec/releases/crane/1.0.0.json";
const firstTag = "@harbour/crane@1.0.0";
const hook = ".git/hooks/pre-commit";
const leftOver = "packages/crane/dist/left-over.js";
let project: ReleaseProject;
let head = "";

beforeAll(async () => {
  project = createReleaseProject({ "spec/wirepact.yaml": "protocols: [protocols/crane.yaml]\nlint: minimal\n", [spec]: crane });
  // The registry tests run these two tools.
  for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
  await project.wirepact("generate");
  project.commit("Begin");
  expect(await project.wirepact("release", "--no-publish")).toMatchObject({ code: 0 });
  cpSync(join(project.folder, "packages/crane"), join(project.folder, "node_modules/crane-1"), { recursive: true });
  head = project.git("rev-parse", "HEAD");
});

afterAll(() => project?.remove());

// Each test begins with the project as it was after the first release, whatever the one before it left behind.
beforeEach(() => {
  project.git("reset", "--quiet", "--hard", head);
  project.git("clean", "--quiet", "-fd");
  for (const tag of project.git("tag").split("\n")) if (tag !== firstTag) project.git("tag", "--delete", tag);
  for (const left of [hook, leftOver, ".git/wirepact-release.json"]) rmSync(join(project.folder, left), { force: true });
});

const release = (...parameters: readonly string[]) => project.wirepact("release", "--no-publish", ...parameters);

describe("a baseline", () => {
  test.each([
    [["--against", "9.9.9"], "release/unknown-version: unknown version 9.9.9 of crane; released: 1.0.0"],
    [["--against", "mian"], 'release/unknown-baseline: "mian" is not a released version, a file or a commit'],
    [["--against", "package.json"], "cannot compare with package.json: not a model"],
    [["--protocol", "crain"], 'release/no-protocol: unknown protocol "crain"; the spec has crane'],
  ])("diff %j is rejected", async (parameters, expected) => {
    expect(await project.wirepact("diff", ...parameters)).toMatchObject({ code: 1, said: expect.stringContaining(expected) as string });
  });

  test("can be a version, a file or a commit", async () => {
    for (const against of ["1.0.0", "v1.0.0", frozen, "HEAD"])
      expect(await project.wirepact("diff", "--against", against)).toMatchObject({
        code: 0,
        said: expect.stringContaining("crane: no changes since") as string,
      });
  });

  test.each([
    ["is truncated", (text: string) => text.slice(0, 2000), "cannot compare with releases/crane/1.0.0.json: not valid JSON"],
    [
      "is of a later layout",
      (text: string) => text.replace('"modelVersion": 1', '"modelVersion": 99'),
      "its model version 99 is newer than 1",
    ],
    [
      "lacks a part",
      (text: string) => text.replace('"messages":', '"massages":'),
      "cannot compare with releases/crane/1.0.0.json: messages is missing",
    ],
    [
      "is another protocol",
      (text: string) => text.replace('"name": "crane"', '"name": "hoist"'),
      "cannot compare crane with hoist: they are different protocols",
    ],
    [
      "was edited",
      (text: string) => text.replace("Ships ask for a crane.", "Ships ask."),
      "releases/crane/1.0.0.json was changed; a released model must not change",
    ],
  ])("that %s prevents a release", async (_, damage, expected) => {
    const text = project.read(frozen);
    expect(damage(text)).not.toBe(text);
    project.write(frozen, damage(text));
    const { code, said } = await release("--dry-run");
    expect(said).toContain(expected);
    expect(said).toContain("release/frozen-changed");
    expect(code).toBe(1);
  });

  test("that is missing or was not released prevents a release", async () => {
    rmSync(join(project.folder, frozen));
    project.write("spec/releases/crane/0.9.0.json", "{}");
    const { code, said } = await release("--dry-run");
    expect(said).toContain("releases/crane/1.0.0.json is missing; a released model must not change");
    expect(said).toContain("releases/crane/0.9.0.json is not listed in hashes.json");
    expect(code).toBe(1);
  });
});

describe("an edit", () => {
  test("of a limit is explained on one screen", async () => {
    project.edit(spec, "{ type: number, min: 0, doc", "{ type: number, min: 0, max: 50, doc");
    const { code, said } = await release("--dry-run");
    expect(said).toContain("crane 1.0.0 -> 2.0.0 (major)");
    expect(said).toMatch(
      /bound-tightened: lift\.tons: limit tightened from no maximum to at most 50 +spec\/protocols\/crane\.yaml:\d+:\d+/,
    );
    expect(said).toContain("Senders of 1.0.0 break: readers of 2.0.0 reject their messages.");
    expect(said).toMatch(/"tons":51.*\n +-> tons must be between 0 and 50, (?:not|got) 51/);
    expect(said).toContain("version 1.0.0 of crane is too low: the changes require 2.0.0 (bound-tightened)");
    expect(said).toContain("uncommitted changes: spec/protocols/crane.yaml");
    expect(said.split("\n").length).toBeLessThan(30);
    expect(code).toBe(1);
  });

  test("of the name of a protocol is reported with the new protocol", async () => {
    project.edit(spec, "protocol: crane", "protocol: hoist");
    const { said } = await project.wirepact("diff");
    expect(said).toContain("hoist 1.0.0 (first release)");
    expect(said).toContain(
      "crane was released (1.0.0) but is no longer in the spec, so its users get no further release; hoist would be released as a new protocol",
    );
  });

  test("of a generated file, or a tag that is there already, prevents a release", async () => {
    project.edit(spec, "doc: Ships ask for a crane.", "doc: Ships ask for a crane, and wait.");
    await project.wirepact("generate");
    project.write("packages/crane/README.md", "Mine.\n");
    project.commit("Say more");
    project.git("tag", "@harbour/crane@1.0.1");
    const { code, said } = await release("--dry-run");
    expect(said).toMatch(/release\/drift: .*packages\/crane\/README\.md/);
    expect(said).toContain("release/tag-exists: tag @harbour/crane@1.0.1 already exists");
    expect(said).toContain("crane 1.0.0 -> 1.0.1 (patch)");
    expect(said).not.toContain("Plan\n");
    expect(code).toBe(1);
  });

  test("of the version alone is planned as that", async () => {
    project.edit(spec, "version: 1.0.0", "version: 2.0.0");
    await project.wirepact("generate");
    project.commit("Say that it is final");
    const { code, said } = await release("--dry-run");
    expect(said).toContain("crane: no changes since 1.0.0; the spec sets version 2.0.0");
    expect(said).toContain("tag @harbour/crane@2.0.0");
    expect(said).not.toContain("none");
    expect(code).toBe(0);
  });

  test("must not lower the version", async () => {
    project.edit(spec, "version: 1.0.0", "version: 0.9.0");
    const { code, said } = await release("--dry-run");
    expect(said).toContain("version 0.9.0 of crane is lower than the released 1.0.0");
    expect(code).toBe(1);
  });

  test("that breaks can be allowed until a date, and still decides the version", async () => {
    const allow = (until: string): string => `allow: { bound-tightened: { reason: Cranes are weak., until: ${until} } }\n\nroles:`;
    project.edit(spec, "{ type: number, min: 0, doc", "{ type: number, min: 0, max: 50, doc");
    project.edit(spec, "roles:", allow("2020-01-31"));
    const expired = await release("--dry-run");
    project.edit(spec, allow("2020-01-31"), allow("2999-01-31"));
    const allowed = await release("--dry-run");
    expect(expired).toMatchObject({
      code: 1,
      said: expect.stringContaining('the `allow` for "bound-tightened" expired on 2020-01-31') as string,
    });
    expect(allowed.said).toContain("crane 1.0.0 -> 2.0.0 (major)");
    expect(allowed.said).toContain("crane 1.0.0 -> 2.0.0 (major)");
    expect(allowed.said).toContain("Cranes are weak.");
    expect(allowed.said).not.toContain("version-too-low");
  });
});

describe("a release that fails on the way", () => {
  const edited = async (): Promise<string> => {
    project.edit(spec, "doc: Ships ask for a crane.", "doc: Ships ask for a crane, and get one.");
    await project.wirepact("generate");
    project.commit("Say more");
    return project.git("rev-parse", "HEAD");
  };

  const writeHook = (script: string): void => {
    project.write(hook, `#!/bin/sh\n${script}\n`);
    chmodSync(join(project.folder, hook), 0o755);
  };
  const untouched = (commit: string): void => {
    expect(project.git("status", "--porcelain")).toBe("");
    expect(project.git("rev-parse", "HEAD")).toBe(commit);
    expect(project.git("tag")).toBe(firstTag);
  };

  test("because the packages cannot be built changes nothing", async () => {
    project.edit("package.json", "node node_modules/typescript-7/bin/tsc -b", "node --eval process.exit(1)");
    const commit = await edited();
    const { code, said } = await release();
    expect(said).toContain("release/build-failed: cannot build the packages");
    expect(code).toBe(1);
    untouched(commit);
  });

  test("because a file of an earlier build would be packed changes nothing", async () => {
    const commit = await edited();
    project.write(leftOver, "export {};\n");
    const { code, said } = await release();
    expect(said).toContain(
      "wirepact verify reports a problem in @harbour/crane: dist/left-over.js is not generated from the model; delete the files of earlier builds",
    );
    expect(code).toBe(1);
    untouched(commit);
  });

  test("because Git rejects the commit changes nothing, and can be run again", async () => {
    const commit = await edited();
    // While Git commits, the record is there from which a release that is killed is recovered.
    writeHook("cat .git/wirepact-release.json > /dev/null && echo 'no releases on Fridays' && echo 'nor on Mondays'\nexit 1");
    const { code, said } = await release();
    rmSync(join(project.folder, hook));
    expect(said).toMatch(/cannot commit the release: no releases on Fridays\nNot released; all changes were reverted\.$/);
    expect(said).toMatch(/packing 1 package$/m);
    expect(code).toBe(1);
    untouched(commit);
    expect(await release()).toMatchObject({ code: 0, said: expect.stringContaining("tagged     @harbour/crane@1.0.1") as string });
  });

  test("because a hook rejects the commit and gives no reason changes nothing", async () => {
    const commit = await edited();
    writeHook("exit 1");
    expect((await release()).said).toContain("\nerror release/commit-failed: cannot commit the release: Git printed no reason\n");
    untouched(commit);
  });

  test("because a hook empties the commit changes nothing, and can be run again", async () => {
    const commit = await edited();
    writeHook("git reset --quiet");
    const { code, said } = await release();
    rmSync(join(project.folder, hook));
    expect(said).toMatch(/cannot commit the release: a Git hook removed (\d+) of \1 files from the commit, such as /);
    expect(said).toMatch(/\nNot released; all changes were reverted\.$/);
    expect(code).toBe(1);
    untouched(commit);
    expect(await release()).toMatchObject({ code: 0, said: expect.stringContaining("tagged     @harbour/crane@1.0.1") as string });
  });

  test.each(["before it builds", "while a hook runs"])("because of Ctrl+C %s changes nothing", async (when) => {
    const commit = await edited();
    const controller = new AbortController();
    const [started, stopped] = ["started", "stopped"].map((name) => join(project.folder, `node_modules/hook-${name}`)) as [string, string];
    for (const file of [started, stopped]) rmSync(file, { force: true });
    writeHook(`touch "${started}"\nwhile [ ! -e "${stopped}" ]; do sleep 0.05; done\nexit 1`);
    const watch = setInterval(() => {
      if (!existsSync(started)) return;
      controller.abort();
      writeFileSync(stopped, "");
    }, 20);
    if (when === "before it builds") controller.abort();
    const { code, said } = await project.interruptible(controller.signal, "release", "--no-publish");
    clearInterval(watch);
    expect(said).toMatch(
      /\nerror release\/stopped: the release was interrupted; run `wirepact release` again\nNot released; all changes were reverted\.$/,
    );
    expect(said.includes("\nbuilding\n")).toBe(when === "while a hook runs");
    expect(code).toBe(1);
    untouched(commit);
  });
});

describe("an upgrade to a major", () => {
  const compile = (): string => {
    try {
      return execFileSync(process.execPath, [join(repository, "node_modules/typescript-7/bin/tsc"), "-p", "consumer"], {
        cwd: project.folder,
        encoding: "utf8",
      });
    } catch (error) {
      return (error as { readonly stdout: string }).stdout;
    }
  };
  const program = (alias: string, field: string): string => `
import { createLift, type Lift } from "${alias}";
const lift: Lift = createLift({ ship: "Aurora", ${field}: 2 });
export const heavy: boolean = lift.${field} > 1;
`;

  test("needs only the edits that its changelog names", async () => {
    project.write("spec/protocols/crane.yaml", crane.replaceAll("tons", "weight").replace("version: 1.0.0", "version: 2.0.0"));
    project.edit(spec, "messages:", "migrations:\n  2.0.0: { lift: { rename: { tons: weight } } }\n\nmessages:");
    await project.wirepact("generate");
    project.commit("Weigh instead");
    const { code, said } = await release();
    expect(said).toContain("crane 1.0.0 -> 2.0.0 (major)");
    expect(code).toBe(0);
    cpSync(join(project.folder, "packages/crane"), join(project.folder, "node_modules/crane-2"), { recursive: true });
    const changelog = project.read("packages/crane/CHANGELOG.md").split("## 1.0.0")[0] ?? "";
    expect(changelog).toMatch(
      /### Breaking changes for senders\n\n- lift\.tons: field renamed to weight[^\n]* New readers reject:[\s\S]*\/\/ weight is required[\s\S]*Valid now:\s+```jsonc\s+\{ "kind": "lift", "ship": "", "weight": 0 \}\n/,
    );
    expect(changelog).toMatch(/### Breaking changes in the API\n\n- lift\.tons: field renamed to weight/);

    const compilerOptions = { target: "ES2022", lib: ["ES2023"], module: "NodeNext", strict: true, types: [], noEmit: true };
    project.write("consumer/tsconfig.json", JSON.stringify({ compilerOptions, include: ["."] }));
    project.write("consumer/program.ts", program("crane-1", "tons"));
    expect(compile()).toBe("");
    project.write("consumer/program.ts", program("crane-2", "tons"));
    const errors = compile()
      .split("\n")
      .filter((line) => line.includes("error TS"));
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.filter((line) => !line.includes("'tons'"))).toEqual([]);
    project.write("consumer/program.ts", program("crane-2", "weight"));
    expect(compile()).toBe("");
  });

  test("migrates old messages", () => {
    project.write(
      "consumer/upgrade.mjs",
      `import * as one from "crane-1";
       import * as two from "crane-2";
       const old = one.createLift({ ship: "Aurora", tons: 2 });
       const up = two.upgrade(old, "1.0.0");
       console.log(JSON.stringify([two.decode(JSON.stringify(old)).ok, up.value, two.downgrade(up.value, "1.0.0")]));`,
    );
    const said: unknown = JSON.parse(execute(process.execPath, ["consumer/upgrade.mjs"], project.folder));
    expect(said).toEqual([false, { kind: "lift", ship: "Aurora", weight: 2 }, { kind: "lift", ship: "Aurora", tons: 2 }]);
  });
});
