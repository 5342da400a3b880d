// What a release manager can get wrong without a registry: each mistake is told clearly, changes nothing, and can be repaired.

import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execute, repository } from "../support/packed.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";
import { crane } from "./harbour-spec.js";

const spec = "spec/protocols/crane.yaml";
const frozen = "spec/releases/crane/1.0.0.json";
let project: ReleaseProject;
let head = "";

beforeAll(async () => {
  project = createReleaseProject({ "spec/wirepact.yaml": "protocols: [protocols/crane.yaml]\nlint: minimal\n", [spec]: crane });
  // The registry tests show what these two say.
  for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
  await project.wirepact("generate");
  project.commit("Begin");
  expect(await project.wirepact("release", "--no-publish")).toMatchObject({ code: 0 });
  cpSync(join(project.folder, "packages/crane"), join(project.folder, "node_modules/crane-1"), { recursive: true });
  head = project.git("rev-parse", "HEAD");
}, 180_000);

afterAll(() => project?.remove());

/** Puts everything back as it was after the first release. */
const restore = (): void => {
  project.git("reset", "--quiet", "--hard", head);
  project.git("clean", "--quiet", "-fd");
};

const release = (...parameters: readonly string[]) => project.wirepact("release", "--no-publish", ...parameters);

describe("a baseline", () => {
  test.each([
    [["--against", "9.9.9"], "release/unknown-version: crane 9.9.9 was never released; known are 1.0.0"],
    [["--against", "mian"], 'release/unknown-baseline: "mian" is no released version, no file and no commit'],
    [["--against", "package.json"], "package.json cannot be compared with: it is no model"],
    [["--protocol", "crain"], "release/no-protocol: there is no protocol crain; the spec has crane"],
  ])("diff %j is refused", async (parameters, expected) => {
    expect(await project.wirepact("diff", ...parameters)).toMatchObject({ code: 1, said: expect.stringContaining(expected) as string });
  });

  test("can be a version, a file or a commit", async () => {
    for (const against of ["1.0.0", "v1.0.0", frozen, "HEAD"])
      expect(await project.wirepact("diff", "--against", against)).toMatchObject({
        code: 0,
        said: expect.stringContaining("crane: nothing changed since") as string,
      });
  });

  test.each([
    ["is cut off", (text: string) => text.slice(0, 2000), "releases/crane/1.0.0.json cannot be compared with: it is no JSON"],
    [
      "is of a later layout",
      (text: string) => text.replace('"modelVersion": 1', '"modelVersion": 99'),
      "its layout 99 is newer than this wirepact",
    ],
    ["lost a part", (text: string) => text.replace('"messages":', '"massages":'), "cannot be compared with: messages is missing"],
    [
      "is another protocol",
      (text: string) => text.replace('"name": "crane"', '"name": "hoist"'),
      "crane cannot be compared with hoist, which is another protocol",
    ],
    [
      "was edited",
      (text: string) => text.replace("Ships ask for a crane.", "Ships ask."),
      "releases/crane/1.0.0.json was changed; a released model never changes",
    ],
  ])("that %s forbids a release", async (_, damage, expected) => {
    const text = project.read(frozen);
    expect(damage(text)).not.toBe(text);
    project.write(frozen, damage(text));
    const { code, said } = await release("--dry-run");
    restore();
    expect(said).toContain(expected);
    expect(said).toContain("release/frozen-changed");
    expect(code).toBe(1);
  });

  test("that is gone, or that nobody released, forbids a release", async () => {
    rmSync(join(project.folder, frozen));
    project.write("spec/releases/crane/0.9.0.json", "{}");
    const { code, said } = await release("--dry-run");
    restore();
    expect(said).toContain("releases/crane/1.0.0.json is gone; a released model never changes");
    expect(said).toContain("releases/crane/0.9.0.json is on no list");
    expect(code).toBe(1);
  });
});

describe("an edit", () => {
  test("of a limit is explained on one screen", async () => {
    project.edit(spec, "{ type: number, min: 0, doc", "{ type: number, min: 0, max: 50, doc");
    const { code, said } = await release("--dry-run");
    restore();
    expect(said).toContain("crane 1.0.0 -> 2.0.0 (major)");
    expect(said).toMatch(/bound-tightened: tons of lift: at most 50 now, no greatest value before +spec\/protocols\/crane\.yaml:\d+:\d+/);
    expect(said).toContain("Senders of 1.0.0 break: readers of 2.0.0 refuse what they send.");
    expect(said).toMatch(/"tons":51.*\n +-> tons must be from 0 to 50, got 51/);
    expect(said).toContain("crane cannot be 1.0.0: the changes ask for 2.0.0 (bound-tightened)");
    expect(said).toContain("not committed: spec/protocols/crane.yaml");
    expect(said.split("\n").length).toBeLessThan(30);
    expect(code).toBe(1);
  });

  test("of the name of a protocol is told from a new protocol", async () => {
    project.edit(spec, "protocol: crane", "protocol: hoist");
    const { said } = await project.wirepact("diff");
    restore();
    expect(said).toContain("hoist 1.0.0 (first release)");
    expect(said).toContain("crane was released (1.0.0) and is no longer in the spec; hoist would begin as a new protocol");
  });

  test("may not take the version back", async () => {
    project.edit(spec, "version: 1.0.0", "version: 0.9.0");
    const { code, said } = await release("--dry-run");
    restore();
    expect(said).toContain("crane is at 0.9.0 in the spec, but 1.0.0 was released already");
    expect(code).toBe(1);
  });

  test("that breaks is allowed for a time, and decides the version all the same", async () => {
    const allow = (until: string): string => `allow: { bound-tightened: { reason: Cranes are weak., until: ${until} } }\n\nroles:`;
    project.edit(spec, "{ type: number, min: 0, doc", "{ type: number, min: 0, max: 50, doc");
    project.edit(spec, "roles:", allow("2020-01-31"));
    const expired = await release("--dry-run");
    project.edit(spec, allow("2020-01-31"), allow("2999-01-31"));
    const allowed = await release("--dry-run");
    restore();
    expect(expired).toMatchObject({ code: 1, said: expect.stringContaining('"bound-tightened" was allowed until 2020-01-31') as string });
    expect(allowed.said).toContain("crane 1.0.0 -> 2.0.0 (major)");
    expect(allowed.said).toContain("set version: 2.0.0 in spec/protocols/crane.yaml");
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

  const untouched = (commit: string): void => {
    expect(project.git("status", "--porcelain")).toBe("");
    expect(project.git("rev-parse", "HEAD")).toBe(commit);
    expect(project.git("tag")).toBe("@harbour/crane@1.0.0");
  };

  test("because the packages cannot be built leaves everything as it was", async () => {
    project.edit("package.json", "node node_modules/typescript-7/bin/tsc -b", "node --eval process.exit(1)");
    const commit = await edited();
    const { code, said } = await release();
    expect(said).toContain("release/build-failed: the packages cannot be built");
    expect(code).toBe(1);
    untouched(commit);
    restore();
  });

  test("because a file of an earlier build would be packed leaves everything as it was", async () => {
    const commit = await edited();
    const left = join(project.folder, "packages/crane/dist/left-over.js");
    writeFileSync(left, "export {};\n");
    const { code, said } = await release();
    rmSync(left);
    expect(said).toContain("says wirepact verify: dist/left-over.js is not made from the model; remove what was built before");
    expect(code).toBe(1);
    untouched(commit);
    restore();
  });

  test("because git refuses the commit leaves everything as it was, and can be run again", async () => {
    const commit = await edited();
    const hook = join(project.folder, ".git/hooks/pre-commit");
    mkdirSync(join(project.folder, ".git/hooks"), { recursive: true });
    writeFileSync(hook, "#!/bin/sh\necho 'no releases on Fridays' >&2\nexit 1\n");
    chmodSync(hook, 0o755);
    const { code, said } = await release();
    rmSync(hook);
    expect(said).toContain("git does not take the release: no releases on Fridays");
    expect(code).toBe(1);
    untouched(commit);
    expect(await release()).toMatchObject({ code: 0, said: expect.stringContaining("tagged     @harbour/crane@1.0.1") as string });
    project.git("tag", "--delete", "@harbour/crane@1.0.1");
    restore();
  });
});

describe("a tarball", () => {
  test("that was tampered with is not verified", async () => {
    const folder = join(project.folder, "node_modules/tampered");
    cpSync(join(project.folder, "node_modules/crane-1"), folder, { recursive: true });
    const index = "node_modules/tampered/dist/index.js";
    project.write(index, `${project.read(index)}\nglobalThis.stolen = true;\n`);
    execute("npm", ["pack", "--silent", "--pack-destination", "..", "--ignore-scripts"], folder);
    const tarball = "node_modules/harbour-crane-1.0.0.tgz";
    expect(await project.wirepact("verify", tarball)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/release\/not-verified: (?:package\/)?dist\/index\.js/) as string,
    });
  });

  test.each([
    ["package.json", "it is no tarball"],
    ["nothing.tgz", "there is no such file"],
  ])("verify %s is refused", async (file, expected) => {
    expect(await project.wirepact("verify", file)).toMatchObject({ code: 1, said: expect.stringContaining(expected) as string });
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

  test("needs the edits that its changelog names, and no other", async () => {
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
      /### What senders must change\n\n- tons is called weight now[^\n]* New readers refuse:[\s\S]*\/\/ weight is missing/,
    );
    expect(changelog).toMatch(/### What programs must change\n\n- tons is called weight now/);

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

  test("carries old messages over", () => {
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
